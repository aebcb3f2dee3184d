import { ADMIN_PATH } from './paths.js';

/** Where the console leads whoever may not see a page (Specification §2 'Routes', §6 'Admin guard'). */
export const ADMIN_404_PATH = `${ADMIN_PATH}/404` as const;

/** Who logged in and who changed what, for super administrators. Beyond the Specification. */
export const ADMIN_SECURITY_PATH = `${ADMIN_PATH}/security` as const;

/** Whom a member of staff is to contact today, of the students in his own care. Beyond the Specification. */
export const ADMIN_QUEUE_PATH = `${ADMIN_PATH}/queue` as const;

/** The students that somebody may see (Specification §2 'Routes'). */
export const ADMIN_STUDENT_PATH = `${ADMIN_PATH}/class/student` as const;

/** The page of one student (Specification §2 'Routes'). */
export const adminStudentPath = (userId: string): string => `${ADMIN_STUDENT_PATH}/${userId}`;

/** The page of one student as {@link ADMIN_PAGES} writes it, with his id as a parameter. Specification §2 'Routes'. */
export const ADMIN_STUDENT_PAGE_PATH = `${ADMIN_STUDENT_PATH}/:userId` as const;

/** A yearly report that a student lets his class teacher see, as {@link ADMIN_PAGES} writes it. Beyond the Specification. */
export const ADMIN_STUDENT_REPORT_PATH = `${ADMIN_STUDENT_PAGE_PATH}/report/:year` as const;

/** Lists of students that came as sheets. Beyond the Specification. */
export const ADMIN_ROSTER_PATH = `${ADMIN_PATH}/class/roster` as const;

/** One of them, as {@link ADMIN_PAGES} writes it. Beyond the Specification. */
export const ADMIN_ROSTER_PAGE_PATH = `${ADMIN_ROSTER_PATH}/:rosterId` as const;

/** One of them. Beyond the Specification. */
export const adminRosterPath = (rosterId: string): string => `${ADMIN_ROSTER_PATH}/${rosterId}`;

/** What staff run for students: campaigns first (Specification §2 'Admin sidebar menu'). */
export const ADMIN_ACTIVITY_PATH = `${ADMIN_PATH}/activity` as const;

/** Banners, and the popup of the yearly report. Beyond the Specification. */
export const ADMIN_PROMO_PATH = `${ADMIN_ACTIVITY_PATH}/promo` as const;

/** What everybody is told. Beyond the Specification. */
export const ADMIN_ANNOUNCEMENT_PATH = `${ADMIN_ACTIVITY_PATH}/announcement` as const;

/** The records of sites. Beyond the Specification. */
export const ADMIN_SITE_PATH = `${ADMIN_ACTIVITY_PATH}/site` as const;

/** A calendar of all that runs. Beyond the Specification. */
export const ADMIN_ACTIVITY_CALENDAR_PATH = `${ADMIN_ACTIVITY_PATH}/calendar` as const;

/** What a student would see on a day. Beyond the Specification. */
export const ADMIN_ACTIVITY_PREVIEW_PATH = `${ADMIN_ACTIVITY_PATH}/preview` as const;

/** The departments, and who works in them (Specification §2 'Admin sidebar menu'). */
export const ADMIN_DEPARTMENT_PATH = `${ADMIN_PATH}/department` as const;

/** Who works here, and what he may do (Specification §2 'Routes'). */
export const ADMIN_EMPLOYEE_PATH = `${ADMIN_PATH}/employee` as const;

/** What the console is built of, in every state. Beyond the Specification. */
export const ADMIN_DEMO_PATH = `${ADMIN_PATH}/demo` as const;

/** What staff changed, for super administrators. Beyond the Specification. */
export const ADMIN_AUDIT_PATH = `${ADMIN_PATH}/audit` as const;

/** What staff show beside their passwords. Beyond the Specification. */
export const ADMIN_TWO_FACTOR_PATH = `${ADMIN_PATH}/two-factor` as const;

