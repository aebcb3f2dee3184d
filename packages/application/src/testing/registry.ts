import type { Repositories } from '../application-deps.js';
import type { AreaName } from '../areas.js';
import { accountSyncContract } from './contracts/account-sync.js';
import { activitiesContract } from './contracts/activities.js';
import { assistantDaysContract } from './contracts/assistant-days.js';
import { assistantsContract } from './contracts/assistants.js';
import { auditLogContract } from './contracts/audit-log.js';
import { avatarFilesContract } from './contracts/avatar-files.js';
import { checkInCopiesContract } from './contracts/check-in-copies.js';
import { checkInPicturesContract } from './contracts/check-in-pictures.js';
import { billsContract } from './contracts/bills.js';
import { checkInRemindersContract } from './contracts/check-in-reminders.js';
import { checkInReviewsContract } from './contracts/check-in-reviews.js';
import { checkInsContract } from './contracts/check-ins.js';
import { campaignEffectsContract } from './contracts/campaign-effects.js';
import { checkInStandingsContract } from './contracts/check-in-standings.js';
import { commissionHistoriesContract } from './contracts/commission-histories.js';
import { commissionFollowsContract } from './contracts/commission-follows.js';
import { commissionReleaseContract } from './contracts/commission-release.js';
import { commissionVerifyContract } from './contracts/commission-verify.js';
import { commissionsContract } from './contracts/commissions.js';
import { commstudentsContract } from './contracts/commstudents.js';
import { couponClaimsContract } from './contracts/coupon-claims.js';
import { payoutsContract } from './contracts/payouts.js';
import { partnersContract } from './contracts/partners.js';
import { prizeClaimsContract } from './contracts/prize-claims.js';
import { couponsContract } from './contracts/coupons.js';
import { courseVersionsContract } from './contracts/course-versions.js';
import { courseRepositoryContract } from './contracts/courses.js';
import { creditsContract } from './contracts/credits.js';
import { daySumsContract } from './contracts/day-sums.js';
import { departmentsContract } from './contracts/departments.js';
import { employeesContract } from './contracts/employees.js';
import { entityReaderContract } from './contracts/entities.js';
import { exportRunsContract } from './contracts/export-runs.js';
import { exportedListsContract } from './contracts/exported-lists.js';
import { followUpsContract } from './contracts/follow-ups.js';
import { shiftsContract } from './contracts/shifts.js';
import { handOversContract } from './contracts/hand-overs.js';
import { greetingsContract } from './contracts/greetings.js';
import { invoicesContract } from './contracts/invoices.js';
import { invoicesFollowContract } from './contracts/invoices-follow.js';
import { knownDevicesContract } from './contracts/known-devices.js';
import { listedOrdersContract } from './contracts/listed-orders.js';
import { listedProductsContract } from './contracts/listed-products.js';
import { listViewsContract } from './contracts/list-views.js';
import { loginAttemptsContract } from './contracts/login-attempts.js';
import { initialPasswordContract } from './contracts/initial-passwords.js';
import { memberWaysContract } from './contracts/member-ways.js';
import { memberWeixinContract } from './contracts/member-weixin.js';
import { memberWishesContract } from './contracts/member-wishes.js';
import { memberRepositoryContract } from './contracts/members.js';
import { notesContract } from './contracts/notes.js';
import { messagesContract } from './contracts/messages.js';
import { noticesContract } from './contracts/notices.js';
import { odditiesContract } from './contracts/oddities.js';
import { orderMoneyContract } from './contracts/order-money.js';
import { orderRepositoryContract } from './contracts/orders.js';
import { paymentAttemptsContract } from './contracts/payment-attempts.js';
import { productRepositoryContract } from './contracts/products.js';
import { progressRepositoryContract } from './contracts/progress.js';
import { refundsContract } from './contracts/refunds.js';
import { rostersContract } from './contracts/rosters.js';
import { classPlacementsContract } from './contracts/class-placements.js';
import { listedClassesContract } from './contracts/listed-classes.js';
import { classEventsContract } from './contracts/class-events.js';
import { classGroupsContract } from './contracts/class-groups.js';
import { keptTagsContract } from './contracts/kept-tags.js';
import { schoolClassesContract } from './contracts/school-classes.js';
import { classLearningContract } from './contracts/class-learning.js';
import { classSeatsContract } from './contracts/class-seats.js';
import { secondFactorContract } from './contracts/second-factor.js';
import { securityLogContract } from './contracts/security-log.js';
import { sessionLimitContract } from './contracts/session-limit.js';
import { sessionRepositoryContract } from './contracts/sessions.js';
import { shopClosingContract } from './contracts/shop-closing.js';
import { shopLedgerContract } from './contracts/shop-ledger.js';
import { shopPartsContract } from './contracts/shop-parts.js';
import { shopPaymentsContract } from './contracts/shop-payments.js';
import { shopPlacingContract } from './contracts/shop-placing.js';
import { shopRacesContract } from './contracts/shop-races.js';
import { shopReadingContract } from './contracts/shop-reading.js';
import { shopRefundListContract } from './contracts/shop-refund-list.js';
import { shopRefundsContract } from './contracts/shop-refunds.js';
import { smsCodesContract } from './contracts/sms-codes.js';
import { solutionsContract } from './contracts/solutions.js';
import { studentCareContract } from './contracts/student-care.js';
import { studentConditionsContract } from './contracts/student-conditions.js';
import { studentFactsContract } from './contracts/student-facts.js';
import { studentNotesContract } from './contracts/student-notes.js';
import { studentPagesContract } from './contracts/student-pages.js';
import { studentStandingContract } from './contracts/student-standing.js';
import { studentTagsContract } from './contracts/student-tags.js';
import { studentsContract } from './contracts/students.js';
import { studyLogsContract } from './contracts/study-logs.js';
import { reportConsentsContract } from './contracts/report-consents.js';
import { yearReportsContract } from './contracts/year-reports.js';
import { syncEndsContract } from './contracts/sync-ends.js';
import { unitOfWorkContract } from './contracts/unit-of-work.js';
import { viewingsContract } from './contracts/viewings.js';
import { weixinMessagesContract } from './contracts/weixin-messages.js';
import { workOrdersContract } from './contracts/work-orders.js';
import { welcomeRecordsContract } from './contracts/welcome-records.js';
import type { MakeSubject } from './contracts/subject.js';
import { fakeActivities } from './fakes/activities.js';
import { fakeCampaignEffects } from './fakes/campaign-effects.js';
import { fakeCheckInReminders } from './fakes/check-in-reminders.js';
import { fakeCheckInStandings } from './fakes/check-in-standings.js';
import { fakeCouponClaims } from './fakes/coupon-claims.js';
import { fakePayouts } from './fakes/payouts.js';
import { fakePartners } from './fakes/partners.js';
import { fakePrizeClaims } from './fakes/prize-claims.js';
import { fakeAssistantDays } from './fakes/assistant-days.js';
import { fakeAssistants } from './fakes/assistants.js';
import { fakeAuditLog } from './fakes/audit-log.js';
import { fakeBills } from './fakes/bills.js';
import { fakeCommstudents } from './fakes/commstudents.js';
import { fakeCommissions } from './fakes/commissions.js';
import { fakeClassLearning } from './fakes/class-learning.js';
import { fakeCoupons } from './fakes/coupons.js';
import { fakeCredits } from './fakes/credits.js';
import { fakeCourseVersions } from './fakes/course-versions.js';
import { fakeCourses } from './fakes/courses.js';
import { fakeDepartments } from './fakes/departments.js';
import { fakeEmployees } from './fakes/employees.js';
import { fakeEntities } from './fakes/entity-reader.js';
import { fakeExportRuns } from './fakes/export-runs.js';
import { fakeSumsByDay } from './fakes/day-sums.js';
import { fakeFollowUps } from './fakes/follow-ups.js';
import { fakeShifts } from './fakes/shifts.js';
import { fakeHandOvers } from './fakes/hand-overs.js';
import { fakeGreetings } from './fakes/greetings.js';
import { fakeInvoiceFiles, fakeInvoices } from './fakes/invoices.js';
import { fakeKnownDevices } from './fakes/known-devices.js';
import { fakeListedOrders } from './fakes/listed-orders.js';
import { fakeListedProducts } from './fakes/listed-products.js';
import { fakeListViews } from './fakes/list-views.js';
import { fakeLoginAttempts } from './fakes/login-attempts.js';
import { fakeNotes } from './fakes/notes.js';
import { fakeMessages } from './fakes/messages.js';
import { fakeNotices } from './fakes/notices.js';
import { fakeOddities } from './fakes/oddities.js';
import { fakeOrderMoney, fakeReceiptPictures } from './fakes/order-money.js';
import { fakeOrders } from './fakes/orders.js';
import { fakePaymentAttempts } from './fakes/payment-attempts.js';
import { fakeProducts } from './fakes/products.js';
import { fakeRefunds } from './fakes/refunds.js';
import { fakeRosters } from './fakes/rosters.js';
import { fakeListedClasses } from './fakes/listed-classes.js';
import { fakeCalendarAddresses, fakeClassContacts, fakeClassEvents } from './fakes/class-events.js';
import { fakeClassGroups } from './fakes/class-groups.js';
import { fakeClasses } from './fakes/school-classes.js';
import { fakeSecurityLog } from './fakes/security-log.js';
import { fakeSessions } from './fakes/sessions.js';
import { fakeShopOrders } from './fakes/shop-orders.js';
import { fakeSmsCodes } from './fakes/sms-codes.js';
import { fakeSolutions } from './fakes/solutions.js';
import { fakeStudentNotes } from './fakes/student-notes.js';
import { fakeStudentTags } from './fakes/student-tags.js';
import { fakeStudents } from './fakes/students.js';
import { fakeReportConsents } from './fakes/report-consents.js';
import { fakeYearReports } from './fakes/year-reports.js';
import { fakeStudyLogs } from './fakes/study-logs.js';
import { fakeUnitOfWork } from './fakes/unit-of-work.js';
import { fakeViewings } from './fakes/viewings.js';
import { fakeWeixinMessages } from './fakes/weixin-messages.js';
import { fakeWelcomeRecords } from './fakes/welcome-records.js';
import { fakeWorkOrders } from './fakes/work-orders.js';
import type { FakeParts } from './fakes/parts.js';
import { accountSyncSuite, accountSyncTries } from './port-suites/account-sync.js';
import { activitySuite, activityTries } from './port-suites/activity.js';
import { auditSuite, auditTries } from './port-suites/audit.js';
import { avatarSuite, avatarTries } from './port-suites/avatar.js';
import { billSuite, billTries } from './port-suites/bill.js';
import { classEventSuite, classEventTries } from './port-suites/class-event.js';
import { classGroupSuite, classGroupTries } from './port-suites/class-group.js';
import { chatSuite, chatTries } from './port-suites/chat.js';
import { checkInSuite, checkInTries } from './port-suites/check-in.js';
import { classGlanceSuite, classGlanceTries } from './port-suites/class-glance.js';
import { commonMutationSuite, commonMutationTries } from './port-suites/common-mutation.js';
import { commonQuerySuite, commonQueryTries } from './port-suites/common-query.js';
import { departmentSuite, departmentTries } from './port-suites/department.js';
import { employeeRightsSuite } from './port-suites/employee-rights.js';
import { employeeSuite, employeeTries } from './port-suites/employee.js';
import { dashboardSuite, dashboardTries } from './port-suites/dashboard.js';
import { assistantSuite, assistantTries } from './port-suites/assistant.js';
import { assistantDaySuite, assistantDayTries } from './port-suites/assistant-day.js';
import { followUpSuite, followUpTries } from './port-suites/follow-up.js';
import { shiftSuite, shiftTries } from './port-suites/shift.js';
import { handOverSuite, handOverTries } from './port-suites/hand-over.js';
import { invoiceSuite, invoiceTries } from './port-suites/invoice.js';
import { listExportSuite, listExportTries } from './port-suites/list-export.js';
import { listViewSuite, listViewTries } from './port-suites/list-view.js';
import { initialPasswordSuite } from './port-suites/initial-password.js';
import { memberSuite, memberTries } from './port-suites/member.js';
import { memberSmsSuite } from './port-suites/member-sms.js';
import { messageSuite, messageTries } from './port-suites/message.js';
import { myScheduleSuite, myScheduleTries } from './port-suites/my-schedule.js';
import { noticeSuite, noticeTries } from './port-suites/notice.js';
import { noteSuite, noteTries } from './port-suites/note.js';
import { performanceSuite, performanceTries } from './port-suites/performance.js';
import { paymentNoticeSuite, paymentNoticeTries } from './port-suites/payment-notice.js';
import { payoutSuite, payoutTries } from './port-suites/payout.js';
import { commstudentSuite, commstudentTries } from './port-suites/commstudent.js';
import { couponClaimSuite, couponClaimTries } from './port-suites/coupon-claim.js';
import { partnerCouponSuite, partnerCouponTries } from './port-suites/partner-coupon.js';
import { staffCouponSuite, staffCouponTries } from './port-suites/staff-coupon.js';
import { partnerSuite, partnerTries } from './port-suites/partner.js';
import { prizeSuite, prizeTries } from './port-suites/prize.js';
import { productImageSuite, productImageTries } from './port-suites/product-image.js';
import { projectUserSuite, projectUserTries } from './port-suites/project-user.js';
import { rosterSuite, rosterTries } from './port-suites/roster.js';
import { rosterApplySuite } from './port-suites/roster-apply.js';
import { rosterClassesSuite } from './port-suites/roster-classes.js';
import { rosterReachSuite } from './port-suites/roster-reach.js';
import { reportPictureSuite, reportPictureTries } from './port-suites/report-picture.js';
import { schoolSuite, schoolTries } from './port-suites/school.js';
import { classPlacementSuite } from './port-suites/class-placement.js';
import { schoolClassSuite, schoolClassTries } from './port-suites/school-class.js';
import { tagSuite, tagTries } from './port-suites/tag.js';
import { secondFactorSuite, secondFactorTries } from './port-suites/second-factor.js';
import { securitySuite, securityTries } from './port-suites/security.js';
import { shopSuite, shopTries } from './port-suites/shop.js';
import { shopStaffSuite, shopStaffTries } from './port-suites/shop-staff.js';
import { sidebarSuite, sidebarTries } from './port-suites/sidebar.js';
import { shelfSuite, shelfTries } from './port-suites/shelf.js';
import { solutionSuite, solutionTries } from './port-suites/solution.js';
import { partnerCommissionSuite, partnerCommissionTries } from './port-suites/partner-commission.js';
import { staffCommissionSuite, staffCommissionTries } from './port-suites/staff-commission.js';
import { staffCopiesSuite } from './port-suites/staff-check-in-copies.js';
import { checkInEffectSuite } from './port-suites/check-in-effect.js';
import { staffCheckInDaysSuite } from './port-suites/staff-check-in-days.js';
import { staffCheckInSuite, staffCheckInTries } from './port-suites/staff-check-in.js';
import { staffInvoiceSuite, staffInvoiceTries } from './port-suites/staff-invoice.js';
import { ledgerExportSuite } from './port-suites/ledger-export.js';
import { payoutCancelSuite } from './port-suites/payout-cancel.js';
import { payoutTransferSuite } from './port-suites/payout-transfers.js';
import { staffPayoutSuite, staffPayoutTries } from './port-suites/staff-payout.js';
import { staffPartnerSuite, staffPartnerTries } from './port-suites/staff-partner.js';
import { staffPrizeSuite, staffPrizeTries } from './port-suites/staff-prize.js';
import { staffProductSuite, staffProductTries } from './port-suites/staff-product.js';
import { paidOutsideSuite } from './port-suites/staff-refund-outside.js';
import { staffReasonsSuite } from './port-suites/staff-refund-reasons.js';
import { secondPersonSuite } from './port-suites/staff-refund-second.js';
import { validitySuite } from './port-suites/staff-refund-validity.js';
import { staffRefundSuite, staffRefundTries } from './port-suites/staff-refund.js';
import { studentAssignSuite } from './port-suites/student-assign.js';
import { studentNoteSuite } from './port-suites/student-notes.js';
import { studentPageSuite, studentPageTries } from './port-suites/student-page.js';
import { studentSuite, studentTries } from './port-suites/student.js';
import { staffSuite, staffTries } from './port-suites/staff.js';
import { staffCourseSuite, staffCourseTries } from './port-suites/staff-course.js';
import { staffOrderSuite, staffOrderTries } from './port-suites/staff-order.js';
import { studySuite, studyTries } from './port-suites/study.js';
import { studyTimeSuite, studyTimeTries } from './port-suites/study-time.js';
import { updateProfileSuite } from './port-suites/update-profile.js';
import { viewingSuite, viewingTries } from './port-suites/viewing.js';
import { weixinPermitSuite } from './port-suites/weixin-permit.js';
import { weixinSuite, weixinTries } from './port-suites/weixin.js';
import { welcomeSuite, welcomeTries } from './port-suites/welcome.js';
import { shownReportSuite, shownReportTries } from './port-suites/shown-report.js';
import { yearReportSuite, yearReportTries } from './port-suites/year-report.js';
import type { Tries } from './port-suites/tries.js';
import type { WorldOf } from './port-suites/world.js';

