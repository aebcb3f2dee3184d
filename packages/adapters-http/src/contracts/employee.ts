import {
  EMPLOYEE_NAMES_MAX,
  employeeFieldsShown,
  employeeLineFields,
  employeeList,
  employeeNameFields,
  FIRST_LOGINS,
  whyFields,
} from '@ykd/application/employee';
import { list as listField, nullable, object, text as textField } from '@ykd/application/entity';
import { GRANTS, STAFF_ROLES } from '@ykd/domain/access';
import { EMPLOYEE_EMAIL_MAX, EMPLOYEE_NAME_MAX, PEOPLE_REASON_MAX } from '@ykd/domain/people';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { keyPageOf, success } from './envelope.js';
import { recordSchema, schemaOf } from './fields.js';
import { staffFilter, staffListQuery } from './staff-list.js';
import { count, identifier, identifiers, text } from './values.js';

/** Where somebody is in the list of people who work here. */
export const employeeListQuery = staffListQuery(employeeList);

/** Longer than a rule allows, so that what is too long gets its message. */
const line = text(EMPLOYEE_NAME_MAX * 8);
const why = text(PEOPLE_REASON_MAX * 8, { multiLine: true });
const seen = { userId: identifier, version: count };
const rights = {
  role: z.nullable(z.enum(STAFF_ROLES)),
  grants: z.array(z.enum(GRANTS)).check(z.maxLength(GRANTS.length)),
};
const place = {
  departmentId: z.nullable(identifier),
  title: z.nullable(line),
  email: z.nullable(text(EMPLOYEE_EMAIL_MAX * 8)),
  phone: z.nullable(line),
};
const employee = recordSchema(employeeFieldsShown);
const about = z.strictObject({ userId: identifier });
const listed = ['not-logged-in', 'forbidden', 'invalid-input'] as const;
const found = ['not-logged-in', 'forbidden', 'entity-not-found'] as const;
const changed = [...listed, 'entity-not-found', 'changed-meanwhile'] as const;

/** Who works here: the list and contact data for staff with the grant `contacts`, rights for super administrators. */
export const employeeCalls = {
  list: defineCall({
    method: 'GET',
    path: '/api/admin/employees',
    query: employeeListQuery.wire,
    response: success(keyPageOf(recordSchema(employeeLineFields))),
    errors: listed,
    limit: 'search',
    summary:
      '在职与离职的员工；search 搜索姓名（部分、拼音、首字母）、用户名、手机号或它的后四位；department 连同下级；筛选、排序与列的写法与学员的列表相同',
  }),
  count: defineCall({
    method: 'GET',
    path: '/api/admin/employees/count',
    query: staffFilter(employeeList),
    response: success(z.object({ count, isMore: z.boolean() })),
    errors: listed,
    limit: 'search',
    summary: '同样的筛选有多少员工',
  }),
  names: defineCall({
    method: 'GET',
    path: '/api/admin/employees/names',
    query: z.strictObject({ ids: identifiers(EMPLOYEE_NAMES_MAX) }),
    response: success(schemaOf(listField(object(employeeNameFields)))),
    errors: listed,
    limit: 'search',
    summary: `员工的姓名：ids 是用逗号隔开的编号，最多 ${EMPLOYEE_NAMES_MAX} 个；不是员工的不在回答里`,
  }),
  find: defineCall({
    method: 'GET',
    path: '/api/admin/employee',
    query: about,
    response: success(employee),
    errors: found,
    summary: '一位员工：资料、部门、角色与授权、负责的学员数、登录；对他做过什么在 /api/admin/audit?about=',
  }),
  mobile: defineCall({
    method: 'POST',
    path: '/api/admin/employee/mobile',
    body: about,
    response: success(z.object({ mobile: z.string() })),
    errors: [...found, 'second-factor-needed'],
    summary: '显示一位员工的完整手机号，记入审计日志',
  }),
  why: defineCall({
    method: 'GET',
    path: '/api/admin/employee/why',
    query: about,
    response: success(schemaOf(listField(object(whyFields)))),
    errors: found,
    summary: '一位员工对每项权限的范围（all 全部、own 自己负责的、none 没有）与为什么',
  }),
  edit: defineCall({
    method: 'POST',
    path: '/api/admin/employee/edit',
    body: z.strictObject({ ...seen, ...place }),
    response: success(employee),
    errors: changed,
    summary: '修改一位员工的部门、职务、工作邮箱与工作电话；version 是看到的那一版，别人改过就回答 409',
  }),
  add: defineCall({
    method: 'POST',
    path: '/api/admin/employee/add',
    body: z.strictObject({
      ...rights,
      ...place,
      mobile: text(32),
      userName: line,
      name: line,
      firstLogin: z.enum(FIRST_LOGINS),
      reason: why,
    }),
    response: success(
      recordSchema({ employee: object(employeeFieldsShown), password: nullable(textField()) }),
    ),
    errors: [...listed, 'second-factor-needed', 'logins-unavailable'],
    summary:
      '超级管理员：为新员工建账号；firstLogin 为 password 时回答初始密码，只有这一次，为 sms 时用短信登录',
  }),
  join: defineCall({
    method: 'POST',
    path: '/api/admin/employee/join',
    body: z.strictObject({ ...rights, ...place, account: line, reason: why }),
    response: success(employee),
    errors: [...listed, 'second-factor-needed'],
    summary: '超级管理员：让已有的会员（手机号或用户名）成为员工',
  }),
  setRights: defineCall({
    method: 'POST',
    path: '/api/admin/employee/rights',
    body: z.strictObject({ ...seen, ...rights, reason: why }),
    response: success(employee),
    errors: [...changed, 'second-factor-needed'],
    summary: '超级管理员：改别人的角色与授权，他的登录全部退出；最后一位超级管理员不能失去角色',
  }),
  renewPassword: defineCall({
    method: 'POST',
    path: '/api/admin/employee/password',
    body: z.strictObject({ ...seen, reason: why }),
    response: success(recordSchema({ employee: object(employeeFieldsShown), password: textField() })),
    errors: [...changed, 'second-factor-needed', 'logins-unavailable'],
    limit: 'login',
    summary:
      '超级管理员：给别人一个新的初始密码，只回答这一次；他的登录全部退出，用它登录后必须先更换，几天不换就失效',
  }),
  leave: defineCall({
    method: 'POST',
    path: '/api/admin/employee/leave',
    body: z.strictObject({ ...seen, successorId: z.exactOptional(identifier), reason: why }),
    response: success(employee),
    errors: [...changed, 'second-factor-needed'],
    summary:
      '超级管理员：员工离职，权限收回，登录立即全部退出；有负责的学员时要写接手的人 successorId，同时转交',
  }),
  comeBack: defineCall({
    method: 'POST',
    path: '/api/admin/employee/return',
    body: z.strictObject({ ...seen, ...rights, reason: why }),
    response: success(employee),
    errors: [...changed, 'second-factor-needed'],
    summary: '超级管理员：离职的员工重新入职',
  }),
} as const;
