import { txActivities } from './activities.js';
import { txCalendarAddresses, txClassEvents, txStaffContacts } from './class-events.js';
import { txClassGroups } from './class-groups.js';
import type { AuditDraft } from '../../ports/audit-log.js';
import type { Tx, UnitOfWork } from '../../ports/unit-of-work.js';
import { txPayouts } from './payouts.js';
import { txPeople } from './departments.js';
import { fakeAccountSync } from './account-sync.js';
import type { Alone } from './alone.js';
import { auditInto } from './audit-log.js';
import { txCommissions } from './commissions.js';
import { txCourseVersions } from './course-versions.js';
import { txBills } from './bills.js';
import { keepCredits, txTargets } from './credits.js';
import { txExportRuns } from './export-runs.js';
import { txFollowUps } from './follow-ups.js';
import { txShifts } from './shifts.js';
import { txHandOvers } from './hand-overs.js';
import { txListViews } from './list-views.js';
import { txMembers } from './members.js';
import { txMessages } from './messages.js';
import { txNotices } from './notices.js';
import { txNotes } from './notes.js';
import { txRosters } from './rosters.js';
import { txClasses } from './school-classes.js';
import { txSecondFactors } from './second-factors.js';
import { txSecurityLog } from './security-log.js';
import { txSessions } from './sessions.js';
import { shopTx } from './shop-tx.js';
import { txSolutions } from './solutions.js';
import { txCheckInReminders } from './check-in-reminders.js';
import { txCheckIns } from './check-ins.js';
import { txCouponClaims } from './coupon-claims.js';
import { txPartners } from './partners.js';
import { txPrizeClaims } from './prize-claims.js';
import { txCare } from './student-care.js';
import { txTags } from './student-tags.js';
import { txStudentNotes } from './student-notes.js';
import { txStudyLogs } from './study-logs.js';
import { txViewings } from './viewings.js';
import { txWeixinMessages } from './weixin-messages.js';
import { txWorkOrders } from './work-orders.js';
import type { FakeWorld } from './world.js';

/** A copy of some rows, and the way to put back into them what was changed in it. */
class StagedRows<T> extends Map<string, T> {
  readonly #rows: Map<string, T>;
  readonly #written = new Set<string>();

  constructor(rows: Map<string, T>) {
    super();
    this.#rows = rows;
    for (const [id, row] of rows) super.set(id, row);
  }

  override set(id: string, row: T): this {
    this.#written.add(id);
    return super.set(id, row);
  }

  override delete(id: string): boolean {
    this.#written.add(id);
    return super.delete(id);
  }

