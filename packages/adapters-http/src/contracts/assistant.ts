import {
  assistantFiguresFields,
  assistantPageFields,
  ASSISTANTS_AT_ONCE,
  CONTACT_WEEKS,
} from '@ykd/application/assistant';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { list, success } from './envelope.js';
import { recordSchema } from './fields.js';
import { identifier, identifiers } from './values.js';

/** Those who look after students. Beyond the Specification. */
export const assistantCalls = {
  figures: defineCall({
    method: 'GET',
    path: '/api/admin/assistants/figures',
    query: z.strictObject({ ids: identifiers(ASSISTANTS_AT_ONCE) }),
    response: success(list(recordSchema(assistantFiguresFields))),
    errors: ['not-logged-in', 'forbidden'],
    limit: 'search',
    summary: `班主任与助教的数字：ids 是用逗号隔开的编号，一次至多 ${ASSISTANTS_AT_ONCE} 位：负责的学员、近 7 天学习过的、今天待办里的、近 7 天与近 30 天联系过的，wait 是近 30 天的联系从出现原因到联系隔了几天（中位数）`,
  }),
  page: defineCall({
    method: 'GET',
    path: '/api/admin/assistants/one',
    query: z.strictObject({ staffId: identifier }),
    response: success(recordSchema(assistantPageFields)),
    errors: ['not-logged-in', 'forbidden', 'entity-not-found'],
    limit: 'search',
    summary: `一位班主任或助教：同样的数字，学员在他的待办里各是怎样，他最近 ${CONTACT_WEEKS} 周每周联系几次，推迟的、转交给他的学员，最近写的备注`,
  }),
} as const;
