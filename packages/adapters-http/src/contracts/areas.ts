import type { AreaName } from '@ykd/application';
import type { AnyCall, Calls } from './call.js';
import { accountSyncCalls } from './account-sync.js';
import { activityCalls } from './activity.js';
import { auditCalls } from './audit.js';
import { avatarCalls } from './avatar.js';
import { billCalls } from './bill.js';
import { checkInCalls } from './check-in.js';
import { chatCalls } from './chat.js';
import { classGlanceCalls } from './class-glance.js';
import { commonMutationCalls } from './common-mutation.js';
import { commonQueryCalls } from './common-query.js';
import { dashboardCalls } from './dashboard.js';
import { departmentCalls } from './department.js';
import { employeeCalls } from './employee.js';
import { followUpCalls } from './follow-up.js';
import { invoiceCalls } from './invoice.js';
import { listExportCalls } from './list-export.js';
import { listViewCalls } from './list-view.js';
import { memberCalls } from './member.js';
import { noteCalls } from './note.js';
import { performanceCalls } from './performance.js';
import { messageCalls } from './message.js';
import { myScheduleCalls } from './my-schedule.js';
import { noticeCalls } from './notice.js';
import { payoutCalls } from './payout.js';
import { partnerCommissionCalls } from './partner-commission.js';
import { staffCommissionCalls } from './staff-commission.js';
import { commstudentCalls } from './commstudent.js';
import { couponClaimCalls } from './coupon-claim.js';
import { partnerCouponCalls } from './partner-coupon.js';
import { partnerCalls } from './partner.js';
import { prizeCalls } from './prize.js';
import { productImageCalls } from './product-image.js';
import { projectUserCalls } from './project-user.js';
import { rosterCalls } from './roster.js';
import { classEventCalls } from './class-event.js';
import { assistantCalls } from './assistant.js';
import { assistantDayCalls } from './assistant-day.js';
import { shiftCalls } from './shift.js';
import { handOverCalls } from './hand-over.js';
import { classGroupCalls } from './class-group.js';
import { tagCalls } from './tag.js';
import { schoolClassCalls } from './school-class.js';
import { schoolCalls } from './school.js';
import { secondFactorCalls } from './second-factor.js';
import { securityCalls } from './security.js';
import { shelfCalls } from './shelf.js';
import { shopStaffCalls } from './shop-staff.js';
import { shopCalls } from './shop.js';
import { sidebarCalls } from './sidebar.js';
import { solutionCalls } from './solution.js';
import { staffCourseCalls } from './staff-course.js';
import { staffCheckInCalls } from './staff-check-in.js';
import { staffCouponCalls } from './staff-coupon.js';
import { staffInvoiceCalls } from './staff-invoice.js';
import { staffPayoutCalls } from './staff-payout.js';
import { staffPartnerCalls } from './staff-partner.js';
import { staffPrizeCalls } from './staff-prize.js';
import { staffProductCalls } from './staff-product.js';
import { staffRefundCalls } from './staff-refund.js';
import { studentPageCalls } from './student-page.js';
import { studentCalls } from './student.js';
import { staffCalls } from './staff.js';
import { staffOrderCalls } from './staff-order.js';
import { studyCalls } from './study.js';
import { studyTimeCalls } from './study-time.js';
import { viewingCalls } from './viewing.js';
import { weixinCalls } from './weixin.js';
import { welcomeCalls } from './welcome.js';
import { reportPictureCalls } from './report-picture.js';
import { shownReportCalls } from './shown-report.js';
import { yearReportCalls } from './year-report.js';

/** The calls of each area: the one place where an area comes onto the wire. WeChat Pay's notices come in its own way. */
export const areaCalls = {
  accountSync: accountSyncCalls,
  activity: activityCalls,
  audit: auditCalls,
  avatar: avatarCalls,
  bill: billCalls,
  chat: chatCalls,
  checkIn: checkInCalls,
  classGlance: classGlanceCalls,
  commonMutation: commonMutationCalls,
  commonQuery: commonQueryCalls,
  commstudent: commstudentCalls,
  couponClaim: couponClaimCalls,
  partnerCommission: partnerCommissionCalls,
  staffCommission: staffCommissionCalls,
  dashboard: dashboardCalls,
  department: departmentCalls,
  employee: employeeCalls,
  assistant: assistantCalls,
  assistantDay: assistantDayCalls,
  followUp: followUpCalls,
  handOver: handOverCalls,
  shift: shiftCalls,
  invoice: invoiceCalls,
  listExport: listExportCalls,
  listView: listViewCalls,
  member: memberCalls,
  note: noteCalls,
  performance: performanceCalls,
  message: messageCalls,
  mySchedule: myScheduleCalls,
  notice: noticeCalls,
  payout: payoutCalls,
  partnerCoupon: partnerCouponCalls,
  partner: partnerCalls,
  prize: prizeCalls,
  productImage: productImageCalls,
  projectUser: projectUserCalls,
  roster: rosterCalls,
  school: schoolCalls,
  classEvent: classEventCalls,
  classGroup: classGroupCalls,
  schoolClass: schoolClassCalls,
  tag: tagCalls,
  secondFactor: secondFactorCalls,
  security: securityCalls,
  shelf: shelfCalls,
  shop: shopCalls,
  shopStaff: shopStaffCalls,
  sidebar: sidebarCalls,
  solution: solutionCalls,
  student: studentCalls,
  studentPage: studentPageCalls,
  staff: staffCalls,
  staffCheckIn: staffCheckInCalls,
  staffCoupon: staffCouponCalls,
  staffInvoice: staffInvoiceCalls,
  staffOrder: staffOrderCalls,
  staffPayout: staffPayoutCalls,
  staffPartner: staffPartnerCalls,
  staffPrize: staffPrizeCalls,
  staffProduct: staffProductCalls,
  staffRefund: staffRefundCalls,
  study: studyCalls,
  studyTime: studyTimeCalls,
  viewing: viewingCalls,
  weixin: weixinCalls,
  welcome: welcomeCalls,
  yearReport: yearReportCalls,
  shownReport: shownReportCalls,
  reportPicture: reportPictureCalls,
  staffCourse: staffCourseCalls,
} satisfies Readonly<Record<Exclude<AreaName, 'paymentNotice'>, Calls>>;

export type AreaCalls = typeof areaCalls;

export const allCalls: readonly AnyCall[] = Object.values<Calls>(areaCalls).flatMap((calls) =>
  Object.values(calls),
);
