import { departmentTreeFields } from '@ykd/application/department';
import { DEPARTMENTS_MAX, DEPARTMENT_NAME_MAX } from '@ykd/domain/people';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { success } from './envelope.js';
import { recordSchema } from './fields.js';
import { count, identifier, text } from './values.js';

/** Longer than any name, so that what is too long gets the message of the rule. */
const name = text(DEPARTMENT_NAME_MAX * 8);
const seen = { id: identifier, version: count };
const response = success(recordSchema(departmentTreeFields));
const changed = [
  'not-logged-in',
  'forbidden',
  'invalid-input',
  'entity-not-found',
  'changed-meanwhile',
] as const;

/** The departments, for staff with the grant `contacts`. Each change answers the whole tree. */
export const departmentCalls = {
  tree: defineCall({
    method: 'GET',
    path: '/api/admin/departments',
    response,
    errors: ['not-logged-in', 'forbidden'],
    summary: `全部部门，最多 ${DEPARTMENTS_MAX} 个：上级在前，同级按次序；people 是直接在这里的员工数，peopleBelow 连同下级；unassigned 是没有部门的员工数`,
  }),
  add: defineCall({
    method: 'POST',
    path: '/api/admin/department/add',
    body: z.strictObject({ parentId: z.nullable(identifier), name }),
    response,
    errors: ['not-logged-in', 'forbidden', 'invalid-input'],
    summary: '新建部门，排在同级最后；parentId 为 null 是最上级',
  }),
  rename: defineCall({
    method: 'POST',
    path: '/api/admin/department/rename',
    body: z.strictObject({ ...seen, name }),
    response,
    errors: changed,
    summary: '部门改名；version 是看到的那一版，别人改过就回答 409，details 里是现在的样子、谁改的、何时',
  }),
  move: defineCall({
    method: 'POST',
    path: '/api/admin/department/move',
    body: z.strictObject({ ...seen, parentId: z.nullable(identifier), position: count }),
    response,
    errors: changed,
    summary:
      '移动部门，下级与员工一起：放到 parentId 下面，同级里（不算它自己）第 position 个之前，从 0 数起',
  }),
  remove: defineCall({
    method: 'POST',
    path: '/api/admin/department/remove',
    body: z.strictObject({ ...seen, moveTo: z.exactOptional(identifier) }),
    response,
    errors: changed,
    summary:
      '删除没有下级的部门；还有在职的员工时要写 moveTo，他们在同一个事务里移到那里；已经离职的不算，此后没有部门',
  }),
} as const;
