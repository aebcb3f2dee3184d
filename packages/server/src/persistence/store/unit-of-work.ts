import type { AuditDraft, Tx, UnitOfWork } from '@ykd/application/ports';
import type { Kysely } from 'kysely';
import { appendAudit } from '../audit-log.js';
import { txActivities } from '../activities.js';
import { txTargets } from '../targets.js';
import { txCheckInReminders } from '../check-in-reminders.js';
import { txCheckIns } from '../tx-check-ins.js';
import { txCalendarAddresses } from '../classes/calendar-addresses.js';
import { txStaffContacts } from '../classes/class-contacts.js';
import { txClassEvents } from '../classes/class-events.js';
import { txClassGroups } from '../classes/class-groups.js';
import { txClasses } from '../classes/tx-classes.js';
import { txCourseVersions } from '../course-versions.js';
import type { Database } from '../database.js';
import type { DialectTraits } from '../dialect.js';
import { txExportRuns } from '../export-runs.js';
import { txFollowUps } from '../follow-ups.js';
import { txShifts } from '../shifts.js';
import { txHandOvers } from '../hand-overs.js';
import { txListViews } from '../list-views.js';
import { txMessages } from '../messages.js';
import { txNotices } from '../notices.js';
import { txNotes } from '../notes.js';
import type { Schema } from '../schema.js';
import { txPayouts } from '../payouts.js';
import { txPeople } from '../people.js';
import { txSecondFactors } from '../second-factors.js';
import { txSecurityLog } from '../security-log.js';
import { txSessions } from '../session-repository.js';
import { insertOddity, reopenOddity, settleOddity } from '../shop/oddity-row.js';
import { txGreetings } from '../shop/greetings.js';
import { addHistory, countHistory, lastOfHistory } from '../shop/order-history.js';
import { keepTwins, type TwinPlace } from '../shop/order-twins.js';
import { txAttempts } from '../shop/tx-attempts.js';
import { txBills } from '../shop/tx-bills.js';
import { txCoupons } from '../shop/tx-coupons.js';
import { txInvoices } from '../shop/tx-invoices.js';
import { txOrderMoney } from '../shop/order-money.js';
import { txOrders } from '../shop/tx-orders.js';
import { txOutsideRefunds } from '../shop/tx-outside-refunds.js';
import { txReceipts } from '../shop/tx-receipts.js';
import { txRefunds } from '../shop/tx-refunds.js';
import { txSolutions } from '../solutions.js';
import { txStudentNotes } from '../student-notes.js';
import { txCare } from '../student-care.js';
import { txRosters } from '../tx-rosters.js';
import { txTags } from '../student-tags.js';
import { txStudyLogs } from '../study-logs.js';
import { txMembers } from '../tx-members.js';
import { txCouponClaims } from '../coupon-claims.js';
import { txPartners } from '../partners.js';
import { txPrizeClaims } from '../tx-prize-claims.js';
import { txProducts } from '../tx-products.js';
import { txWeixinMessages } from '../weixin-messages.js';
import { txWorkOrders } from '../work-orders.js';
import { txCommissions } from '../tx-commissions.js';
import { txViewings } from '../viewings.js';

/** The small repositories over one transaction. */
const txOf = (
  trx: Kysely<Schema>,
  traits: DialectTraits,
  audit: Tx['audit'],
  touched: (place: TwinPlace) => void,
): Tx => ({
  orders: txOrders(trx, traits, touched),
  history: {
    add: (orderId, entry) => addHistory(trx, orderId, entry),
    countOf: (orderId, event, most) => countHistory(trx, { orderId, event, most }),
    last: (orderId) => lastOfHistory(trx, orderId),
  },
  products: txProducts(trx, traits),
  coupons: txCoupons(trx, traits),
  attempts: txAttempts(trx),
  receipts: txReceipts(trx),
  refunds: txRefunds(trx, traits),
  outsideRefunds: txOutsideRefunds(trx, traits),
  orderMoney: txOrderMoney(trx, traits),
  invoices: txInvoices(trx, traits),
  oddities: {
    note: (oddity) => insertOddity(trx, oddity),
    renew: (oddity) => reopenOddity(trx, oddity),
    settle: (about, userId, at) => settleOddity(trx, about, userId, at),
  },
  greetings: txGreetings(trx),
  members: txMembers(trx, traits),
  people: txPeople(trx, traits),
  sessions: txSessions(trx),
  secondFactors: txSecondFactors(trx, traits),
  securityLog: txSecurityLog(trx),
  audit,
  notes: txNotes(trx, traits),
  messages: txMessages(trx, traits),
  notices: txNotices(trx),
  solutions: txSolutions(trx, traits),
  studyLogs: txStudyLogs(trx, traits),
  care: txCare(trx, traits),
  followUps: txFollowUps(trx),
  handOvers: txHandOvers(trx),
  shifts: txShifts(trx),
  studentNotes: txStudentNotes(trx, traits),
  exportRuns: txExportRuns(trx, traits),
  listViews: txListViews(trx, traits),
  viewings: txViewings(trx),
  courseVersions: txCourseVersions(trx, traits),
  bills: txBills(trx, traits),
  targets: txTargets(trx, traits),
  rosters: txRosters(trx, traits),
  tags: txTags(trx, traits),
  classes: txClasses(trx, traits),
  classGroups: txClassGroups(trx),
  classEvents: txClassEvents(trx),
  calendarAddresses: txCalendarAddresses(trx),
  staffContacts: txStaffContacts(trx),
  activities: txActivities(trx, traits),
  checkIns: txCheckIns(trx, traits),
  checkInReminders: txCheckInReminders(trx, traits),
  weixinMessages: txWeixinMessages(trx),
  prizeClaims: txPrizeClaims(trx, traits),
  payouts: txPayouts(trx, traits),
  couponClaims: txCouponClaims(trx, traits),
  workOrders: txWorkOrders(trx, traits),
  partners: txPartners(trx, traits),
  commissions: txCommissions(trx, traits),
});

/** Transactions of a database. */
export const unitOfWork = ({
  transaction,
  traits,
}: Pick<Database, 'transaction' | 'traits'>): UnitOfWork => ({
  transaction: (work) =>
    transaction(async (trx) => {
      const drafts: AuditDraft[] = [];
      const places: TwinPlace[] = [];
      let isOpen = true;
      const append: Tx['audit']['append'] = async (draft) => {
        if (!isOpen) throw new Error('this transaction has ended');
        drafts.push(draft);
      };
      try {
        const answer = await work(txOf(trx, traits, { append }, (place) => void places.push(place)));
        await keepTwins(trx, traits, places);
        await appendAudit(trx, traits, drafts);
        return answer;
      } finally {
        isOpen = false;
      }
    }),
});
