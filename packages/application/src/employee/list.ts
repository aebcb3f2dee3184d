import { defineList } from '../staff-list/description.js';
import { EMPLOYEE_STATE_TITLES, GRANT_TITLES, ROLE_TITLES } from './words.js';

/** The list of people who work here, and of those who did. */
export const employeeList = defineList({
  name: 'employees',
  right: 'contacts.manage',
  columns: {
    name: { title: '姓名', kind: 'text', isSortable: true, isFilter: true, isEmptyAtTimes: true },
    userName: { title: '用户名', kind: 'text', isSortable: true, isFilter: true, isEmptyAtTimes: true },
    // Shown in part: neither its order nor a filter tells the rest.
    mobile: { title: '手机号', kind: 'text' },
    title: { title: '职务', kind: 'text', isFilter: true, isEmptyAtTimes: true },
    // With those below it.
    department: { title: '部门', kind: 'choice', isSortable: true, isFilter: true, isEmptyAtTimes: true },
    // Without those below it.
    directDepartment: { title: '直属部门', kind: 'choice', isFilter: true, isFilterOnly: true },
    role: { title: '角色', kind: 'choice', isFilter: true, isEmptyAtTimes: true, values: ROLE_TITLES },
    grants: { title: '授权', kind: 'choice', isFilter: true, values: GRANT_TITLES },
    state: { title: '状态', kind: 'choice', isFilter: true, values: EMPLOYEE_STATE_TITLES },
    email: { title: '工作邮箱', kind: 'text' },
    phone: { title: '工作电话', kind: 'text' },
    students: { title: '负责的学员', kind: 'number' },
    joinedAt: { title: '入职时间', kind: 'instant', isSortable: true, isFilter: true, isDay: true },
    leftAt: { title: '离职时间', kind: 'instant', isFilter: true, isEmptyAtTimes: true, isDay: true },
  },
  shown: ['name', 'mobile', 'title', 'department', 'role', 'grants', 'state', 'joinedAt'],
  sort: 'name',
});

export type EmployeeList = typeof employeeList;
