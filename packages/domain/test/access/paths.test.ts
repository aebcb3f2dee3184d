import { expect, it } from 'vitest';
import * as adminPaths from '../../src/access/admin-paths.js';
import * as paths from '../../src/access/paths.js';
import { PAGES } from '../../src/access/index.js';

it('the addresses are those of the specification and of the built-in learning site', () => {
  const {
    adminRosterPath,
    adminClassGroupPath,
    adminClassGlancePath,
    adminClassSchedulePath,
    adminClassTagPath,
    adminStudentPath,
    adminClassPath,
    adminClassMemberPath,
    adminOrderPath,
    adminOfflineOrderPath,
    adminCoursePath,
    adminCoursePreviewPath,
    adminProductPath,
    adminTeacherPath,
    ...constants
  } = adminPaths;
  expect({ ...paths, ...constants }).toEqual({
    LOGIN_PATH: '/login',
    LOGIN_H5_PATH: '/login_h5',
    USERNAME_PATH: '/username',
    BIND_PATH: '/bind',
    LEARN_PATH: '/learn',
    ENTER_PATH: '/learn/enter',
    LEARN_ACCESS_PATH: '/learn/access',
    LEARN_NOTICE_PATH: '/learn/notice',
    LEARN_CLASS_PATH: '/learn/class',
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
    ADMIN_COURSE_PAGE_PATH: '/admin/course/:courseId',
    ADMIN_COURSE_PATH: '/admin/course',
    ADMIN_COURSE_PREVIEW_PATH: '/admin/course/:courseId/preview/:number',
    ADMIN_CLASS_PATH: '/admin/class',
    ADMIN_CLASS_NEW_PATH: '/admin/class/new',
    ADMIN_CLASS_CONSTANT_PATH: '/admin/class/constant',
    ADMIN_CLASS_UNPLACED_PATH: '/admin/class/unplaced',
    ADMIN_CLASS_PAGE_PATH: '/admin/class/detail/:classId',
    ADMIN_CLASS_MEMBER_PATH: '/admin/class/detail/:classId/member',
    ADMIN_DEMO_PATH: '/admin/demo',
    ADMIN_DEPARTMENT_PATH: '/admin/department',
    ADMIN_EMPLOYEE_PATH: '/admin/employee',
    ADMIN_INVOICE_PATH: '/admin/order/invoice',
    ADMIN_MESSAGE_PATH: '/admin/message',
    ADMIN_TEMPLATE_PATH: '/admin/message/template',
    ADMIN_BILL_PATH: '/admin/order/bill',
    ADMIN_DIFFERENCE_PATH: '/admin/order/difference',
    ADMIN_OFFLINE_ORDER_PATH: '/admin/order/new',
    ADMIN_ODDITY_PATH: '/admin/order/oddity',
    ADMIN_ORDER_PATH: '/admin/order',
    ADMIN_PERFORMANCE_PATH: '/admin/performance',
    ADMIN_TEACHER_PATH: '/admin/teacher',
    ADMIN_TEACHER_HAND_OVER_PATH: '/admin/teacher/handover',
    ADMIN_TEACHER_PAGE_PATH: '/admin/teacher/detail/:staffId',
    ADMIN_PRODUCT_NEW_PATH: '/admin/product/new',
    ADMIN_PRODUCT_ORDER_PATH: '/admin/product/order',
    ADMIN_PRODUCT_PAGE_PATH: '/admin/product/detail/:productId',
    ADMIN_PRODUCT_PATH: '/admin/product',
    ADMIN_PROPOSAL_PATH: '/admin/order/proposal',
    ADMIN_QUEUE_PATH: '/admin/queue',
    ADMIN_QUEUE_HAND_OVER_PATH: '/admin/queue/handover',
    ADMIN_CLASS_GROUP_PATH: '/admin/class/detailgroup/:classId',
    ADMIN_CLASS_GLANCE_PATH: '/admin/class/detail/:classId/glance',
    ADMIN_CLASS_SCHEDULE_PATH: '/admin/class/detail/:classId/schedule',
    ADMIN_CLASS_TAG_PATH: '/admin/class/detailLable/:classId',
    ADMIN_ROSTER_PAGE_PATH: '/admin/class/roster/:rosterId',
    ADMIN_ROSTER_PATH: '/admin/class/roster',
    ADMIN_SECURITY_PATH: '/admin/security',
    ADMIN_STUDENT_PATH: '/admin/class/student',
    ADMIN_AUDIT_PATH: '/admin/audit',
    ADMIN_TWO_FACTOR_PATH: '/admin/two-factor',
    ADMIN_STUDENT_PAGE_PATH: '/admin/class/student/:userId',
  });
  expect(adminRosterPath('r-1')).toBe('/admin/class/roster/r-1');
  expect(adminClassPath('a b')).toBe('/admin/class/detail/a%20b');
  expect(adminClassGroupPath('a b')).toBe('/admin/class/detailgroup/a%20b');
  expect(adminClassGlancePath('k')).toBe('/admin/class/detail/k/glance');
  expect(adminClassSchedulePath('k')).toBe('/admin/class/detail/k/schedule');
  expect(adminClassTagPath('k/1')).toBe('/admin/class/detailLable/k%2F1');
  expect(adminClassMemberPath('k')).toBe('/admin/class/detail/k/member');
  expect(adminStudentPath('u-1')).toBe('/admin/class/student/u-1');
  expect(adminOrderPath('a&b')).toBe('/admin/order?open=a%26b');
  expect(adminOfflineOrderPath('u&1')).toBe('/admin/order/new?student=u%261');
  expect(adminCoursePath('java1')).toBe('/admin/course/java1');
  expect(adminCoursePreviewPath('java1', 2)).toBe('/admin/course/java1/preview/2');
  expect(adminTeacherPath('a/b')).toBe('/admin/teacher/detail/a%2Fb');
  expect(adminProductPath('a/b')).toBe('/admin/product/detail/a%2Fb');
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
    '/learn/notice',
    '/learn/class',
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
