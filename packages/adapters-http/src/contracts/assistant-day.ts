import { assistantDayFields } from '@ykd/application/assistant-day';
import { WORK_TEXT_MAX } from '@ykd/domain/shift';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { dayText as day } from './check-in.js';
import { list, success } from './envelope.js';
import { recordSchema } from './fields.js';
import { count, identifier, text } from './values.js';

const { userId: _userId, gmtCreated: _gmtCreated, ...fields } = assistantDayFields;
const own = recordSchema(fields);

/** Longer than any month, so that what is none gets the message of the rule. */
const month = text(16);
/** Rules count what is left of a text without its white space; this only keeps what nobody wrote by hand out. */
const said = z.string().check(z.maxLength(10 * WORK_TEXT_MAX));

/** The calls about one's own record of work. Beyond the Specification. */
export const assistantDayCalls = {
  month: defineCall({
    method: 'GET',
    path: '/api/admin/record/month',
    query: z.strictObject({ month: z.exactOptional(month) }),
    response: success(z.object({ month: z.string(), today: z.string(), days: list(own) })),
    errors: ['not-logged-in', 'forbidden', 'invalid-input'],
    summary: '自己一个月（YYYY-MM，省略是本月）的工作记录，每天最多一条；from、to 是从零点起的分钟数',
  }),
  save: defineCall({
    method: 'POST',
    path: '/api/admin/record/save',
    body: z.strictObject({
      userId: z.exactOptional(identifier),
      day,
      from: count,
      to: count,
      text: said,
      version: count,
    }),
    response: success(own),
    errors: ['not-logged-in', 'forbidden', 'invalid-input', 'changed-meanwhile'],
    summary: `记录自己今天或昨天的工作：几点到几点，做了什么，最多 ${WORK_TEXT_MAX} 个字符；version 是看到的版本，还没有记录是 0，另一台设备改过就拒绝`,
  }),
} as const;