/** All orders (Specification §2 'Admin sidebar menu'). */
export const ADMIN_ORDER_PATH = `${ADMIN_PATH}/order` as const;

/** An order, open in the list of all of them. Beyond the Specification. */
export const adminOrderPath = (orderId: string): string =>
  `${ADMIN_ORDER_PATH}?open=${encodeURIComponent(orderId)}`;

/** Where an order is entered that was paid outside of the platform. Beyond the Specification. */
export const ADMIN_OFFLINE_ORDER_PATH = `${ADMIN_ORDER_PATH}/new` as const;

/** The same for a student. Beyond the Specification. */
export const adminOfflineOrderPath = (userId: string): string =>
  `${ADMIN_OFFLINE_ORDER_PATH}?student=${encodeURIComponent(userId)}`;

/** What went wrong with money. Beyond the Specification. */
export const ADMIN_ODDITY_PATH = `${ADMIN_ORDER_PATH}/oddity` as const;

/** Invoices of orders, those that somebody waits for first. Beyond the Specification. */
export const ADMIN_INVOICE_PATH = `${ADMIN_ORDER_PATH}/invoice` as const;

/** Messages to students that were sent. Beyond the Specification. */
export const ADMIN_MESSAGE_PATH = `${ADMIN_PATH}/message` as const;

/** The entries of the daily check-in, for who looks after students (Specification §2 'Routes'). */
export const ADMIN_CHECK_IN_PATH = `${ADMIN_PATH}/checkin` as const;

/** How students do in a campaign (Specification §2 'Routes': many sub-routes of checkin). */
export const ADMIN_CHECK_IN_STANDING_PATH = `${ADMIN_CHECK_IN_PATH}/student` as const;

/** The prizes of campaigns, and where they are sent (Specification §2 'Routes': many sub-routes of checkin). */
export const ADMIN_CHECK_IN_PRIZE_PATH = `${ADMIN_CHECK_IN_PATH}/prizes` as const;
/** What those who took part in a campaign studied, against those who did not (Specification §2 'Routes': many sub-routes of checkin). */
export const ADMIN_CHECK_IN_EFFECT_PATH = `${ADMIN_CHECK_IN_PATH}/effect` as const;

/** Texts that are kept to be sent again. Beyond the Specification. */
export const ADMIN_TEMPLATE_PATH = `${ADMIN_MESSAGE_PATH}/template` as const;

/** Refunds that wait for a second person. Beyond the Specification. */
export const ADMIN_PROPOSAL_PATH = `${ADMIN_ORDER_PATH}/proposal` as const;

/** The courses that are on the learning site, for super administrators. Beyond the Specification. */
export const ADMIN_COURSE_PATH = `${ADMIN_PATH}/course` as const;

/** The versions of a course, and how its learners fare, as {@link ADMIN_PAGES} writes it. Beyond the Specification. */
export const ADMIN_COURSE_PAGE_PATH = `${ADMIN_COURSE_PATH}/:courseId` as const;

/** A version of a course as a learner would read it, as {@link ADMIN_PAGES} writes it. Beyond the Specification. */
export const ADMIN_COURSE_PREVIEW_PATH = `${ADMIN_COURSE_PAGE_PATH}/preview/:number` as const;

/** The page of a course. Beyond the Specification. */
export const adminCoursePath = (courseId: string): string => `${ADMIN_COURSE_PATH}/${courseId}`;

/** A version of a course as a learner would read it; `number`: the running number of the version. Beyond the Specification. */
export const adminCoursePreviewPath = (courseId: string, number: number): string =>
  `${adminCoursePath(courseId)}/preview/${number}`;

/** The payment provider's bills, month by month and day by day. Beyond the Specification. */
export const ADMIN_BILL_PATH = `${ADMIN_ORDER_PATH}/bill` as const;

/** What bills and the platform differ in. Beyond the Specification. */
export const ADMIN_DIFFERENCE_PATH = `${ADMIN_ORDER_PATH}/difference` as const;

