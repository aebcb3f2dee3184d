import type { MenuEntry } from './menu-entry.js';
import { hasGrant, isSuperAdmin, type Grant, type StaffMember, type StaffRole } from './staff.js';
import { deepFreeze } from '../shared/index.js';

/** Who sees an entry besides superAdmin, who sees every one. */
type Rule = { readonly roles?: readonly StaffRole[]; readonly grant?: Grant; readonly always?: true };

const ENTRIES: readonly (readonly [MenuEntry, Rule])[] = deepFreeze([
  [{ key: 'dashboard', title: '工作台', path: '/admin' }, { always: true }],
  [{ key: 'commstudent', title: '合作伙伴成交学员', path: '/admin/commstudent' }, { always: true }],
  [{ key: 'commission', title: '合作伙伴管理', path: '/admin/commission' }, { grant: 'partners' }],
  [{ key: 'class', title: '班级管理', path: '/admin/class' }, { roles: ['class', 'teacher'] }],
  [{ key: 'activity', title: '运营管理', path: '/admin/activity' }, { roles: ['class', 'teacher'] }],
  [{ key: 'department', title: '通讯录与部门管理', path: '/admin/department' }, { grant: 'contacts' }],
  [{ key: 'order', title: '订单管理', path: '/admin/order' }, { grant: 'orders' }],
  [{ key: 'performance', title: '市场业绩', path: '/admin/performance' }, { grant: 'performance' }],
  [{ key: 'teacher', title: '助教管理', path: '/admin/teacher' }, { grant: 'assistants' }],
]);

/**
 * The sidebar of the console (Specification §2 'Admin sidebar menu', §6): what everybody sees, then what the role and
 * the single grants add, each entry once, always in this order. superAdmin sees every one. The entries are shared
 * and frozen.
 *
 * @param staff - the role and the grants of whoever looks at the menu
 */
export const adminMenu = (staff: StaffMember): MenuEntry[] =>
  ENTRIES.filter(
    ([, rule]) =>
      rule.always === true ||
      isSuperAdmin(staff) ||
      (staff.role !== undefined && rule.roles?.includes(staff.role) === true) ||
      (rule.grant !== undefined && hasGrant(staff, rule.grant)),
  ).map(([entry]) => entry);
