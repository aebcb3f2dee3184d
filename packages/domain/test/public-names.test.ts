import { describe, expect, expectTypeOf, test } from 'vitest';
import * as invoice from '../src/invoice/index.js';
import * as access from '../src/access/index.js';
import * as activity from '../src/activity/index.js';
import * as bill from '../src/bill/index.js';
import * as campaign from '../src/campaign/index.js';
import * as chat from '../src/chat/index.js';
import * as classGroup from '../src/class-group/index.js';
import * as commission from '../src/commission/index.js';
import * as coupon from '../src/coupon/index.js';
import * as course from '../src/course/index.js';
import * as dashboard from '../src/dashboard/index.js';
import * as followUp from '../src/follow-up/index.js';
import * as domain from '../src/index.js';
import * as likeness from '../src/likeness/index.js';
import * as member from '../src/member/index.js';
import * as notice from '../src/notice/index.js';
import * as order from '../src/order/index.js';
import * as lead from '../src/lead/index.js';
import * as placement from '../src/placement/index.js';
import * as payout from '../src/payout/index.js';
import * as partner from '../src/partner/index.js';
import * as people from '../src/people/index.js';
import * as performance from '../src/performance/index.js';
import * as report from '../src/report/index.js';
import * as roster from '../src/roster/index.js';
import * as schoolClass from '../src/school-class/index.js';
import * as shared from '../src/shared/index.js';
import * as shift from '../src/shift/index.js';
import * as site from '../src/site/index.js';

/** The names that other services import. One that disappears or moves breaks them. */
const NAMES: readonly (readonly [string, object, string])[] = [
  ['shared', shared, 'shanghaiDay daysBetween MEGABYTE'],
  ['shift', shift, 'timesOn gapsOn clashOf nextDuty whoIsOn copiedWeek shiftIssues withException'],
  [
    'course',
    course,
    'courseTypeOf groupCourseIds openCourse encodePosition decodePosition courseHref progressTone COURSE_CATALOGUE PLAN_GROUPS',
  ],
  [
    'order',
    order,
    'MAIN_ORDER_AMOUNT isMainOrder mergeMainOrderValidity dayNumbersOf validUntil formatAmount courseGrantsOf orderTransition isPayable payDeadline paymentWayOf soldPeriods skuChoice defaultChoice refundReasonIssue',
  ],
  [
    'coupon',
    coupon,
    'reviewStatusOf reviewTransition couponGuard couponPageGuard couponReduction couponIssue couponTransition',
  ],
  [
    'partner',
    partner,
    'partnerApplicationIssues workOrderSubmitted workOrderDecided partnerTransition partnerRights payeeIssues CURRENT_PARTNER_AGREEMENT PARTNER_LEVELS',
  ],
  [
    'member',
    member,
    'profileIssues passwordChangeIssues normalizeProfile isProfileIncomplete showsWelcome AVATAR_MAX_BYTES AVATAR_TYPES avatarIssue pictureIssue SIGNATURE_MAX SMS_CODE_LENGTH SMS_RESEND_SECONDS PASSWORD_MIN needsUsername',
  ],
  [
    'access',
    access,
    'adminGuard authGuard h5AuthGuard shopOrderGuard detectClient safeTarget adminMenu learnMenu whyMay',
  ],
  [
    'campaign',
    campaign,
    'CHECK_IN_CAMPAIGNS DEFAULT_CHECK_IN_CAMPAIGN CHECK_IN_WINDOWS isWindowOpen checkInStreak placesOf',
  ],
  [
    'notice',
    notice,
    'NOTICE_KINDS templateIssue filledText lackingOf smsSegments smsLimitIssue serviceEndOf',
  ],
  [
    'invoice',
    invoice,
    'INVOICE_STATUS_TITLES invoiceDetailIssues taxNumberIssue invoiceAskIssue invoiceAfterMoney invoiceTransition',
  ],
  [
    'follow-up',
    followUp,
    'FOLLOW_UP_STEPS followUpReasons followUpOf followUpAside compareFollowUps contacted snoozeUntil',
  ],
  [
    'roster',
    roster,
    'parseDelimited rosterColumns rosterMappingIssue cleanRow judgeRoster rosterCounts changesMany mayUndoRoster isAsLeft',
  ],
  [
    'activity',
    activity,
    'campaignIssues specifiedCampaigns promoIssues specifiedPromos announcementIssues isInAudience isShownTo prizesEarned lanesOf',
  ],
  ['likeness', likeness, 'textLikeness textSketch picturePrint printDistance printPieces'],
  ['site', site, 'siteIssues siteHostOf'],
  ['dashboard', dashboard, 'periodOf chartSpans changeInPercent shareInPercent'],
  ['bill', bill, 'parseTradeBill centsOfYuan reconcile differenceSteps closeMonthIssue billDays'],
  ['lead', lead, 'leadSourceOf nextLeadTaker leadTransition leadEndsAt'],
  ['placement', placement, 'estimateAbility nextPlacementItem placementEnd placementResult placementAdvice'],
  ['payout', payout, 'payoutTransition payoutPersonIssue transferStep transferAfter isRefusedForGood'],
  [
    'commission',
    commission,
    'commissionOf commissionToReverse commissionRateOf claimWindow commissionMove commissionAfter postingMonth isReleasable commissionSums laborTaxOf',
  ],
  ['people', people, 'placeDepartment departmentPath withThoseBelow isLastSuperAdmin'],
  ['performance', performance, 'NOBODY addFigures departmentFigures monthSpan targetProgress'],
  ['chat', chat, 'chatAccountOf'],
  ['report', report, 'studyReport'],
  [
    'class-group',
    classGroup,
    'balanceGroups unevenness comparableUnevenness groupFigures groupNameIssue wishedGroups',
  ],
  [
    'school-class',
    schoolClass,
    'CLASS_STATE_TITLES classSettingIssues classStateOf freeSeats joinRefusal placeInClass classTermNameIssue classEventIssues occurrencesOf timesOf timeChangeIssues eventNews nextReminder calendarText staffContactIssues',
  ],
];

