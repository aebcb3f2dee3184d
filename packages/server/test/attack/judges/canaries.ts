import { reachOf, type Right, type StaffMember } from '@ykd/domain/access';
import type { Marks } from './ownership.js';
import { rowOf, type Row, type Snapshot } from './snapshot.js';

/** A text that is somebody's alone: where it turns up, something of his was shown. */
export interface Canary {
  readonly text: string;
  /** Where it stands, `table.column`: the same may stand in several. */
  readonly places: readonly string[];
}

interface Found {
  readonly text: string;
  readonly place: string;
}

/** Shorter texts turn up by chance. */
const LEAST = 8;

/** The texts in a value, those inside of stored JSON too. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'string') {
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
  }
  if (!/^[[{]/.test(value)) return value.length >= LEAST ? [value] : [];
  try {
    return textsIn(JSON.parse(value));
  } catch {
    return [value];
  }
};

const found = new WeakMap<Row, readonly Found[]>();

const textsOf = (row: Row, table: string): readonly Found[] => {
  const known =
    found.get(row) ??
    Object.entries(row).flatMap(([column, value]) =>
      textsIn(value).map((text) => ({ text, place: `${table}.${column}` })),
    );
  found.set(row, known);
  return known;
};

/** Every text in somebody's rows, of all tables, that stands in no row of anybody else. */
export const canariesOf = (snapshot: Snapshot, { marks }: Marks): readonly Canary[] => {
  const own = new Map<string, Set<string>>();
  const common = new Set<string>();
  for (const [table, rows] of snapshot) {
    for (const text of rows) {
      const isOwn = marks.some((mark) => text.includes(`"${mark}"`));
      for (const { text: part, place } of textsOf(rowOf(text), table)) {
        if (!isOwn) common.add(part);
        else own.set(part, (own.get(part) ?? new Set()).add(place));
      }
    }
  }
  return Array.from(own, ([text, places]) => ({ text, places: [...places] })).filter(
    ({ text }) => !common.has(text),
  );
};

/** What of everybody's a right shows: tables, or columns of them (docs/rights). */
const SHOWN_BY: Readonly<Partial<Record<Right, readonly string[]>>> = {
  'accounts.sync': ['member.id', 'member.name', 'account_sync'],
  'audit.see': ['member.id', 'member.name', 'member.user_name', 'audit_log'],
  // In whose places a prize is sent to, and what he wrote and was told about it.
  'checkins.review': [
    'member.id',
    'student_summary.name',
    'check_in',
    'check_in_comment',
    'check_in_standing',
    'prize_claim',
  ],
  'classes.define': ['member.id', 'ykd_order.id', 'class_member', 'class_placement'],
  'classes.manage': ['member.id', 'student_summary.name', 'class_member', 'roster', 'roster_row'],
  'contacts.manage': ['member.id', 'member.name', 'member.user_name', 'department', 'employee', 'staff'],
  'coupons.see': ['member.id', 'coupon'],
  'messages.send': ['member.id', 'student_summary.name', 'message', 'message_receiver', 'message_template'],
  'oddities.settle': ['member.id', 'oddity', 'refund', 'payment_receipt', 'payment_attempt.out_trade_no'],
  'orders.refund': [
    'member.id',
    'member.name',
    'ykd_order',
    'order_history',
    'refund',
    'refund_proposal',
    'money_limit',
  ],
  'orders.see': [
    'member.id',
    'ykd_order',
    'order_history',
    'refund',
    'payment_receipt',
    'payment_attempt',
    'offline_refund',
    'offline_payment',
    'receipt_shown',
    'refund_proposal',
    'invoice',
    'bill_difference',
    'bill_day',
    'bill_row',
    'closed_month',
    'outside_refund',
    'oddity',
    'order_twin',
  ],
  'partners.manage': [
    'member.id',
    'member.name',
    'member.user_name',
    'work_order',
    'work_order_submission',
    'partner',
    'coupon_batch',
    'student_summary.name',
    'commission_account',
    'commission_posting',
    'commission_sum',
    'commission_statement',
    'commission_order',
    'commission_rate',
    'ykd_order.id',
    'payout',
  ],
  'performance.see': ['credit_sum', 'target'],
  'security.see': ['member.id', 'security_event', 'session.address'],
  'shifts.see': ['member.id', 'student_summary.name', 'shift', 'shift_leave', 'team_hours'],
  // Whoever was made staff is shown with his mobile, when that is asked for.
  'staff.manage': ['member.mobile', 'student_summary', 'employee', 'staff'],
  'students.assign': ['member.id', 'member.name', 'member.user_name', 'student_summary.name', 'student_care'],
  'students.see': [
    'member.id',
    ...['name', 'user_name', 'school', 'major'].map((column) => `student_summary.${column}`),
    // What the page of a student shows beside that, his mobile on demand.
    ...['mobile', 'nick_name', 'description', 'avatar_url', 'profile'].map((column) => `member.${column}`),
    'student_care',
    'class_member',
    'student_note',
    'student_note_version',
    'session.id',
    'session.user_agent',
  ],
  'tags.see': ['member.id', 'student_lable'],
};

/** What of everybody's somebody may see. */
const shownTo = (staff: StaffMember | undefined): ReadonlySet<string> =>
  new Set(
    Object.entries(SHOWN_BY).flatMap(([right, places]) =>
      reachOf(staff, right as Right) === 'all' ? places : [],
    ),
  );

const isPart = (letter: string | undefined): boolean => letter !== undefined && /[A-Za-z0-9]/.test(letter);

/** Whether a text stands in another, not as the beginning or the end of something longer. */
const stands = (text: string, part: string): boolean => {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    if (!isPart(text[at - 1]) && !isPart(text[at + part.length])) return true;
  }
  return false;
};

/** The canaries that a text shows to somebody without a right to see them; what he said himself he may hear again. */
export const leaksIn = (
  text: string,
  canaries: readonly Canary[],
  { asked = '', staff }: { readonly asked?: string; readonly staff?: StaffMember | undefined } = {},
): readonly Canary[] => {
  const shown = shownTo(staff);
  const isShown = (place: string): boolean => shown.has(place) || shown.has(place.split('.', 1)[0] ?? '');
  return canaries.filter(
    ({ text: own, places }) => !asked.includes(own) && stands(text, own) && !places.some(isShown),
  );
};

/** What a log may say of people: who it is and from where, what a thing is called, and its own lines. */
const LOGGED = /\.(?:id|\w+_id|address)$|^security_event\./;

/** The canaries that must not stand in a log either. */
export const secretsOf = (canaries: readonly Canary[]): readonly Canary[] =>
  canaries.filter(({ places }) => !places.some((place) => LOGGED.test(place)));

/** A canary for people: where it comes from, never what it says. */
export const shownCanary = ({ places }: Canary): string => places.join('、');
