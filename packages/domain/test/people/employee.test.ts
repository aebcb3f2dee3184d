import { describe, expect, test } from 'vitest';
import {
  EMPLOYEE_STATES,
  employeeContactIssues,
  employeeNameIssue,
  isLastSuperAdmin,
  peopleReasonIssue,
  staffRightsIssue,
  successorMissingIssue,
} from '../../src/people/index.js';

const NONE = { title: null, email: null, phone: null };

describe('somebody who works here', () => {
  test('need not be found by anything', () => {
    expect(employeeContactIssues(NONE)).toEqual([]);
    expect(EMPLOYEE_STATES).toEqual(['active', 'left']);
  });

  test('is found by a post, an address and a number', () => {
    expect(employeeContactIssues({ title: '组长', email: 'a@b.cn', phone: '025-8888 转 12' })).toEqual([]);
    const long = 'x'.repeat(65);
    expect(employeeContactIssues({ title: long, email: long, phone: 'a\tb' })).toEqual([
      { field: 'title', message: '职务不能超过32个字符' },
      { field: 'email', message: '工作邮箱不能超过64个字符' },
      { field: 'phone', message: '工作电话不能包含控制字符' },
    ]);
    expect(employeeContactIssues({ ...NONE, email: 'nobody' })).toEqual([
      { field: 'email', message: '工作邮箱格式不正确' },
    ]);
    expect(employeeContactIssues({ ...NONE, title: ' ' })).toEqual([
      { field: 'title', message: '职务必须填写' },
    ]);
  });

  test('has a name, and rights with a reason', () => {
    expect([employeeNameIssue('陈静'), employeeNameIssue('')]).toEqual([undefined, '姓名必须填写']);
    expect(staffRightsIssue({ grants: [] })).toBe('请选择角色，或至少给一项授权');
    expect(staffRightsIssue({ role: 'class', grants: [] })).toBeUndefined();
    expect(staffRightsIssue({ grants: ['orders'] })).toBeUndefined();
    expect(peopleReasonIssue('换岗\n从三月起')).toBeUndefined();
    expect(peopleReasonIssue(' ')).toBe('原因必须填写');
    expect(employeeNameIssue('陈\u202E静')).toBe('姓名不能包含文字方向控制符');
    expect(employeeContactIssues({ ...NONE, title: '组长\u2028', email: '\u2066a@b.cn' })).toEqual([
      { field: 'title', message: '职务不能包含控制字符' },
      { field: 'email', message: '工作邮箱不能包含文字方向控制符' },
    ]);
    expect(peopleReasonIssue('换\u202D岗')).toBe('原因不能包含文字方向控制符');
    expect(peopleReasonIssue('字'.repeat(201))).toBe('原因不能超过200个字符');
  });
});

test('the last super administrator is the only one, and would be none', () => {
  const one = ['a'];
  expect(isLastSuperAdmin(one, 'a', undefined)).toBe(true);
  expect(isLastSuperAdmin(one, 'a', { role: 'class', grants: ['orders'] })).toBe(true);
  expect(isLastSuperAdmin(one, 'a', { role: 'superAdmin', grants: [] })).toBe(false);
  expect(isLastSuperAdmin(one, 'b', undefined)).toBe(false);
  expect(isLastSuperAdmin(['a', 'b'], 'a', undefined)).toBe(false);
  expect(isLastSuperAdmin([], 'a', undefined)).toBe(false);
});

test('students of whoever leaves go to somebody', () => {
  expect(successorMissingIssue(2, undefined)).toBe('他还负责 2 位学员，请选择接手的人');
  expect(successorMissingIssue(2, 'a')).toBeUndefined();
  expect(successorMissingIssue(0, undefined)).toBeUndefined();
});
