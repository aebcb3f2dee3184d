import { expect, it } from 'vitest';
import * as adminPaths from '../../src/access/admin-paths.js';
import * as paths from '../../src/access/paths.js';
import { PAGES } from '../../src/access/index.js';

it('the addresses are those of the specification and of the built-in learning site', () => {
  const { adminStudentPath, adminOrderPath, adminCoursePath, adminCoursePreviewPath, ...constants } =
    adminPaths;
  expect({ ...paths, ...constants }).toEqual({
    LOGIN_PATH: '/login',
    LOGIN_H5_PATH: '/login_h5',
    USERNAME_PATH: '/username',
    BIND_PATH: '/bind',
    LEARN_PATH: '/learn',
    ENTER_PATH: '/learn/enter',
    LEARN_ACCESS_PATH: '/learn/access',
    MAIN_WRAPPER_PATH: '/MainWrapper',
    COURSE_ID_PARAM: 'courseId',
    SHOP_MALL_PATH: '/shopmall',
    PRODUCT_PATH: '/shopmall/product/detail',
    ORDER_CONFIRM_PATH: '/shopmall/order/confirm',
    ORDER_LIST_PATH: '/shopmall/order/list',
    ORDER_DETAIL_PATH: '/shopmall/order/detail',
    PAY_PATH: '/shopmall/pay',
    PAY_SUCCESS_PATH: '/shopmall/pay/success',
    PAY_FAIL_PATH: '/shopmall/pay/fail',
    SHOP_DEMO_PATH: '/shopmall/demo',
    ORDER_ID_PARAM: 'orderId',
    STUDY_PATH: '/study',
    OLD_STUDY_PATH: '/study/old',
    STUDY_COURSE_PATH: '/study/:courseId',
    STUDY_LESSON_PATH: '/study/:courseId/:outline/:section',
    OLD_STUDY_LESSON_PATH: '/study/old/:courseId/:position',
    TARGET_PARAM: 'target',
    CHAT_PATH: '/chat',
    DEV_PATH: '/dev',
    ADMIN_PATH: '/admin',
    ADMIN_404_PATH: '/admin/404',
    ADMIN_DEMO_PATH: '/admin/demo',
    ADMIN_DEPARTMENT_PATH: '/admin/department',
    ADMIN_EMPLOYEE_PATH: '/admin/employee',
    ADMIN_ODDITY_PATH: '/admin/order/oddity',
    ADMIN_ORDER_PATH: '/admin/order',
    ADMIN_PROPOSAL_PATH: '/admin/order/proposal',
    ADMIN_QUEUE_PATH: '/admin/queue',
    ADMIN_SECURITY_PATH: '/admin/security',
    ADMIN_STUDENT_PATH: '/admin/class/student',
    ADMIN_AUDIT_PATH: '/admin/audit',
    ADMIN_TWO_FACTOR_PATH: '/admin/two-factor',
    ADMIN_COURSE_PATH: '/admin/course',
    ADMIN_COURSE_PAGE_PATH: '/admin/course/:courseId',
    ADMIN_COURSE_PREVIEW_PATH: '/admin/course-preview/:courseId/:number',
    ADMIN_STUDENT_PAGE_PATH: '/admin/class/student/:userId',
  });
  expect(adminStudentPath('u-1')).toBe('/admin/class/student/u-1');
  expect(adminCoursePath('py1')).toBe('/admin/course/py1');
  expect(adminCoursePreviewPath('py1', 2)).toBe('/admin/course-preview/py1/2');
  expect(adminOrderPath('a&b')).toBe('/admin/order?open=a%26b');
});

it('the pages are at these addresses', () => {
  expect(PAGES.map(({ path }) => path)).toEqual([
    '/',
    '/login',
    '/login_h5',
    '/username',
    '/bind',
    '/demo',
    '/dev',
    '/learn',
    '/learn/develop',
    '/learn/python',
    '/learn/prejob',
    '/learn/prejavajob',
    '/learn/prefrontjob',
    '/learn/external',
    '/learn/clock',
    '/learn/clock/march2025',
    '/learn/clock/october2024',
    '/learn/clock/september2024',
    '/learn/clock/april2024',
    '/learn/clock/march2024',
    '/learn/wangzhe',
    '/learn/wangzhe2024',
    '/learn/wangzhe2025',
    '/learn/access',
    '/learn/enter',
    '/chat',
    '/MainWrapper',
    '/study/old/:courseId/:position',
    '/study/:courseId',
    '/study/:courseId/:outline/:section',
    '/shopmall',
    '/shopmall/product/detail',
    '/shopmall/demo',
    '/shopmall/order/confirm',
    '/shopmall/order/list',
    '/shopmall/order/detail',
    '/shopmall/pay',
    '/shopmall/pay/success',
    '/shopmall/pay/fail',
  ]);
});
