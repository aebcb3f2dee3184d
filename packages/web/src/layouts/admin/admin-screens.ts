import {
  ADMIN_404_PATH,
  ADMIN_AUDIT_PATH,
  ADMIN_DEMO_PATH,
  ADMIN_DEPARTMENT_PATH,
  ADMIN_EMPLOYEE_PATH,
  ADMIN_ODDITY_PATH,
  ADMIN_ORDER_PATH,
  ADMIN_PRODUCT_NEW_PATH,
  ADMIN_PRODUCT_ORDER_PATH,
  ADMIN_PRODUCT_PAGE_PATH,
  ADMIN_PRODUCT_PATH,
  ADMIN_PROPOSAL_PATH,
  ADMIN_PATH,
  ADMIN_QUEUE_PATH,
  ADMIN_SECURITY_PATH,
  ADMIN_STUDENT_PAGE_PATH,
  ADMIN_STUDENT_PATH,
  ADMIN_TWO_FACTOR_PATH,
  type AdminPath,
} from '@ykd/domain/access';
import type { ComponentType } from 'react';

/** Loads what a page shows. The build reads what it imports. */
export type AdminScreen = () => Promise<{ readonly Component: ComponentType }>;

/** What each page of the console shows, a part of the app each. One of ADMIN_PAGES that has none does not compile. */
export const ADMIN_SCREENS: { readonly [Path in AdminPath]: AdminScreen } = {
  [ADMIN_PATH]: () => import('../../features/admin/pages/start-page'),
  [ADMIN_404_PATH]: () => import('../../features/admin/pages/missing-page'),
  [ADMIN_QUEUE_PATH]: () => import('../../features/admin/pages/queue-page'),
  [ADMIN_STUDENT_PATH]: () => import('../../features/admin/students/students-page'),
  [ADMIN_DEPARTMENT_PATH]: () => import('../../features/admin/people/department-page'),
  [ADMIN_EMPLOYEE_PATH]: () => import('../../features/admin/people/employee-page'),
  [ADMIN_ORDER_PATH]: () => import('../../features/admin/orders/order-page'),
  [ADMIN_PROPOSAL_PATH]: () => import('../../features/admin/orders/proposal-page'),
  [ADMIN_ODDITY_PATH]: () => import('../../features/admin/orders/oddity-page'),
  [ADMIN_PRODUCT_PATH]: () => import('../../features/admin/products/products-page'),
  [ADMIN_PRODUCT_ORDER_PATH]: () => import('../../features/admin/products/product-order-page'),
  [ADMIN_PRODUCT_NEW_PATH]: () => import('../../features/admin/products/product-new-page'),
  [ADMIN_PRODUCT_PAGE_PATH]: () => import('./product-screen'),
  [ADMIN_DEMO_PATH]: () => import('../../features/admin/demo/demo-page'),
  [ADMIN_STUDENT_PAGE_PATH]: () => import('../../features/admin/pages/student-page'),
  [ADMIN_SECURITY_PATH]: () => import('../../features/admin/pages/security-page'),
  [ADMIN_AUDIT_PATH]: () => import('../../features/admin/pages/audit-page'),
  [ADMIN_TWO_FACTOR_PATH]: () => import('../../features/admin/pages/two-factor-page'),
};
