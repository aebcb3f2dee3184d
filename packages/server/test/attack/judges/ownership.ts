import { reachOf, type Right, type StaffMember } from '@ykd/domain/access';
import { rowOf, rowsOf, type Change, type Snapshot } from './snapshot.js';

/** What somebody is known by in the rows of the database. */
export interface Marks {
  readonly userId: string;
  readonly marks: readonly string[];
}

/** The tables whose rows have a key of their own by which rows of other tables name them, with the column of their owner. */
const OWNED: Readonly<Record<string, string>> = {
  ykd_order: 'user_id',
  coupon: 'receiver_user_id',
  session: 'user_id',
  message: 'sender_id',
  roster: 'owner_id',
  work_order: 'user_id',
  payout: 'partner_id',
  coupon_batch: 'partner_id',
  coupon_claim: 'user_id',
};

/** What somebody is known by now: himself, his mobile, his orders, coupons and sessions. */
export const marksOf = (snapshot: Snapshot, userId: string): Marks => {
  const own = Object.entries(OWNED).flatMap(([table, column]) =>
    rowsOf(snapshot, table).flatMap((row) => (row[column] === userId ? [String(row['id'])] : [])),
  );
  const mobiles = rowsOf(snapshot, 'member').flatMap((row) =>
    row['id'] === userId ? [String(row['mobile'])] : [],
  );
  return { userId, marks: [userId, ...mobiles, ...own] };
};

/** What anybody leaves behind who knocks at the door; it says nothing of whose door it is. */
const TRACES: ReadonlySet<string> = new Set(['login_attempt', 'security_event', 'sms_code', 'sms_request']);

/** What is added up of rows of everybody, at once or by a job: it changes with them, and whether they may change is judged of them. */
const SUMS: ReadonlySet<string> = new Set([
  'day_sum',
  'credit_sum',
  'assistant_count',
  'campaign_effect',
  'check_in_day',
  'audit_head',
]);

/** What tells of each change that staff make. */
const AUDIT = ['audit_log'];

/** What partners earn: it follows the money of orders that they brought. */
const COMMISSION = ['commission_account', 'commission_posting', 'commission_sum', 'commission_order'];

/** What follows from an order that is paid, or given back: to whom it counts, its days, its class, what its partner earns, and what the buyer is told. */
const OF_MONEY = ['order_credit', 'refund_day', 'class_placement', 'notice', ...COMMISSION];

/** The rows of everybody that a right is for (docs/rights). */
const OPENED_BY: Readonly<Partial<Record<Right, readonly string[]>>> = {
  'accounts.sync': ['account_sync', ...AUDIT],
  'classes.define': [
    'class_type',
    'class_stage',
    'school_class',
    'class_assistant',
    'class_product',
    'class_member',
    'class_placement',
    'student_care',
    'student_summary',
    'lable',
    ...AUDIT,
  ],
  'classes.manage': [
    'school_class',
    'class_member',
    'roster',
    'roster_row',
    'member',
    'account_sync',
    'student_care',
    'student_lable',
    'student_note',
    'student_note_version',
    'student_summary',
    'student_term',
    ...AUDIT,
  ],
  'contacts.manage': ['department', 'employee', ...AUDIT],
  'members.viewAs': ['viewing', ...AUDIT],
  'invoices.issue': ['invoice', 'invoice_file', 'notice', ...AUDIT],
  'tags.set': ['student_lable', ...AUDIT],
  'targets.set': ['target', ...AUDIT],
  'limits.set': ['money_limit', 'sms_setting', ...AUDIT],
  'messages.send': ['message', 'message_receiver', 'message_template', 'notice', ...AUDIT],
  'messages.sms': ['message', 'message_receiver', ...AUDIT],
  'oddities.settle': [
    'oddity',
    'refund',
    'order_history',
    'ykd_order',
    'order_twin',
    'student_summary',
    'bill_difference',
    'bill_day',
    'bill_row',
    'closed_month',
    ...OF_MONEY,
    ...AUDIT,
  ],
  'orders.change': [
    'ykd_order',
    'order_history',
    'greeting',
    'offline_payment',
    'receipt_picture',
    'receipt_shown',
    'staff_request',
    'student_summary',
    'order_twin',
    ...OF_MONEY,
    ...AUDIT,
  ],
  'orders.refund': [
    'ykd_order',
    'order_history',
    'refund',
    'offline_refund',
    'refund_proposal',
    'staff_request',
    'invoice',
    'oddity',
    'order_twin',
    'student_summary',
    ...OF_MONEY,
    ...AUDIT,
  ],
  'activities.manage': ['campaign', 'promo', 'announcement', 'announcement_away', 'site', ...AUDIT],
  'checkins.review': ['check_in', 'check_in_comment', 'check_in_standing', 'prize_claim', 'notice', ...AUDIT],
  'partners.manage': [
    'work_order',
    'work_order_submission',
    'partner',
    'payout',
    'coupon_batch',
    'notice',
    'commission_rate',
    ...COMMISSION,
    ...AUDIT,
  ],
  'products.manage': ['ykd_product', ...AUDIT],
  'staff.manage': [
    'employee',
    'staff',
    'session',
    'student_care',
    'school_class',
    'class_assistant',
    'member',
    'student_summary',
    'student_term',
    'welcome',
    ...AUDIT,
  ],
  'assistants.manage': [
    'shift',
    'shift_leave',
    'team_hours',
    'follow_up',
    'hand_over',
    'hand_over_student',
    'student_care',
    'student_summary',
    ...AUDIT,
  ],
  'students.see': [
    'follow_up',
    'hand_over',
    'hand_over_student',
    'student_note',
    'student_note_version',
    'session',
    ...AUDIT,
  ],
};

