import { securityList, securityViewFields } from '@ykd/application/security';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { keyPageOf, success } from './envelope.js';
import { recordSchema } from './fields.js';
import { staffFilter, staffListQuery } from './staff-list.js';
import { count, identifier } from './values.js';

/** Where somebody is in the security log. */
export const securityListQuery = staffListQuery(securityList);

const line = recordSchema(securityViewFields);
const listed = ['not-logged-in', 'forbidden', 'invalid-input'] as const;

/** What super administrators see of who did what. */
export const securityCalls = {
  events: defineCall({
    method: 'GET',
    path: '/api/security/events',
    query: securityListQuery.wire,
    response: success(keyPageOf(line)),
    errors: listed,
    limit: 'search',
    summary:
      '安全日志，新的在前；search 是会员的姓名、用户名或手机号；筛选有 at（北京日期）、kind 与 member，写法与学员的列表相同',
  }),
  count: defineCall({
    method: 'GET',
    path: '/api/security/events/count',
    query: staffFilter(securityList),
    response: success(z.object({ count, isMore: z.boolean() })),
    errors: listed,
    limit: 'search',
    summary: '同样的筛选有多少行，数到一万为止',
  }),
  find: defineCall({
    method: 'GET',
    path: '/api/security/event',
    query: z.strictObject({ id: identifier }),
    response: success(line),
    errors: ['not-logged-in', 'forbidden', 'entity-not-found'],
    summary: '安全日志的一行',
  }),
} as const;