type Suite = (world: WorldOf) => void;

/** At least one. */
type Some<T> = readonly [T, ...T[]];

/** What is tried of each area: what it does, and a way to make each of its calls. One without does not compile. */
export const AREA_TESTS: {
  readonly [A in AreaName]: { readonly suites: Some<Suite>; readonly tries: Tries<A> };
} = {
  accountSync: { suites: [accountSyncSuite], tries: accountSyncTries },
  activity: { suites: [activitySuite], tries: activityTries },
  audit: { suites: [auditSuite], tries: auditTries },
  avatar: { suites: [avatarSuite], tries: avatarTries },
  bill: { suites: [billSuite], tries: billTries },
  chat: { suites: [chatSuite], tries: chatTries },
  checkIn: { suites: [checkInSuite], tries: checkInTries },
  classGlance: { suites: [classGlanceSuite], tries: classGlanceTries },
  commonMutation: { suites: [commonMutationSuite], tries: commonMutationTries },
  commonQuery: { suites: [commonQuerySuite], tries: commonQueryTries },
  commstudent: { suites: [commstudentSuite], tries: commstudentTries },
  couponClaim: { suites: [couponClaimSuite], tries: couponClaimTries },
  department: { suites: [departmentSuite], tries: departmentTries },
  employee: { suites: [employeeSuite, employeeRightsSuite], tries: employeeTries },
  partnerCommission: { suites: [partnerCommissionSuite], tries: partnerCommissionTries },
  staffCommission: { suites: [staffCommissionSuite], tries: staffCommissionTries },
  dashboard: { suites: [dashboardSuite], tries: dashboardTries },
  assistant: { suites: [assistantSuite], tries: assistantTries },
  assistantDay: { suites: [assistantDaySuite], tries: assistantDayTries },
  followUp: { suites: [followUpSuite], tries: followUpTries },
  handOver: { suites: [handOverSuite], tries: handOverTries },
  shift: { suites: [shiftSuite], tries: shiftTries },
  invoice: { suites: [invoiceSuite], tries: invoiceTries },
  listExport: { suites: [listExportSuite, ledgerExportSuite], tries: listExportTries },
  listView: { suites: [listViewSuite], tries: listViewTries },
  member: {
    suites: [memberSuite, memberSmsSuite, initialPasswordSuite, updateProfileSuite],
    tries: memberTries,
  },
  note: { suites: [noteSuite], tries: noteTries },
  performance: { suites: [performanceSuite], tries: performanceTries },
  message: { suites: [messageSuite], tries: messageTries },
  mySchedule: { suites: [myScheduleSuite], tries: myScheduleTries },
  notice: { suites: [noticeSuite], tries: noticeTries },
  paymentNotice: { suites: [paymentNoticeSuite], tries: paymentNoticeTries },
  payout: { suites: [payoutSuite], tries: payoutTries },
  partnerCoupon: { suites: [partnerCouponSuite], tries: partnerCouponTries },
  partner: { suites: [partnerSuite], tries: partnerTries },
  prize: { suites: [prizeSuite], tries: prizeTries },
  productImage: { suites: [productImageSuite], tries: productImageTries },
  projectUser: { suites: [projectUserSuite], tries: projectUserTries },
  roster: {
    suites: [rosterSuite, rosterApplySuite, rosterClassesSuite, rosterReachSuite],
    tries: rosterTries,
  },
  school: { suites: [schoolSuite], tries: schoolTries },
  classEvent: { suites: [classEventSuite], tries: classEventTries },
  classGroup: { suites: [classGroupSuite], tries: classGroupTries },
  schoolClass: { suites: [schoolClassSuite, classPlacementSuite], tries: schoolClassTries },
  tag: { suites: [tagSuite], tries: tagTries },
  secondFactor: { suites: [secondFactorSuite], tries: secondFactorTries },
  security: { suites: [securitySuite], tries: securityTries },
  shop: { suites: [shopSuite], tries: shopTries },
  shopStaff: { suites: [shopStaffSuite], tries: shopStaffTries },
  sidebar: { suites: [sidebarSuite], tries: sidebarTries },
  shelf: { suites: [shelfSuite], tries: shelfTries },
  solution: { suites: [solutionSuite], tries: solutionTries },
  student: { suites: [studentSuite, studentAssignSuite], tries: studentTries },
  studentPage: { suites: [studentPageSuite, studentNoteSuite], tries: studentPageTries },
  staff: { suites: [staffSuite], tries: staffTries },
  staffCheckIn: {
    suites: [staffCheckInSuite, staffCheckInDaysSuite, checkInEffectSuite, staffCopiesSuite],
    tries: staffCheckInTries,
  },
  staffCoupon: { suites: [staffCouponSuite], tries: staffCouponTries },
  staffInvoice: { suites: [staffInvoiceSuite], tries: staffInvoiceTries },
  staffOrder: { suites: [staffOrderSuite], tries: staffOrderTries },
  staffPayout: {
    suites: [staffPayoutSuite, payoutTransferSuite, payoutCancelSuite],
    tries: staffPayoutTries,
  },
  staffPartner: { suites: [staffPartnerSuite], tries: staffPartnerTries },
  staffPrize: { suites: [staffPrizeSuite], tries: staffPrizeTries },
  staffProduct: { suites: [staffProductSuite], tries: staffProductTries },
  staffRefund: {
    suites: [staffRefundSuite, secondPersonSuite, paidOutsideSuite, staffReasonsSuite, validitySuite],
    tries: staffRefundTries,
  },
  study: { suites: [studySuite], tries: studyTries },
  studyTime: { suites: [studyTimeSuite], tries: studyTimeTries },
  viewing: { suites: [viewingSuite], tries: viewingTries },
  weixin: { suites: [weixinSuite, weixinPermitSuite], tries: weixinTries },
  welcome: { suites: [welcomeSuite], tries: welcomeTries },
  yearReport: { suites: [yearReportSuite], tries: yearReportTries },
  shownReport: { suites: [shownReportSuite], tries: shownReportTries },
  reportPicture: { suites: [reportPictureSuite], tries: reportPictureTries },
  staffCourse: { suites: [staffCourseSuite], tries: staffCourseTries },
};