  commit(): void {
    for (const id of this.#written) this.#rows.delete(id);
    for (const [id, row] of this) if (this.#written.has(id)) this.#rows.set(id, row);
  }
}

const staged = (world: FakeWorld): { readonly copy: FakeWorld; readonly commit: () => void } => {
  const commits: (() => void)[] = [];
  const of = <T>(rows: Map<string, T>): Map<string, T> => {
    const copy = new StagedRows(rows);
    commits.push(() => copy.commit());
    return copy;
  };
  const copy: FakeWorld = {
    products: of(world.products),
    productPrices: of(world.productPrices),
    orders: of(world.orders),
    sold: of(world.sold),
    requestKeys: of(world.requestKeys),
    claimedUntil: of(world.claimedUntil),
    history: of(world.history),
    attempts: of(world.attempts),
    receipts: of(world.receipts),
    refunds: of(world.refunds),
    outsideRefunds: of(world.outsideRefunds),
    offlineRefunds: of(world.offlineRefunds),
    offlinePayments: of(world.offlinePayments),
    receiptPictures: of(world.receiptPictures),
    proposals: of(world.proposals),
    staffRequests: of(world.staffRequests),
    limits: of(world.limits),
    invoices: of(world.invoices),
    invoiceFiles: of(world.invoiceFiles),
    oddities: of(world.oddities),
    billDays: of(world.billDays),
    billRows: of(world.billRows),
    differences: of(world.differences),
    closedMonths: of(world.closedMonths),
    coupons: of(world.coupons),
    greetings: of(world.greetings),
    members: of(world.members),
    sessions: of(world.sessions),
    secondFactors: of(world.secondFactors),
    factorSessions: of(world.factorSessions),
    securityLog: of(world.securityLog),
    securityFolds: of(world.securityFolds),
    // Written when the transaction stands.
    audit: world.audit,
    weixin: of(world.weixin),
    usedWeixin: of(world.usedWeixin),
    knownDevices: of(world.knownDevices),
    notes: of(world.notes),
    notices: of(world.notices),
    messages: of(world.messages),
    messageReceivers: of(world.messageReceivers),
    messageTemplates: of(world.messageTemplates),
    smsSettings: of(world.smsSettings),
    smsOptOuts: of(world.smsOptOuts),
    solutions: of(world.solutions),
    studyLogs: of(world.studyLogs),
    care: of(world.care),
    credits: of(world.credits),
    targets: of(world.targets),
    departments: of(world.departments),
    employees: of(world.employees),
    syncs: of(world.syncs),
    followUps: of(world.followUps),
    shifts: of(world.shifts),
    shiftLeaves: of(world.shiftLeaves),
    teamHours: of(world.teamHours),
    handOvers: of(world.handOvers),
    assistantCounts: of(world.assistantCounts),
    handedStudents: of(world.handedStudents),
    studentNotes: of(world.studentNotes),
    studentNoteVersions: of(world.studentNoteVersions),
    exportRuns: of(world.exportRuns),
    listViews: of(world.listViews),
    viewDefaults: of(world.viewDefaults),
    viewings: of(world.viewings),
    courseVersions: of(world.courseVersions),
    lables: of(world.lables),
    givings: of(world.givings),
    rosters: of(world.rosters),
    rosterRows: of(world.rosterRows),
    classes: of(world.classes),
    classMembers: of(world.classMembers),
    classTypes: of(world.classTypes),
    classStages: of(world.classStages),
    classGroups: of(world.classGroups),
    groupPlaces: of(world.groupPlaces),
    classEvents: of(world.classEvents),
    calendarAddresses: of(world.calendarAddresses),
    staffContacts: of(world.staffContacts),
    classPlacements: of(world.classPlacements),
    classStaffChanges: of(world.classStaffChanges),
    checkIns: of(world.checkIns),
    checkInComments: of(world.checkInComments),
    checkInReminders: of(world.checkInReminders),
    weixinPermits: of(world.weixinPermits),
    weixinTellings: of(world.weixinTellings),
    rankingLeft: of(world.rankingLeft),
    prizeClaims: of(world.prizeClaims),
    payouts: of(world.payouts),
    couponBatches: of(world.couponBatches),
    couponClaims: of(world.couponClaims),
    couponDays: of(world.couponDays),
    workOrders: of(world.workOrders),
    submissions: of(world.submissions),
    partners: of(world.partners),
    commissionAccounts: of(world.commissionAccounts),
    commissionPostings: of(world.commissionPostings),
    commissionSums: of(world.commissionSums),
    commissionStatements: of(world.commissionStatements),
    commissionClosings: of(world.commissionClosings),
    commissionRates: of(world.commissionRates),
    commissionOrders: of(world.commissionOrders),
    campaigns: of(world.campaigns),
    campaignEffects: of(world.campaignEffects),
    promos: of(world.promos),
    announcements: of(world.announcements),
    announcementsPutAway: of(world.announcementsPutAway),
    sites: of(world.sites),
  };
  return { copy, commit: () => commits.forEach((commit) => commit()) };
};

/** What throws when it is used, or anything in it, after it was open. */
const whileOpen = <T extends object>(target: T, isOpen: () => boolean): T =>
  new Proxy(target, {
    get: (inside, name, receiver) => {
      if (!isOpen()) throw new Error('this transaction has ended');
      const value: unknown = Reflect.get(inside, name, receiver);
      return typeof value === 'object' && value !== null ? whileOpen(value, isOpen) : value;
    },
  });

const txOf = (world: FakeWorld, drafts: AuditDraft[]): Tx => ({
  ...shopTx(world),
  members: txMembers(world, (wish) => fakeAccountSync(world).wish(wish)),
  people: txPeople(world),
  sessions: txSessions(world),
  secondFactors: txSecondFactors(world),
  securityLog: txSecurityLog(world),
  audit: { append: async (draft) => void drafts.push(draft) },
  notes: txNotes(world),
  messages: txMessages(world),
  notices: txNotices(world),
  solutions: txSolutions(world),
  studyLogs: txStudyLogs(world),
  care: txCare(world),
  followUps: txFollowUps(world),
  handOvers: txHandOvers(world),
  shifts: txShifts(world),
  studentNotes: txStudentNotes(world),
  exportRuns: txExportRuns(world),
  listViews: txListViews(world),
  viewings: txViewings(world),
  courseVersions: txCourseVersions(world),
  bills: txBills(world),
  targets: txTargets(world),
  rosters: txRosters(world, (wish) => fakeAccountSync(world).wish(wish)),
  tags: txTags(world),
  classes: txClasses(world),
  classGroups: txClassGroups(world),
  classEvents: txClassEvents(world),
  calendarAddresses: txCalendarAddresses(world),
  staffContacts: txStaffContacts(world),
  activities: txActivities(world),
  checkIns: txCheckIns(world),
  checkInReminders: txCheckInReminders(world),
  weixinMessages: txWeixinMessages(world),
  prizeClaims: txPrizeClaims(world),
  payouts: txPayouts(world),
  couponClaims: txCouponClaims(world),
  workOrders: txWorkOrders(world),
  partners: txPartners(world),
  commissions: txCommissions(world),
});

/** Transactions in memory. Each has the world alone, and works on a copy that takes its place in the end. */
export const fakeUnitOfWork = (world: FakeWorld, alone: Alone): UnitOfWork => ({
  transaction: (work) =>
    alone(async () => {
      const { copy, commit } = staged(world);
      const drafts: AuditDraft[] = [];
      let open = true;
      try {
        const result = await work(whileOpen(txOf(copy, drafts), () => open));
        keepCredits(copy);
        commit();
        auditInto(world, drafts);
        return result;
      } finally {
        open = false;
      }
    }),
});
