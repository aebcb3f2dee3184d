import type { MenuEntry } from './menu-entry.js';
import type { Right } from './rights.js';
import { deepFreeze } from '../shared/index.js';

/**
 * The entries of the console's sidebar (Specification §2 'Admin sidebar menu'), each with the right that it takes to see it;
 * without one everybody sees it.
 */
export const ADMIN_ENTRIES: readonly (readonly [MenuEntry, Right?])[] = deepFreeze([
  [{ key: 'dashboard', title: '工作台', path: '/admin' }],
  [{ key: 'commstudent', title: '合作伙伴成交学员', path: '/admin/commstudent' }],
  [{ key: 'commission', title: '合作伙伴管理', path: '/admin/commission' }, 'partners.manage'],
  [{ key: 'class', title: '班级管理', path: '/admin/class' }, 'classes.manage'],
  [{ key: 'activity', title: '运营管理', path: '/admin/activity' }, 'activities.manage'],
  [{ key: 'department', title: '通讯录与部门管理', path: '/admin/department' }, 'contacts.manage'],
  [{ key: 'order', title: '订单管理', path: '/admin/order' }, 'orders.see'],
  [{ key: 'performance', title: '市场业绩', path: '/admin/performance' }, 'performance.see'],
  [{ key: 'teacher', title: '助教管理', path: '/admin/teacher' }, 'assistants.manage'],
]);
