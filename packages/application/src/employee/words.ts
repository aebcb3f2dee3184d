import type { Grant, StaffRole } from '@ykd/domain/access';
import type { EmployeeState } from '@ykd/domain/people';

/** What roles are called, on screens and in what is exported. */
export const ROLE_TITLES: Readonly<Record<StaffRole, string>> = {
  superAdmin: '超级管理员',
  class: '班主任',
  teacher: '助教',
};

/** What is granted beside a role. */
export const GRANT_TITLES: Readonly<Record<Grant, string>> = {
  contacts: '通讯录',
  orders: '订单',
  performance: '市场业绩',
  assistants: '助教管理',
  partners: '合作伙伴',
};

export const EMPLOYEE_STATE_TITLES: Readonly<Record<EmployeeState, string>> = {
  active: '在职',
  left: '已离职',
};