/** What came in and went back, by whom and what it counts to (Specification §2 'Admin sidebar menu'). */
export const ADMIN_PERFORMANCE_PATH = `${ADMIN_PATH}/performance` as const;

/** What is sold. Beyond the Specification, like the pages of products below. */
export const ADMIN_PRODUCT_PATH = `${ADMIN_PATH}/product` as const;

/** The order of products in the mall. Beyond the Specification. */
export const ADMIN_PRODUCT_ORDER_PATH = `${ADMIN_PRODUCT_PATH}/order` as const;

/** A product that is to be made. Beyond the Specification. */
export const ADMIN_PRODUCT_NEW_PATH = `${ADMIN_PRODUCT_PATH}/new` as const;

/** The page of one product, as {@link ADMIN_PAGES} writes it. Beyond the Specification. */
export const ADMIN_PRODUCT_PAGE_PATH = `${ADMIN_PRODUCT_PATH}/detail/:productId` as const;

/** The page of one product. Beyond the Specification. */
export const adminProductPath = (productId: string): string =>
  `${ADMIN_PRODUCT_PATH}/detail/${encodeURIComponent(productId)}`;

/** The classes (Specification §2 'Admin sidebar menu'). */
export const ADMIN_CLASS_PATH = `${ADMIN_PATH}/class` as const;

/** A class that is to be made. Beyond the Specification. */
export const ADMIN_CLASS_NEW_PATH = `${ADMIN_CLASS_PATH}/new` as const;

/** Types of classes, and stages (Specification §2 'Routes'). */
export const ADMIN_CLASS_CONSTANT_PATH = `${ADMIN_CLASS_PATH}/constant` as const;

/** Paid orders that no class took. Beyond the Specification. */
export const ADMIN_CLASS_UNPLACED_PATH = `${ADMIN_CLASS_PATH}/unplaced` as const;

/** A class at a glance, as {@link ADMIN_PAGES} writes it (Specification §2 'Routes'). */
export const ADMIN_CLASS_PAGE_PATH = `${ADMIN_CLASS_PATH}/detail/:classId` as const;

/** A class at a glance (Specification §2 'Routes'). */
export const adminClassPath = (classId: string): string =>
  `${ADMIN_CLASS_PATH}/detail/${encodeURIComponent(classId)}`;

/** The students of one class, as {@link ADMIN_PAGES} writes it. Beyond the Specification. */
export const ADMIN_CLASS_MEMBER_PATH = `${ADMIN_CLASS_PAGE_PATH}/member` as const;

/** The students of one class. Beyond the Specification. */
export const adminClassMemberPath = (classId: string): string => `${adminClassPath(classId)}/member`;

/** The groups of one class, as {@link ADMIN_PAGES} writes it (Specification §2 'Routes'). */
export const ADMIN_CLASS_GROUP_PATH = `${ADMIN_CLASS_PATH}/detailgroup/:classId` as const;

/** The groups of one class (Specification §2 'Routes'). */
export const adminClassGroupPath = (classId: string): string =>
  `${ADMIN_CLASS_PATH}/detailgroup/${encodeURIComponent(classId)}`;
/** The tags of the students of one class, as {@link ADMIN_PAGES} writes it (Specification §2 'Routes'). */
export const ADMIN_CLASS_TAG_PATH = `${ADMIN_CLASS_PATH}/detailLable/:classId` as const;

/** The tags of the students of one class (Specification §2 'Routes'). */
export const adminClassTagPath = (classId: string): string =>
  `${ADMIN_CLASS_PATH}/detailLable/${encodeURIComponent(classId)}`;

/** What staff decide about one class, as {@link ADMIN_PAGES} writes it. Beyond the Specification. */
export const ADMIN_CLASS_SETTING_PATH = `${ADMIN_CLASS_PAGE_PATH}/setting` as const;

/** What staff decide about one class. Beyond the Specification. */
export const adminClassSettingPath = (classId: string): string => `${adminClassPath(classId)}/setting`;