/** What a member or his device names as it likes, in rows that are his alone: it may be the name of anything. */
const NAMED_BY_DEVICE: Readonly<Record<string, string>> = {
  note: 'id',
  // Who takes a prize in for him.
  prize_claim: 'mobile',
  study_log: 'beat_id',
  ykd_order: 'request_key',
};

const withoutOwnName = ({ table, row }: Change): string => {
  const column = NAMED_BY_DEVICE[table];
  return column === undefined ? row : JSON.stringify({ ...rowOf(row), [column]: null });
};

/** How far somebody may change the rows of a table: those of everybody, or of whom he looks after. */
const mayTouch = (staff: StaffMember | undefined, table: string, reach: 'all' | 'own'): boolean =>
  Object.entries(OPENED_BY).some(
    ([right, tables]) => tables.includes(table) && reachOf(staff, right as Right) === reach,
  );

/** Those in somebody's care, as they are known by. */
export const caredBy = (snapshot: Snapshot, userId: string): readonly Marks[] =>
  rowsOf(snapshot, 'student_care').flatMap((row) =>
    row['staff_id'] === userId ? [marksOf(snapshot, String(row['student_id']))] : [],
  );

const has = (row: string, marks: readonly string[]): boolean =>
  marks.some((mark) => row.includes(`"${mark}"`));

/** Who asked: nobody that is known has no marks. */
export interface Asker {
  readonly staff?: StaffMember | undefined;
  readonly own?: Marks | undefined;
  /** Whom he looks after. */
  readonly cared?: readonly Marks[];
}

/**
 * The changes that somebody had no right to make: rows that are not his own, rows that name somebody else, and rows that
 * are nobody's without the right for them.
 */
export const trespasses = (
  changes: readonly Change[],
  { staff, own, cared = [] }: Asker,
  others: readonly Marks[],
): readonly Change[] =>
  changes.filter((change) => {
    const { table } = change;
    if (TRACES.has(table) || SUMS.has(table) || mayTouch(staff, table, 'all')) return false;
    const row = withoutOwnName(change);
    if (others.some(({ marks }) => has(row, marks))) return true;
    if (cared.some(({ marks }) => has(row, marks)) && mayTouch(staff, table, 'own')) return false;
    return own === undefined || !has(row, own.marks);
  });

/** A change for people. */
export const shownChange = ({ table, way, row }: Change): string =>
  `${way === 'added' ? '多了' : '少了'} ${table} 的一行 ${row.slice(0, 300)}`;
