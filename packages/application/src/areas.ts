import { accountSyncPort } from './account-sync/service.js';
import { activityPort } from './activity/service.js';
import { assistantPort } from './assistant/service.js';
import { assistantDayPort } from './assistant-day/service.js';
import { auditPort } from './audit/service.js';
import { avatarPort } from './avatar/service.js';
import { billPort } from './bill/service.js';
import { chatPort } from './chat/service.js';
import { checkInPort } from './check-in/service.js';
import { staffCheckInPort } from './check-in/staff-service.js';
import { classGlancePort } from './class-glance/service.js';
import { commonMutationPort } from './common-mutation/service.js';
import { commonQueryPort } from './common-query/service.js';
import { partnerCommissionPort } from './commission/partner-service.js';
import { commstudentPort } from './commstudent/service.js';
import { staffCommissionPort } from './commission/staff-service.js';
import { couponClaimPort } from './coupon-claim/service.js';
import { partnerCouponPort } from './coupon-claim/partner-service.js';
import { staffCouponPort } from './coupon-claim/staff-service.js';
import { dashboardPort } from './dashboard/service.js';
import { departmentPort } from './department/service.js';
import { employeePort } from './employee/service.js';
import { followUpPort } from './follow-up/service.js';
import { shiftPort } from './shift/service.js';
import { handOverPort } from './hand-over/service.js';
import { invoicePort } from './invoice/service.js';
import { staffInvoicePort } from './invoice/staff-service.js';
import { listExportPort } from './list-export/service.js';
import { listViewPort } from './list-view/service.js';
import { memberPort } from './member/service.js';
import { notePort } from './note/service.js';
import { performancePort } from './performance/service.js';
import { messagePort } from './message/service.js';
import { mySchedulePort } from './my-schedule/service.js';
import { noticePort } from './notice/service.js';
import { paymentNoticePort } from './payment/service.js';
import { payoutPort } from './payout/own.js';
import { staffPayoutPort } from './payout/staff-service.js';
import { partnerPort } from './partner/service.js';
import { staffPartnerPort } from './partner/staff-service.js';
import { prizePort } from './prize/service.js';
import { staffPrizePort } from './prize/staff-service.js';
import { productImagePort } from './product-image/service.js';
import { projectUserPort } from './project-user/service.js';
import { reportPicturePort } from './report-picture/service.js';
import { rosterPort } from './roster/service.js';
import { classEventPort } from './class-event/service.js';
import { classGroupPort } from './class-group/service.js';
import { tagPort } from './tag/service.js';
import { schoolClassPort } from './school-class/service.js';
import { schoolPort } from './school/service.js';
import { secondFactorPort } from './second-factor/service.js';
import { securityPort } from './security/service.js';
import { shelfPort } from './shelf/service.js';
import { shopPort } from './shop/service.js';
import { shopStaffPort } from './shop/staff-service.js';
import { sidebarPort } from './sidebar/service.js';
import { solutionPort } from './solution/service.js';
import { staffProductPort } from './staff-product/service.js';
import { staffRefundPort } from './staff-refund/service.js';
import { studentPagePort } from './student-page/service.js';
import { studentPort } from './student/service.js';
import { staffPort } from './staff/service.js';
import { staffCoursePort } from './staff-course/service.js';
import { staffOrderPort } from './staff-order/service.js';
import { studyTimePort } from './study-time/service.js';
import { studyPort } from './study/service.js';
import { viewingPort } from './viewing/service.js';
import { weixinPort } from './weixin/service.js';
import { welcomePort } from './welcome/service.js';
import { shownReportPort } from './shown-report/service.js';
import { yearReportPort } from './year-report/service.js';

/**
 * Every area, with what makes its inbound port for a caller: the one place where an area is entered. What
 * they are made of is what the application needs: see application-deps.ts.
 */
export const AREAS = {
  accountSync: accountSyncPort,
  activity: activityPort,
  assistant: assistantPort,
  assistantDay: assistantDayPort,
  audit: auditPort,
  avatar: avatarPort,
  bill: billPort,
  chat: chatPort,
  checkIn: checkInPort,
  classGlance: classGlancePort,
  commonMutation: commonMutationPort,
  commonQuery: commonQueryPort,
  commstudent: commstudentPort,
  couponClaim: couponClaimPort,
  partnerCommission: partnerCommissionPort,
  staffCommission: staffCommissionPort,
  dashboard: dashboardPort,
  department: departmentPort,
  employee: employeePort,
  followUp: followUpPort,
  handOver: handOverPort,
  shift: shiftPort,
  invoice: invoicePort,
  listExport: listExportPort,
  listView: listViewPort,
  member: memberPort,
  note: notePort,
  performance: performancePort,
  message: messagePort,
  mySchedule: mySchedulePort,
  notice: noticePort,
  paymentNotice: paymentNoticePort,
  payout: payoutPort,
  partnerCoupon: partnerCouponPort,
  partner: partnerPort,
  prize: prizePort,
  productImage: productImagePort,
  projectUser: projectUserPort,
  roster: rosterPort,
  school: schoolPort,
  classEvent: classEventPort,
  classGroup: classGroupPort,
  schoolClass: schoolClassPort,
  tag: tagPort,
  secondFactor: secondFactorPort,
  security: securityPort,
  shelf: shelfPort,
  shop: shopPort,
  shopStaff: shopStaffPort,
  sidebar: sidebarPort,
  solution: solutionPort,
  student: studentPort,
  studentPage: studentPagePort,
  staff: staffPort,
  staffCheckIn: staffCheckInPort,
  staffCoupon: staffCouponPort,
  staffInvoice: staffInvoicePort,
  staffOrder: staffOrderPort,
  staffPayout: staffPayoutPort,
  staffPartner: staffPartnerPort,
  staffPrize: staffPrizePort,
  staffProduct: staffProductPort,
  staffRefund: staffRefundPort,
  study: studyPort,
  studyTime: studyTimePort,
  viewing: viewingPort,
  weixin: weixinPort,
  welcome: welcomePort,
  yearReport: yearReportPort,
  shownReport: shownReportPort,
  reportPicture: reportPicturePort,
  staffCourse: staffCoursePort,
};

export type AreaName = keyof typeof AREAS;

/** All inbound ports, as one caller sees them. */
export type Ports = { readonly [A in AreaName]: ReturnType<(typeof AREAS)[A]> };
