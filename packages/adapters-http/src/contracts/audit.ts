import { auditList } from '@ykd/application/audit';
import { auditEntryFields } from '@ykd/application/entities';
import { nullable, text } from '@ykd/application/entity';
import { CONDITION_VALUES_MAX } from '@ykd/application/staff-list';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { keyPageOf, list, success } from './envelope.js';
import { recordSchema } from './fields.js';
import { staffFilter, staffListQuery } from './staff-list.js';
import { count, identifier, identifiers } from './values.js';

/** Where somebody is in the audit log. */
export const auditListQuery = staffListQuery(auditList);

const line = recordSchema({ ...auditEntryFields, actorName: nullable(text()), aboutName: nullable(text()) });
const named = list(z.object({ id: identifier, name: z.nullable(z.string()) }));
const listed = ['not-logged-in', 'forbidden', 'invalid-input'] as const;

/** What super administrators see of what staff changed. */
export const auditCalls = {
  entries: defineCall({
    method: 'GET',
    path: '/api/admin/audit',
    query: auditListQuery.wire,
    response: success(keyPageOf(line)),
    errors: listed,
    limit: 'search',
    summary:
      '审计日志：员工改了什么，新的在前；search 是姓名、用户名、手机号（谁做的或关于谁）或对象编号；筛选有 at（北京日期）、actor（员工）、act（做了什么）、subjectKind 与 subjectId（改的是什么）、about（关于哪位会员）、batch、source，写法与学员的列表相同',
  }),
  count: defineCall({
    method: 'GET',
    path: '/api/admin/audit/count',
    query: staffFilter(auditList),
    response: success(z.object({ count, isMore: z.boolean() })),
    errors: listed,
    limit: 'search',
    summary: '同样的筛选有多少行，数到一万为止',
  }),
  find: defineCall({
    method: 'GET',
    path: '/api/admin/audit/line',
    query: z.strictObject({ seq: identifier }),
    response: success(line),
    errors: ['not-logged-in', 'forbidden', 'entity-not-found'],
    summary: '审计日志的一行，seq 是它的序号',
  }),
  actors: defineCall({
    method: 'GET',
    path: '/api/admin/audit/actors',
    response: success(named),
    errors: ['not-logged-in', 'forbidden'],
    summary: '审计日志里改过东西的员工，用来筛选；至多五百位',
  }),
  names: defineCall({
    method: 'GET',
    path: '/api/admin/audit/names',
    query: z.strictObject({ ids: identifiers(CONDITION_VALUES_MAX) }),
    response: success(named),
    errors: listed,
    summary: `会员的姓名，写在日志的条件里：ids 是用逗号隔开的编号，最多 ${CONDITION_VALUES_MAX} 个；不在的、没有名字的不在回答里`,
  }),
} as const;