/** What every implementation of a port does. */
export type Contract = (name: string, make: MakeSubject<Repositories>) => void;

/** A contract of one repository alone. */
const only =
  <K extends keyof Repositories>(
    key: K,
    contract: (name: string, make: MakeSubject<Repositories[K]>) => void,
  ): Contract =>
  (name, make) =>
    contract(name, async () => {
      const { subject, ...made } = await make();
      return { ...made, subject: subject[key] };
    });

/** What stands for each repository in tests, and what every implementation of it does. One without does not compile. */
export const REPOSITORIES = {
  unitOfWork: { fake: ({ world, alone }) => fakeUnitOfWork(world, alone), contracts: [unitOfWorkContract] },
  members: {
    fake: ({ members }) => members,
    contracts: [
      only('members', memberRepositoryContract),
      only('members', memberWaysContract),
      memberWeixinContract,
      memberWishesContract,
    ],
  },
  sessions: {
    fake: ({ world, alone }) => fakeSessions(world, alone),
    contracts: [
      sessionRepositoryContract,
      sessionLimitContract,
      initialPasswordContract,
      secondFactorContract,
    ],
  },
  securityLog: { fake: ({ world }) => fakeSecurityLog(world), contracts: [securityLogContract] },
  auditLog: { fake: ({ world }) => fakeAuditLog(world), contracts: [auditLogContract] },
  smsCodes: { fake: () => fakeSmsCodes(), contracts: [only('smsCodes', smsCodesContract)] },
  knownDevices: { fake: ({ world }) => fakeKnownDevices(world), contracts: [knownDevicesContract] },
  loginAttempts: {
    fake: () => fakeLoginAttempts(),
    contracts: [only('loginAttempts', loginAttemptsContract)],
  },
  entities: { fake: ({ world }) => fakeEntities(world), contracts: [entityReaderContract] },
  orders: { fake: ({ world }) => fakeOrders(world), contracts: [only('orders', orderRepositoryContract)] },
  products: {
    fake: ({ world, alone }) => fakeProducts(world, alone),
    contracts: [productRepositoryContract],
  },
  shopOrders: {
    fake: ({ world, alone }) => fakeShopOrders(world, alone),
    contracts: [
      shopReadingContract,
      shopPlacingContract,
      shopClosingContract,
      shopPaymentsContract,
      shopRefundListContract,
      shopRefundsContract,
      shopRacesContract,
      shopLedgerContract,
    ],
  },
  paymentAttempts: {
    fake: ({ world, alone }) => fakePaymentAttempts(world, alone),
    contracts: [paymentAttemptsContract],
  },
  orderMoney: { fake: ({ world }) => fakeOrderMoney(world), contracts: [shopPartsContract] },
  receiptPictures: { fake: ({ world }) => fakeReceiptPictures(world), contracts: [orderMoneyContract] },
  refunds: { fake: ({ world, alone }) => fakeRefunds(world, alone), contracts: [refundsContract] },
  oddities: {
    fake: ({ world, alone }) => fakeOddities(world, alone),
    contracts: [odditiesContract],
  },
  invoices: { fake: ({ world }) => fakeInvoices(world), contracts: [invoicesContract] },
  invoiceFiles: { fake: ({ world }) => fakeInvoiceFiles(world), contracts: [invoicesFollowContract] },
  bills: { fake: ({ world, alone }) => fakeBills(world, alone), contracts: [billsContract] },
  followUps: {
    fake: ({ world, checkIns }) => fakeFollowUps(world, checkIns),
    contracts: [followUpsContract],
  },
  shifts: { fake: ({ world }) => fakeShifts(world), contracts: [shiftsContract] },
  assistants: { fake: ({ world }) => fakeAssistants(world), contracts: [assistantsContract] },
  assistantDays: { fake: () => fakeAssistantDays(), contracts: [assistantDaysContract] },
  handOvers: { fake: ({ world }) => fakeHandOvers(world), contracts: [handOversContract] },
  rosters: { fake: ({ world }) => fakeRosters(world), contracts: [rostersContract] },
  greetings: { fake: ({ world, alone }) => fakeGreetings(world, alone), contracts: [greetingsContract] },
  coupons: { fake: ({ world, alone }) => fakeCoupons(world, alone), contracts: [couponsContract] },
  courses: {
    fake: ({ world }) => fakeCourses(world),
    contracts: [only('courses', courseRepositoryContract)],
  },
  progress: { fake: ({ progress }) => progress, contracts: [only('progress', progressRepositoryContract)] },
  yearReports: { fake: ({ world }) => fakeYearReports(world), contracts: [yearReportsContract] },
  reportConsents: { fake: () => fakeReportConsents(), contracts: [reportConsentsContract] },
  studyLogs: { fake: ({ world }) => fakeStudyLogs(world), contracts: [studyLogsContract] },
  solutions: { fake: ({ world }) => fakeSolutions(world), contracts: [solutionsContract] },
  notes: { fake: ({ world }) => fakeNotes(world), contracts: [notesContract] },
  messages: { fake: ({ world, alone }) => fakeMessages(world, alone), contracts: [messagesContract] },
  notices: { fake: ({ world }) => fakeNotices(world), contracts: [noticesContract] },
  welcomes: { fake: () => fakeWelcomeRecords(), contracts: [welcomeRecordsContract] },
  avatarFiles: { fake: ({ avatarFiles }) => avatarFiles, contracts: [avatarFilesContract] },
  checkIns: {
    fake: ({ checkIns }) => checkIns,
    contracts: [checkInsContract, checkInReviewsContract, checkInCopiesContract],
  },
  weixinMessages: { fake: ({ world }) => fakeWeixinMessages(world), contracts: [weixinMessagesContract] },
  checkInReminders: {
    fake: ({ world }) => fakeCheckInReminders(world),
    contracts: [checkInRemindersContract],
  },
  campaignEffects: {
    fake: ({ world }) => fakeCampaignEffects(world),
    contracts: [campaignEffectsContract],
  },
  checkInStandings: {
    fake: ({ world }) => fakeCheckInStandings(world),
    contracts: [checkInStandingsContract],
  },
  commstudents: { fake: ({ world }) => fakeCommstudents(world), contracts: [commstudentsContract] },
  couponClaims: { fake: ({ world }) => fakeCouponClaims(world), contracts: [couponClaimsContract] },
  partners: { fake: ({ world }) => fakePartners(world), contracts: [partnersContract] },
  workOrders: { fake: ({ world }) => fakeWorkOrders(world), contracts: [workOrdersContract] },
  prizeClaims: { fake: ({ world }) => fakePrizeClaims(world), contracts: [prizeClaimsContract] },
  payouts: { fake: ({ world, alone }) => fakePayouts(world, alone), contracts: [payoutsContract] },
  checkInPictures: { fake: ({ checkInPictures }) => checkInPictures, contracts: [checkInPicturesContract] },
  activities: { fake: ({ world }) => fakeActivities(world), contracts: [activitiesContract] },
  students: {
    fake: ({ world }) => fakeStudents(world),
    contracts: [
      studentCareContract,
      studentConditionsContract,
      studentFactsContract,
      studentsContract,
      studentPagesContract,
      studentStandingContract,
    ],
  },
  departments: { fake: ({ world }) => fakeDepartments(world), contracts: [departmentsContract] },
  employees: { fake: ({ world }) => fakeEmployees(world), contracts: [employeesContract] },
  studentNotes: { fake: ({ world }) => fakeStudentNotes(world), contracts: [studentNotesContract] },
  exportRuns: {
    fake: ({ world }) => fakeExportRuns(world),
    contracts: [exportRunsContract, exportedListsContract],
  },
  listedOrders: { fake: ({ world }) => fakeListedOrders(world), contracts: [listedOrdersContract] },
  listedProducts: { fake: ({ world }) => fakeListedProducts(world), contracts: [listedProductsContract] },
  listViews: { fake: ({ world }) => fakeListViews(world), contracts: [listViewsContract] },
  viewings: { fake: ({ world }) => fakeViewings(world), contracts: [viewingsContract] },
  credits: { fake: ({ world }) => fakeCredits(world), contracts: [creditsContract] },
  studentTags: {
    fake: ({ world }) => fakeStudentTags(world),
    contracts: [only('studentTags', studentTagsContract), keptTagsContract],
  },
  sumsByDay: { fake: ({ world }) => fakeSumsByDay(world), contracts: [daySumsContract] },
  accountSync: { fake: ({ accountSync }) => accountSync, contracts: [accountSyncContract, syncEndsContract] },
  courseVersions: {
    fake: ({ world, progress }) => fakeCourseVersions(world, progress),
    contracts: [courseVersionsContract],
  },
  classEvents: { fake: ({ world }) => fakeClassEvents(world), contracts: [classEventsContract] },
  calendarAddresses: { fake: ({ world }) => fakeCalendarAddresses(world), contracts: [classEventsContract] },
  classContacts: { fake: ({ world }) => fakeClassContacts(world), contracts: [classEventsContract] },
  classGroups: {
    fake: ({ world, progress }) => fakeClassGroups(world, progress),
    contracts: [classGroupsContract],
  },
  classes: {
    fake: ({ world }) => fakeClasses(world),
    contracts: [schoolClassesContract, classSeatsContract, classPlacementsContract],
  },
  listedClasses: { fake: ({ world }) => fakeListedClasses(world), contracts: [listedClassesContract] },
  commissions: {
    fake: ({ world }) => fakeCommissions(world),
    contracts: [
      commissionsContract,
      commissionFollowsContract,
      commissionReleaseContract,
      commissionVerifyContract,
      commissionHistoriesContract,
    ],
  },
  classLearning: {
    fake: ({ world, progress }) => fakeClassLearning(world, progress),
    contracts: [classLearningContract],
  },
} satisfies {
  readonly [K in keyof Repositories]: {
    readonly fake: (parts: FakeParts) => Repositories[K];
    readonly contracts: Some<Contract>;
  };
};
