import type { Migration } from 'kysely/migration';
import { DIALECTS, type DialectTraits } from '../dialect.js';
import type { Repositories } from '@ykd/application';
import { accountSync } from '../account-sync.js';
import { activities } from '../activities.js';
import { auditLog } from '../audit-log.js';
import { avatarFiles } from '../avatar-files.js';
import { checkInPictures } from '../check-in-pictures.js';
import { campaignEffects } from '../campaign-effects.js';
import { checkInReminders } from '../check-in-reminders.js';
import { checkInStandings } from '../check-in-standings.js';
import { checkIns } from '../check-ins.js';
import { commissions } from '../commissions.js';
import { courseRepository } from '../course-repository.js';
import { courseVersions } from '../course-versions.js';
import type { Database } from '../database.js';
import { employeeRepository } from '../employees.js';
import { entityReader } from '../entity-reader.js';
import { exportRuns } from '../export-runs.js';
import { followUps } from '../follow-ups.js';
import { shifts } from '../shifts.js';
import { assistants } from '../assistants.js';
import { assistantDays, ASSISTANT_DAY_TABLES } from '../assistant-days.js';
import { handOvers } from '../hand-overs.js';
import { knownDevices } from '../known-devices.js';
import { listViews } from '../list-views.js';
import { loginAttempts } from '../login-attempts.js';
import { memberRepository } from '../member-repository.js';
import { notes } from '../notes.js';
import { messages } from '../messages.js';
import { notices } from '../notices.js';
import { commstudents } from '../commstudents.js';
import { payouts } from '../payouts.js';
import { orderRepository } from '../shop/order-repository.js';
import { departmentRepository } from '../people.js';
import { listedProducts } from '../listed-products.js';
import { couponClaims } from '../coupon-claims.js';
import { partners } from '../partners.js';
import { prizeClaims } from '../prize-claims.js';
import { productRepository } from '../product-repository.js';
import { progressRepository } from '../progress-repository.js';
import { securityLog } from '../security-log.js';
import { sessionRepository } from '../session-repository.js';
import {
  bills,
  coupons,
  greetings,
  invoiceFiles,
  invoices,
  listedOrders,
  oddities,
  orderMoney,
  paymentAttempts,
  receiptPictures,
  refunds,
  shopOrders,
} from '../shop/index.js';
import { rosters } from '../rosters.js';
import { listedClasses } from '../classes/listed-classes.js';
import { calendarAddresses } from '../classes/calendar-addresses.js';
import { classContacts } from '../classes/class-contacts.js';
import { classEvents } from '../classes/class-events.js';
import { classGroups } from '../classes/class-groups.js';
import { classLearning } from '../classes/class-learning.js';
import { schoolClasses } from '../classes/school-classes.js';
import { smsCodes } from '../sms-codes.js';
import { solutions } from '../solutions.js';
import { studyLogs } from '../study-logs.js';
import { students } from '../students.js';
import { studentNotes } from '../student-notes.js';
import { studentTags } from '../student-tags.js';
import { credits } from '../sums/credits.js';
import { sumsByDay } from '../sums/day-sums.js';
import { unitOfWork } from './unit-of-work.js';
import { viewings } from '../viewings.js';
import { weixinMessages } from '../weixin-messages.js';
import { welcomeRecords } from '../welcome-records.js';
import { workOrders } from '../work-orders.js';
import { reportConsents } from '../report-consents.js';
import { yearReports } from '../year-reports.js';
import { members as membersMigration } from '../migrations/0001-members.js';
import { shop as shopMigration } from '../migrations/0002-shop.js';
import { learning as learningMigration } from '../migrations/0003-learning.js';
import { memberWays as memberWaysMigration } from '../migrations/0004-member-ways.js';
import { accountPictures as accountPicturesMigration } from '../migrations/0005-account-pictures.js';
import { smsCodeAddresses as smsCodeAddressesMigration } from '../migrations/0006-sms-code-addresses.js';
import { shopOrders as shopOrdersMigration } from '../migrations/0007-shop-orders.js';
import { productImages as productImagesMigration } from '../migrations/0008-product-images.js';
import { overdueClaims as overdueClaimsMigration } from '../migrations/0009-overdue-claims.js';
import { outsideRefunds as outsideRefundsMigration } from '../migrations/0010-outside-refunds.js';
import { activitiesAndTags as activitiesAndTagsMigration } from '../migrations/0011-activities-and-tags.js';
import { checkIns as checkInsMigration } from '../migrations/0012-check-ins.js';
import { studyLogs as studyLogsMigration } from '../migrations/0013-study-logs.js';
import { notes as notesMigration } from '../migrations/0014-notes.js';
import { exercises as exercisesMigration } from '../migrations/0015-exercises.js';
import { databaseMarks as databaseMarksMigration } from '../migrations/0016-database-marks.js';
import { loginGuards as loginGuardsMigration } from '../migrations/0017-login-guards.js';
import { securityLog as securityLogMigration } from '../migrations/0018-security-log.js';
import { lessonsRead as lessonsReadMigration } from '../migrations/0019-lessons-read.js';
import { ownOrders as ownOrdersMigration } from '../migrations/0020-own-orders.js';
import { solutions as solutionsMigration } from '../migrations/0021-solutions.js';
import { greetings as greetingsMigration } from '../migrations/0022-greetings.js';
import { auditLog as auditLogMigration } from '../migrations/0023-audit-log.js';
import { studentCare as studentCareMigration } from '../migrations/0024-student-care.js';
import { people as peopleMigration } from '../migrations/0025-people.js';
import { listViews as listViewsMigration } from '../migrations/0026-list-views.js';
import { studentNotes as studentNotesMigration } from '../migrations/0027-student-notes.js';
import { secondFactor as secondFactorMigration } from '../migrations/0028-second-factor.js';
import { exportRuns as exportRunsMigration } from '../migrations/0029-export-runs.js';
import { studentFacts as studentFactsMigration } from '../migrations/0030-student-facts.js';
import { viewings as viewingsMigration } from '../migrations/0031-viewings.js';
import { auditFilters as auditFiltersMigration } from '../migrations/0032-audit-filters.js';
import { studentLetters as studentLettersMigration } from '../migrations/0033-student-letters.js';
import { nameSpelling as nameSpellingMigration } from '../migrations/0034-name-spelling.js';
import { studentStanding as studentStandingMigration } from '../migrations/0035-student-standing.js';
import { initialPasswords as initialPasswordsMigration } from '../migrations/0036-initial-passwords.js';
import { moneyThatStaffMove as moneyThatStaffMoveMigration } from '../migrations/0037-money-that-staff-move.js';
import { listedOrders as listedOrdersMigration } from '../migrations/0038-listed-orders.js';
import { followUps as followUpsMigration } from '../migrations/0039-follow-ups.js';
import { daySums as daySumsMigration } from '../migrations/0040-day-sums.js';
import { bills as billsMigration } from '../migrations/0041-bills.js';
import { productPrices as productPricesMigration } from '../migrations/0042-product-prices.js';
import { courseVersions as courseVersionsMigration } from '../migrations/0043-course-versions.js';
import { invoices as invoicesMigration } from '../migrations/0044-invoices.js';
import { offlineWords } from '../migrations/0045-offline-words.js';
import { orderIndexes } from '../migrations/0046-order-indexes.js';
import { heldColumns } from '../migrations/0047-held-columns.js';
import { classes as classesMigration } from '../migrations/0048-classes.js';
import { performance } from '../migrations/0049-performance.js';
import { notices as noticesMigration } from '../migrations/0050-notices.js';
import { rosters as rostersMigration } from '../migrations/0051-rosters.js';
import { classGroups as classGroupsMigration } from '../migrations/0053-class-groups.js';
import { tagMarks } from '../migrations/0054-tag-marks.js';
import { classEvents as classEventsMigration } from '../migrations/0055-class-events.js';
import { handOvers as handOversMigration } from '../migrations/0056-hand-overs.js';
import { shifts as shiftsMigration } from '../migrations/0057-shifts.js';
import { listOfAssistants } from '../migrations/0058-list-of-assistants.js';
import { targets as classTargets } from '../migrations/0059-targets.js';
import { classStaffChanges } from '../migrations/0060-class-staff-changes.js';
import { classStaffWhoLeft } from '../migrations/0061-class-staff-who-left.js';
import { creditsInLists } from '../migrations/0062-credits-in-lists.js';
import { classStaffByNobody } from '../migrations/0063-class-staff-by-nobody.js';
import { activities as activitiesMigration } from '../migrations/0064-activities.js';
import { checkInReviews } from '../migrations/0065-check-in-reviews.js';
import { checkInStandings as checkInStandingsMigration } from '../migrations/0066-check-in-standings.js';
import { assistantDays as assistantDaysMigration } from '../migrations/0067-assistant-days.js';
import { checkInLikeness } from '../migrations/0068-check-in-likeness.js';
import { prizeClaims as prizeClaimsMigration } from '../migrations/0069-prize-claims.js';
import { checkInReminders as checkInRemindersMigration } from '../migrations/0070-check-in-reminders.js';
import { campaignEffects as campaignEffectsMigration } from '../migrations/0071-campaign-effects.js';
import { weixinMessages as weixinMessagesMigration } from '../migrations/0072-weixin-messages.js';
import { partners as partnersMigration } from '../migrations/0073-partners.js';
import { couponClaims as couponClaimsMigration } from '../migrations/0074-coupon-claims.js';
import { commissions as commissionsMigration } from '../migrations/0075-commissions.js';
import { payouts as payoutsMigration } from '../migrations/0076-payouts.js';
import { commstudents as commstudentsMigration } from '../migrations/0077-commstudents.js';
import { couponRequests as couponRequestsMigration } from '../migrations/0078-coupon-requests.js';
import { commissionMonths } from '../migrations/0079-commission-months.js';
import { yearReports as yearReportsMigration } from '../migrations/0080-year-reports.js';
import { reportConsents as reportConsentsMigration } from '../migrations/0081-report-consents.js';
import { payoutsAskedAgain } from '../migrations/0082-payouts-asked-again.js';
import { commissionEvidence } from '../migrations/0083-commission-evidence.js';
import { transferCancels } from '../migrations/0084-transfer-cancels.js';
import { TABLES } from '../schema.js';