/** The schedule of one class, as {@link ADMIN_PAGES} writes it. Beyond the Specification. */
export const ADMIN_CLASS_SCHEDULE_PATH = `${ADMIN_CLASS_PAGE_PATH}/schedule` as const;

/** The schedule of one class. Beyond the Specification. */
export const adminClassSchedulePath = (classId: string): string => `${adminClassPath(classId)}/schedule`;

/** Where somebody gives his own students to a colleague. Beyond the Specification. */
export const ADMIN_QUEUE_HAND_OVER_PATH = `${ADMIN_QUEUE_PATH}/handover` as const;

/** Those who look after students (Specification §2 'Admin sidebar menu'). */
export const ADMIN_TEACHER_PATH = `${ADMIN_PATH}/teacher` as const;

/** Where the students of anybody are given to a colleague. Beyond the Specification. */
export const ADMIN_TEACHER_HAND_OVER_PATH = `${ADMIN_TEACHER_PATH}/handover` as const;

/** Who of those who look after students is on when; `?week=YYYY-MM-DD` is the Monday of another week. Beyond the Specification. */
export const ADMIN_TEACHER_SHIFT_PATH = `${ADMIN_TEACHER_PATH}/shift` as const;

/** The page of one who looks after students, as {@link ADMIN_PAGES} writes it. Beyond the Specification. */
export const ADMIN_TEACHER_PAGE_PATH = `${ADMIN_TEACHER_PATH}/detail/:staffId` as const;

/** The page of one who looks after students. Beyond the Specification. */
export const adminTeacherPath = (staffId: string): string =>
  `${ADMIN_TEACHER_PATH}/detail/${encodeURIComponent(staffId)}`;

/** The students that partners brought (Specification §2 'Admin sidebar menu'). */
export const ADMIN_COMMSTUDENT_PATH = `${ADMIN_PATH}/commstudent` as const;

/** The partners (Specification §2 'Admin sidebar menu'). */
export const ADMIN_COMMISSION_PATH = `${ADMIN_PATH}/commission` as const;

/** The applications of those who want to be partners. Beyond the Specification. */
export const ADMIN_WORK_ORDER_PATH = `${ADMIN_COMMISSION_PATH}/review` as const;

/** To whom commission is payable. Beyond the Specification. */
export const ADMIN_PAYABLE_PATH = `${ADMIN_COMMISSION_PATH}/payable` as const;

/** What partners are paid out. Beyond the Specification. */
export const ADMIN_PAYOUT_PATH = `${ADMIN_COMMISSION_PATH}/payout` as const;

/** The coupons that partners hand out. Beyond the Specification. */
export const ADMIN_COUPON_PATH = `${ADMIN_COMMISSION_PATH}/coupon` as const;

/** What happened to commission, line by line. Beyond the Specification. */
export const ADMIN_LEDGER_PATH = `${ADMIN_COMMISSION_PATH}/ledger` as const;

/** The statements of commission, month by month. Beyond the Specification. */
export const ADMIN_STATEMENT_PATH = `${ADMIN_COMMISSION_PATH}/statement` as const;

/** Orders of partners that staff have to look at. Beyond the Specification. */
export const ADMIN_DOUBT_PATH = `${ADMIN_COMMISSION_PATH}/doubt` as const;

/** What is agreed about commission. Beyond the Specification. */
export const ADMIN_RATE_PATH = `${ADMIN_COMMISSION_PATH}/rate` as const;

/** The page of one partner, as {@link ADMIN_PAGES} writes it. Beyond the Specification. */
export const ADMIN_PARTNER_PATH = `${ADMIN_COMMISSION_PATH}/detail/:partnerId` as const;

/** The page of one partner. Beyond the Specification. */
export const adminPartnerPath = (partnerId: string): string =>
  `${ADMIN_COMMISSION_PATH}/detail/${encodeURIComponent(partnerId)}`;
