import { studentLineFields, studentList } from '@ykd/application/student';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { keyPageOf, list, success } from './envelope.js';
import { recordSchema } from './fields.js';
import { staffFilter, staffListQuery } from './staff-list.js';
import { count } from './values.js';

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
    summary:
      '员工查看学员，班主任与助教只看得到自己负责的；search 搜索姓名（部分、拼音、首字母）、用户名、手机号或它的后四位；每列的筛选写成 `运算:值,值`（is、of、starts、before、after、between、empty、some）；sort 前加 - 是倒序；columns 是要显示的列',
  }),
  count: defineCall({
    method: 'GET',
    path: '/api/admin/students/count',
    query: staffFilter(studentList),
    response: success(z.object({ count, isMore: z.boolean() })),
    errors: ['not-logged-in', 'forbidden', 'invalid-input'],
    summary: '同样的筛选有多少学员，数到一万为止；isMore 表示还有更多',
  }),
  teachers: defineCall({
    method: 'GET',
    path: '/api/admin/students/teachers',
    response: success(list(z.object({ id: z.string(), name: z.nullable(z.string()) }))),
    errors: ['not-logged-in', 'forbidden'],
    summary: '自己看得到的学员各由哪些班主任负责，用来筛选',
  }),
} as const;
