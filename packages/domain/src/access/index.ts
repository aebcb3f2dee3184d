/**
 * Who may see what: guards of pages, menus, staff roles, clients and return targets (Specification §2, §6).
 *
 * @module @ykd/domain/access
 */
export * from './admin-guard.js';
export * from './admin-menu.js';
export * from './admin-pages.js';
export * from './admin-paths.js';
export * from './auth-guard.js';
export * from './client.js';
export * from './commstudents.js';
export * from './layouts.js';
export * from './learn-menu.js';
export * from './learn-pages.js';
export * from './menu-entry.js';
export * from './paths.js';
export * from './product-path.js';
export * from './report-pages.js';
export * from './rights.js';
export * from './safe-target.js';
export * from './shop-order-guard.js';
export * from './staff.js';
export * from './student-report-path.js';
export * from './view-as.js';
export * from './weixin-login-guard.js';
