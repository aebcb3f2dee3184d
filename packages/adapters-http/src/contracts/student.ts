import { bulkReportFields } from '@ykd/application/staff-list';
import { CARE_ACTS, studentLineFields, studentList } from '@ykd/application/student';
import { STAFF_ROLES } from '@ykd/domain/access';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { keyPageOf, list, success } from './envelope.js';
import { recordSchema } from './fields.js';
import { listTarget, staffFilter, staffListQuery } from './staff-list.js';
import { count, identifier } from './values.js';

/** Where somebody is in the list of students. */
export const studentListQuery = staffListQuery(studentList);

/** The students, for staff. */
export const studentCalls = {
  list: defineCall({
    method: 'GET',
    path: '/api/admin/students',
    query: studentListQuery.wire,
    response: success(keyPageOf(recordSchema(studentLineFields))),
    errors: ['not-logged-in', 'forbidden', 'invalid-input'],
    limit: 'search',
    summary:
      '员工查看学员，班主任与助教只看得到自己负责的；search 搜索姓名（部分、拼音、首字母）、用户名、手机号或它的后四位；每列的筛选写成 `运算:值,值`（is、of、starts、before、after、between、empty、some）；sort 前加 - 是倒序；columns 是要显示的列',
  }),
  count: defineCall({
    method: 'GET',
    path: '/api/admin/students/count',
    query: staffFilter(studentList),
    response: success(z.object({ count, isMore: z.boolean() })),
    errors: ['not-logged-in', 'forbidden', 'invalid-input'],
    limit: 'search',
    summary: '同样的筛选有多少学员，数到一万为止；isMore 表示还有更多',
  }),
  teachers: defineCall({
    method: 'GET',
    path: '/api/admin/students/teachers',
    response: success(list(z.object({ id: z.string(), name: z.nullable(z.string()) }))),
    errors: ['not-logged-in', 'forbidden'],
    summary: '自己看得到的学员各由哪些班主任负责，用来筛选',
  }),
  assistants: defineCall({
    method: 'GET',
    path: '/api/admin/students/assistants',
    response: success(list(z.object({ id: z.string(), name: z.nullable(z.string()) }))),
    errors: ['not-logged-in', 'forbidden'],
    summary: '自己看得到的学员各有哪些助教，用来筛选',
  }),
  carers: defineCall({
    method: 'GET',
    path: '/api/admin/students/carers',
    response: success(
      list(z.object({ id: z.string(), name: z.nullable(z.string()), role: z.enum(STAFF_ROLES) })),
    ),
    errors: ['not-logged-in', 'forbidden'],
    summary: '可以负责学员的员工：班主任与助教；换了别的角色而还负责着学员的也在内，可以移除，不能再给',
  }),
  assign: defineCall({
    method: 'POST',
    path: '/api/admin/students/assign',
    body: z.strictObject({
      target: listTarget(studentList),
      seen: count,
      change: z.strictObject({ act: z.enum(CARE_ACTS), staffId: identifier }),
    }),
    response: success(recordSchema(bulkReportFields)),
    errors: ['not-logged-in', 'forbidden', 'invalid-input', 'too-many-rows', 'list-changed'],
    summary:
      '批量更换班主任、增减助教：target 是 ids（至多 1,000 个），或 filter 与 except（没有条件时写明 all）；seen 是看到的人数，与现在相差超过 5%（不到 20 位时只要不同）就拒绝（LIST_CHANGED）；一次至多 2,000 位，回答每一行的结果',
  }),
  undoAssign: defineCall({
    method: 'POST',
    path: '/api/admin/students/assign/undo',
    body: z.strictObject({ batch: identifier }),
    response: success(recordSchema(bulkReportFields)),
    errors: ['not-logged-in', 'forbidden', 'entity-not-found'],
    summary: '撤销自己十分钟以内的一次批量更换：恢复原来的负责人，之后又被改过的保持不变，并逐行说明',
  }),
} as const;