const cases = NAMES.flatMap(([area, module, names]) =>
  names.split(' ').map((name) => ({ area, module, name })),
);

describe('public names', () => {
  test.each(cases)('$area has $name, and so has the entry', ({ module, name }) => {
    const exported = (module as Record<string, unknown>)[name];
    expect(exported).toBeDefined();
    expect((domain as Record<string, unknown>)[name]).toBe(exported);
  });

  test('the entry is the union of the modules, and no name stands in two of them', () => {
    const names = NAMES.flatMap(([, module]) => Object.keys(module));
    expect(new Set(names).size).toBe(names.length);
    expect(Object.keys(domain).toSorted()).toEqual(names.toSorted());
  });

  test('the types are there, with their meaning', () => {
    expectTypeOf<domain.Result<1, 2>>().toEqualTypeOf<
      { readonly ok: true; readonly value: 1 } | { readonly ok: false; readonly error: 2 }
    >();
    expectTypeOf<domain.GuardDecision['kind']>().toEqualTypeOf<'pass' | 'redirect'>();
    expectTypeOf<domain.CourseType>().toEqualTypeOf<'OLD' | 'NEW'>();
    expectTypeOf<domain.CourseDestination['kind']>().toEqualTypeOf<
      'new-site' | 'old-site' | 'needs-record'
    >();
    expectTypeOf<domain.CourseRecord>().toHaveProperty('outlines');
    expectTypeOf<domain.OrderStatus>().toEqualTypeOf<
      'TRADE_WAIT_PAY' | 'TRADE_PAID_SUCCESS' | 'TRADE_CLOSED' | 'TRADE_REFUNDING' | 'TRADE_REFUNDED'
    >();
    expectTypeOf<order.IllegalTransition>().toEqualTypeOf<{
      readonly kind: 'illegal-transition';
      readonly status: domain.OrderStatus;
      readonly event: domain.OrderEvent;
    }>();
    expectTypeOf<undefined>().not.toExtend<domain.SkuValue>();
    expectTypeOf<domain.PaymentWay>().toEqualTypeOf<'NATIVE' | 'JSAPI' | 'H5'>();
    expectTypeOf<domain.CouponStatus>().toEqualTypeOf<'UNUSED' | 'RESERVED' | 'USED'>();
    expectTypeOf<domain.CouponIssue>().toEqualTypeOf<
      'not-yours' | 'other-product' | 'in-use' | 'expired' | 'no-reduction'
    >();
    expectTypeOf<domain.ReviewStatus>().toEqualTypeOf<
      'UNREVIEW' | 'REVIEWING' | 'REVIEWED_SUCCESS' | 'REVIEWED_FAILED'
    >();
    expectTypeOf<domain.Issue>().toEqualTypeOf<{ readonly field: string; readonly message: string }>();
    expectTypeOf<domain.StaffRole>().toEqualTypeOf<'superAdmin' | 'class' | 'teacher'>();
    expectTypeOf<domain.Grant>().toEqualTypeOf<
      'contacts' | 'orders' | 'performance' | 'assistants' | 'partners'
    >();
    expectTypeOf<domain.StudyReport['kind']>().toEqualTypeOf<'empty' | 'studied'>();
  });
});