/** All tables: what migrations make must be what stands here. One that a single repository keeps is described beside it. */
export const ALL_TABLES = { ...TABLES, ...ASSISTANT_DAY_TABLES };

/** All migrations by name, in the order in which they run. A migration that was released is never changed. */
export const migrations = (traits: DialectTraits): Record<string, Migration> => ({
  '0001-members': membersMigration(traits),
  '0002-shop': shopMigration(traits),
  '0003-learning': learningMigration(traits),
  '0004-member-ways': memberWaysMigration(traits),
  '0005-account-pictures': accountPicturesMigration(),
  '0006-sms-code-addresses': smsCodeAddressesMigration(traits),
  '0007-shop-orders': shopOrdersMigration(traits),
  '0008-product-images': productImagesMigration(traits),
  '0009-overdue-claims': overdueClaimsMigration(),
  '0010-outside-refunds': outsideRefundsMigration(traits),
  '0011-activities-and-tags': activitiesAndTagsMigration(traits),
  '0012-check-ins': checkInsMigration(traits),
  '0013-study-logs': studyLogsMigration(traits),
  '0014-notes': notesMigration(traits),
  '0015-exercises': exercisesMigration(traits),
  '0016-database-marks': databaseMarksMigration(traits),
  '0017-login-guards': loginGuardsMigration(traits),
  '0018-security-log': securityLogMigration(traits),
  '0019-lessons-read': lessonsReadMigration(traits),
  '0020-own-orders': ownOrdersMigration(),
  '0021-solutions': solutionsMigration(traits),
  '0022-greetings': greetingsMigration(traits),
  '0023-audit-log': auditLogMigration(traits),
  '0024-student-care': studentCareMigration(traits),
  '0025-people': peopleMigration(traits),
  '0026-list-views': listViewsMigration(traits),
  '0027-student-notes': studentNotesMigration(traits),
  '0028-second-factor': secondFactorMigration(traits),
  '0029-export-runs': exportRunsMigration(traits),
  '0030-student-facts': studentFactsMigration(traits),
  '0031-viewings': viewingsMigration(traits),
  '0032-audit-filters': auditFiltersMigration(),
  '0033-student-letters': studentLettersMigration(),
  '0034-name-spelling': nameSpellingMigration(),
  '0035-student-standing': studentStandingMigration(),
  '0036-initial-passwords': initialPasswordsMigration(),
  '0037-money-that-staff-move': moneyThatStaffMoveMigration(traits),
  '0038-listed-orders': listedOrdersMigration(traits),
  '0039-follow-ups': followUpsMigration(traits),
  '0040-day-sums': daySumsMigration(traits),
  '0041-bills': billsMigration(traits),
  '0042-product-prices': productPricesMigration(traits),
  '0043-course-versions': courseVersionsMigration(traits),
  '0044-invoices': invoicesMigration(traits),
  '0045-offline-words': offlineWords(traits),
  '0046-order-indexes': orderIndexes(),
  '0047-held-columns': heldColumns(traits),
  '0048-classes': classesMigration(traits),
  '0049-performance': performance(traits),
  '0050-notices': noticesMigration(traits),
  '0051-rosters': rostersMigration(traits),
  '0053-class-groups': classGroupsMigration(traits),
  '0054-tag-marks': tagMarks(traits),
  '0055-class-events': classEventsMigration(traits),
  '0056-hand-overs': handOversMigration(traits),
  '0057-shifts': shiftsMigration(traits),
  '0058-list-of-assistants': listOfAssistants(traits),
  '0059-targets': classTargets(traits),
  '0060-class-staff-changes': classStaffChanges(traits),
  '0061-class-staff-who-left': classStaffWhoLeft(),
  '0062-credits-in-lists': creditsInLists(traits),
  '0063-class-staff-by-nobody': classStaffByNobody(traits),
  '0064-activities': activitiesMigration(traits),
  '0065-check-in-reviews': checkInReviews(traits),
  '0066-check-in-standings': checkInStandingsMigration(traits),
  '0067-assistant-days': assistantDaysMigration(traits),
  '0068-check-in-likeness': checkInLikeness(traits),
  '0069-prize-claims': prizeClaimsMigration(traits),
  '0070-check-in-reminders': checkInRemindersMigration(traits),
  '0071-campaign-effects': campaignEffectsMigration(traits),
  '0072-weixin-messages': weixinMessagesMigration(traits),
  '0073-partners': partnersMigration(traits),
  '0074-coupon-claims': couponClaimsMigration(traits),
  '0075-commissions': commissionsMigration(traits),
  '0076-payouts': payoutsMigration(traits),
  '0077-commstudents': commstudentsMigration(),
  '0078-coupon-requests': couponRequestsMigration(traits),
  '0079-commission-months': commissionMonths,
  '0080-year-reports': yearReportsMigration(traits),
  '0081-report-consents': reportConsentsMigration(traits),
  '0082-payouts-asked-again': payoutsAskedAgain,
  '0083-commission-evidence': commissionEvidence(traits),
  '0084-transfer-cancels': transferCancels(traits),
});

