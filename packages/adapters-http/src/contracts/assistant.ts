import {
  assistantLineFields,
  assistantList,
  assistantPageFields,
  CONTACT_WEEKS,
  departmentOptionFields,
} from '@ykd/application/assistant';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { keyPageOf, list, success } from './envelope.js';
import { recordSchema } from './fields.js';
import { staffFilter, staffListQuery } from './staff-list.js';
import { count, identifier } from './values.js';

/** Where somebody is in the list of those who look after students. */
export const assistantListQuery = staffListQuery(assistantList);

/** Those who look after students. Beyond the Specification. */
export const assistantCalls = {
  list: defineCall({
    method: 'GET',
    path: '/api/admin/assistants',
    query: assistantListQuery.wire,
    response: success(keyPageOf(recordSchema(assistantLineFields))),
    errors: ['not-logged-in', 'forbidden', 'invalid-input'],
    limit: 'search',
    summary:
      '班主任与助教，和他们的数字：负责的学员、近 7 天学习过的、今天待办里的、近 7 天与近 30 天联系过的，wait 是近 30 天的联系从出现原因到联系隔了几天（中位数）；数字是几分钟以内统计的（countedAt），负责的学员变了的立刻重新统计',
  }),
  count: defineCall({
    method: 'GET',
    path: '/api/admin/assistants/count',
    query: staffFilter(assistantList),
    response: success(z.object({ count, isMore: z.boolean() })),
    errors: ['not-logged-in', 'forbidden', 'invalid-input'],
    limit: 'search',
    summary: '同样的筛选有多少位班主任与助教',
  }),
  departments: defineCall({
    method: 'GET',
    path: '/api/admin/assistants/departments',
    response: success(list(recordSchema(departmentOptionFields))),
    errors: ['not-logged-in', 'forbidden'],
    summary: '班主任与助教的列表可以按哪些部门筛选',
  }),
  page: defineCall({
    method: 'GET',
    path: '/api/admin/assistants/one',
    query: z.strictObject({ staffId: identifier }),
    response: success(recordSchema(assistantPageFields)),
    errors: ['not-logged-in', 'forbidden', 'entity-not-found'],
    limit: 'search',
    summary: `一位班主任或助教：同样的数字（现在的），学员在他的待办里各是怎样，他最近 ${CONTACT_WEEKS} 周每周联系几次，推迟的、转交给他的学员，最近写的备注`,
  }),
} as const;
