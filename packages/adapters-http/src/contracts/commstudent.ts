import { commstudentLineFields, commstudentList } from '@ykd/application/commstudent';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { keyPageOf, list, success } from './envelope.js';
import { recordSchema } from './fields.js';
import { staffFilter, staffListQuery } from './staff-list.js';
import { count } from './values.js';

/** Where somebody is in the list of students that partners brought. */
export const commstudentListQuery = staffListQuery(commstudentList);

const listed = ['not-logged-in', 'forbidden', 'invalid-input'] as const;

/** Students that were closed through partners. Specification §2 'Admin sidebar menu'. */
export const commstudentCalls = {
  list: defineCall({
    method: 'GET',
    path: '/api/admin/commstudents',
    query: commstudentListQuery.wire,
    response: success(keyPageOf(recordSchema(commstudentLineFields))),
    errors: listed,
    limit: 'search',
    summary:
      '合作伙伴成交的学员，一个付了款的订单一行，新的在前；search 与学员的列表相同，或者完整的订单号；看得到订单或管理合作伙伴的人看全部，其余的员工看自己负责的学员；金额与佣金各要自己的权限',
  }),
  count: defineCall({
    method: 'GET',
    path: '/api/admin/commstudents/count',
    query: staffFilter(commstudentList),
    response: success(z.object({ count, isMore: z.boolean() })),
    errors: listed,
    limit: 'search',
    summary: '同样的筛选有多少行',
  }),
  partners: defineCall({
    method: 'GET',
    path: '/api/admin/commstudents/partners',
    response: success(list(z.object({ id: z.string(), name: z.nullable(z.string()) }))),
    errors: ['not-logged-in', 'forbidden'],
    limit: 'search',
    summary: '自己看得到的学员是哪些合作伙伴成交的，按姓名',
  }),
};