/** The names of all migrations, sorted. */
export const KNOWN_MIGRATIONS: readonly string[] = Object.keys(migrations(DIALECTS.sqlite)).toSorted();

/** Every repository over one database. */
export const repositories = (database: Database): Repositories => ({
  unitOfWork: unitOfWork(database),
  members: memberRepository(database),
  sessions: sessionRepository(database),
  knownDevices: knownDevices(database),
  loginAttempts: loginAttempts(database),
  securityLog: securityLog(database),
  auditLog: auditLog(database),
  smsCodes: smsCodes(database),
  entities: entityReader(database),
  orders: orderRepository(database),
  products: productRepository(database),
  listedProducts: listedProducts(database),
  shopOrders: shopOrders(database),
  listedOrders: listedOrders(database),
  paymentAttempts: paymentAttempts(database),
  orderMoney: orderMoney(database),
  receiptPictures: receiptPictures(database),
  invoices: invoices(database),
  invoiceFiles: invoiceFiles(database),
  refunds: refunds(database),
  oddities: oddities(database),
  coupons: coupons(database),
  payouts: payouts(database),
  commstudents: commstudents(database),
  yearReports: yearReports(database),
  reportConsents: reportConsents(database),
  couponClaims: couponClaims(database),
  bills: bills(database),
  followUps: followUps(database),
  assistants: assistants(database),
  assistantDays: assistantDays(database),
  handOvers: handOvers(database),
  shifts: shifts(database),
  greetings: greetings(database),
  rosters: rosters(database),
  courses: courseRepository(database),
  progress: progressRepository(database),
  studyLogs: studyLogs(database),
  notes: notes(database),
  messages: messages(database),
  notices: notices(database),
  solutions: solutions(database),
  welcomes: welcomeRecords(database),
  avatarFiles: avatarFiles(database),
  checkIns: checkIns(database),
  campaignEffects: campaignEffects(database),
  checkInReminders: checkInReminders(database),
  weixinMessages: weixinMessages(database),
  checkInStandings: checkInStandings(database),
  checkInPictures: checkInPictures(database),
  prizeClaims: prizeClaims(database),
  workOrders: workOrders(database),
  partners: partners(database),
  activities: activities(database),
  studentNotes: studentNotes(database),
  studentTags: studentTags(database),
  exportRuns: exportRuns(database),
  listViews: listViews(database),
  viewings: viewings(database),
  students: students(database),
  departments: departmentRepository(database),
  employees: employeeRepository(database),
  accountSync: accountSync(database),
  credits: credits(database),
  sumsByDay: sumsByDay(database),
  courseVersions: courseVersions(database),
  classes: schoolClasses(database),
  classGroups: classGroups(database),
  classEvents: classEvents(database),
  calendarAddresses: calendarAddresses(database),
  classContacts: classContacts(database),
  listedClasses: listedClasses(database),
  classLearning: classLearning(database),
  commissions: commissions(database),
});
