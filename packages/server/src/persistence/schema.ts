import type { RowsOf } from './tables/table.js';
import { AUDIT_TABLES } from './tables/audit.js';
import { CAMPAIGN_TABLES } from './tables/campaigns.js';
import { CLASS_TABLES } from './tables/classes.js';
import { COMMISSION_TABLES } from './tables/commissions.js';
import { LEARNING_TABLES } from './tables/learning.js';
import { MARK_TABLES } from './tables/marks.js';
import { MEMBER_TABLES } from './tables/members.js';
import { NOTICE_TABLES } from './tables/notices.js';
import { PARTNER_TABLES } from './tables/partners.js';
import { PEOPLE_TABLES } from './tables/people.js';
import { SECURITY_TABLES } from './tables/security.js';
import { SHOP_TABLES } from './tables/shop.js';
import { STAFF_LIST_TABLES } from './tables/staff-lists.js';
import { STUDENT_TABLES } from './tables/students.js';
import { SUM_TABLES } from './tables/sums.js';

/** The tables that the rows below are of. */
export const TABLES = {
  ...MEMBER_TABLES,
  ...LEARNING_TABLES,
  ...SECURITY_TABLES,
  ...AUDIT_TABLES,
  ...SHOP_TABLES,
  ...CAMPAIGN_TABLES,
  ...MARK_TABLES,
  ...STUDENT_TABLES,
  ...PEOPLE_TABLES,
  ...STAFF_LIST_TABLES,
  ...SUM_TABLES,
  ...NOTICE_TABLES,
  ...CLASS_TABLES,
  ...PARTNER_TABLES,
  ...COMMISSION_TABLES,
};

/**
 * The rows of the tables. Instants are epoch milliseconds and money is cents, both in bigint columns; JSON is kept as
 * text, so that one SQL serves SQLite and PostgreSQL.
 */
export type Schema = RowsOf<typeof TABLES>;

export type MemberTable = Schema['member'];
export type YkdOrderTable = Schema['ykd_order'];
export type CourseTable = Schema['course'];
export type CourseLessonTable = Schema['course_lesson'];
export type CourseTextTable = Schema['course_text'];
export type ExercisePassTable = Schema['exercise_pass'];
export type LessonReadTable = Schema['lesson_read'];
export type ProjectUserTable = Schema['project_user'];
export type StudyLogTable = Schema['study_log'];
export type CheckInTable = Schema['check_in'];
export type AccountSyncTable = Schema['account_sync'];
export type OrderHistoryTable = Schema['order_history'];
export type PaymentAttemptTable = Schema['payment_attempt'];
export type GreetingTable = Schema['greeting'];
export type RefundTable = Schema['refund'];
