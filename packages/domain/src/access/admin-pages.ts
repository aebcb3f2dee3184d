import { ADMIN_ENTRIES } from './admin-entries.js';
import { adminMenu } from './admin-menu.js';
import { layoutOf, type Page } from './layouts.js';
import type { MenuEntry } from './menu-entry.js';
import {
  ADMIN_404_PATH,
  ADMIN_ACTIVITY_CALENDAR_PATH,
  ADMIN_ACTIVITY_PATH,
  ADMIN_ACTIVITY_PREVIEW_PATH,
  ADMIN_ANNOUNCEMENT_PATH,
  ADMIN_AUDIT_PATH,
  ADMIN_BILL_PATH,
  ADMIN_CHECK_IN_EFFECT_PATH,
  ADMIN_CHECK_IN_PATH,
  ADMIN_CHECK_IN_PRIZE_PATH,
  ADMIN_CHECK_IN_STANDING_PATH,
  ADMIN_CLASS_CONSTANT_PATH,
  ADMIN_CLASS_GROUP_PATH,
  ADMIN_CLASS_MEMBER_PATH,
  ADMIN_CLASS_NEW_PATH,
  ADMIN_CLASS_PAGE_PATH,
  ADMIN_CLASS_PATH,
  ADMIN_CLASS_SCHEDULE_PATH,
  ADMIN_CLASS_SETTING_PATH,
  ADMIN_CLASS_TAG_PATH,
  ADMIN_CLASS_UNPLACED_PATH,
  ADMIN_COMMISSION_PATH,
  ADMIN_COMMSTUDENT_PATH,
  ADMIN_COUPON_PATH,
  ADMIN_COURSE_PAGE_PATH,
  ADMIN_COURSE_PATH,
  ADMIN_COURSE_PREVIEW_PATH,
  ADMIN_DEMO_PATH,
  ADMIN_DEPARTMENT_PATH,
  ADMIN_DIFFERENCE_PATH,
  ADMIN_DOUBT_PATH,
  ADMIN_EMPLOYEE_PATH,
  ADMIN_INVOICE_PATH,
  ADMIN_LEDGER_PATH,
  ADMIN_MESSAGE_PATH,
  ADMIN_ODDITY_PATH,
  ADMIN_OFFLINE_ORDER_PATH,
  ADMIN_ORDER_PATH,
  ADMIN_PARTNER_PATH,
  ADMIN_PAYABLE_PATH,
  ADMIN_PAYOUT_PATH,
  ADMIN_PERFORMANCE_PATH,
  ADMIN_PRODUCT_NEW_PATH,
  ADMIN_PRODUCT_ORDER_PATH,
  ADMIN_PRODUCT_PAGE_PATH,
  ADMIN_PRODUCT_PATH,
  ADMIN_PROMO_PATH,
  ADMIN_PROPOSAL_PATH,
  ADMIN_QUEUE_HAND_OVER_PATH,
  ADMIN_QUEUE_PATH,
  ADMIN_RATE_PATH,
  ADMIN_ROSTER_PAGE_PATH,
  ADMIN_ROSTER_PATH,
  ADMIN_SECURITY_PATH,
  ADMIN_SITE_PATH,
  ADMIN_STATEMENT_PATH,
  ADMIN_STUDENT_PAGE_PATH,
  ADMIN_STUDENT_PATH,
  ADMIN_STUDENT_REPORT_PATH,
  ADMIN_TEACHER_HAND_OVER_PATH,
  ADMIN_TEACHER_PAGE_PATH,
  ADMIN_TEACHER_PATH,
  ADMIN_TEACHER_SHIFT_PATH,
  ADMIN_TEMPLATE_PATH,
  ADMIN_TWO_FACTOR_PATH,
  ADMIN_WORK_ORDER_PATH,
} from './admin-paths.js';
import { ADMIN_PATH } from './paths.js';
import { isOf } from './path-pattern.js';
import { hasRight, type Right } from './rights.js';
import type { StaffMember } from './staff.js';
import { deepFreeze, pagePath, PASS, redirectTo, type GuardDecision } from '../shared/index.js';

/**
 * A page of the console (Specification §2 'Routes'). Its title and the right that it takes are those of the menu's entry
 * that it is, or stands below, unless it has its own. `isOpen`: to everybody who is logged in; `isForStaff`: to all staff. `menuKey`: it has an entry of
 * its own, under this key, behind that of the menu which it stands below; `systemKey`: it is one of the group below the menu
 * (both beyond the Specification). `above`: the page of the one that it is about, where its address is not below that.
 */
export type AdminPage<Path extends string = string> = Omit<Page<Path>, 'layout'> & {
  readonly layout: 'admin';
  readonly right?: Right;
  readonly isOpen?: true;
  readonly menuKey?: string;
  readonly isForStaff?: true;
  readonly systemKey?: string;
  readonly above?: string;
};

/* @__NO_SIDE_EFFECTS__ */
const frozenPages = <const Path extends string>(
  pages: readonly Omit<AdminPage<Path>, 'layout'>[],
): readonly AdminPage<Path>[] => deepFreeze(pages.map((page) => ({ ...page, layout: 'admin' })));

/**
 * The pages of the console that there are, with `:name` for one segment (Specification §2 'Routes'): routes, guards, menu, titles and the trail above a
 * page follow from these. They are not among `PAGES`, which every page of the app knows: learners load none of this.
 */
export const ADMIN_PAGES = frozenPages([
  { path: ADMIN_PATH },
  { path: ADMIN_404_PATH, title: '没有可以看的内容', isOpen: true },
  { path: ADMIN_COMMSTUDENT_PATH },
  { path: ADMIN_QUEUE_PATH, title: '今日待办', right: 'students.see', menuKey: 'queue' },
  { path: ADMIN_QUEUE_HAND_OVER_PATH, title: '移交我的学员', right: 'students.see' },
  { path: ADMIN_STUDENT_PATH, title: '学员管理', right: 'students.see', menuKey: 'student' },
  { path: ADMIN_STUDENT_PAGE_PATH, title: '学员主页', right: 'students.see' },
  { path: ADMIN_STUDENT_REPORT_PATH, title: '学员的年度报告', right: 'students.see' },
  { path: ADMIN_MESSAGE_PATH, title: '学员消息', right: 'messages.send', menuKey: 'message' },
  { path: ADMIN_TEMPLATE_PATH, title: '消息模板', right: 'messages.send' },
  { path: ADMIN_CHECK_IN_PATH, title: '打卡点评', right: 'checkins.review', menuKey: 'checkin' },
  { path: ADMIN_CHECK_IN_STANDING_PATH, title: '学员打卡', right: 'checkins.review' },
  { path: ADMIN_CHECK_IN_PRIZE_PATH, title: '活动奖品', right: 'checkins.review' },
  { path: ADMIN_CHECK_IN_EFFECT_PATH, title: '打卡的效果', right: 'checkins.review' },
  { path: ADMIN_ROSTER_PATH, title: '花名册', right: 'classes.manage', menuKey: 'roster' },
  { path: ADMIN_ROSTER_PAGE_PATH, title: '导入花名册', right: 'classes.manage' },
  { path: ADMIN_CLASS_PATH },
  { path: ADMIN_CLASS_UNPLACED_PATH, title: '没有进班的订单', right: 'classes.define' },
  { path: ADMIN_CLASS_CONSTANT_PATH, title: '班型、阶段与标签', right: 'classes.define' },
  { path: ADMIN_CLASS_NEW_PATH, title: '新建班级', right: 'classes.define' },
  { path: ADMIN_CLASS_PAGE_PATH, title: '班级概况', right: 'classes.manage' },
  { path: ADMIN_CLASS_MEMBER_PATH, title: '班级的学员', right: 'classes.manage' },
  {
    path: ADMIN_CLASS_GROUP_PATH,
    title: '班级的小组',
    right: 'classes.manage',
    above: ADMIN_CLASS_PAGE_PATH,
  },
  { path: ADMIN_CLASS_TAG_PATH, title: '班级的标签', right: 'classes.manage', above: ADMIN_CLASS_PAGE_PATH },
  { path: ADMIN_CLASS_SETTING_PATH, title: '班级资料', right: 'classes.manage' },
  { path: ADMIN_CLASS_SCHEDULE_PATH, title: '班级的日程', right: 'classes.manage' },
  { path: ADMIN_ACTIVITY_PATH },
  { path: ADMIN_PROMO_PATH, title: '横幅与弹窗', right: 'activities.manage' },
  { path: ADMIN_ANNOUNCEMENT_PATH, title: '公告管理', right: 'activities.manage' },
  { path: ADMIN_SITE_PATH, title: '站点', right: 'activities.manage' },
  { path: ADMIN_ACTIVITY_CALENDAR_PATH, title: '运营日历', right: 'activities.manage' },
  { path: ADMIN_ACTIVITY_PREVIEW_PATH, title: '以学员身份预览', right: 'activities.manage' },
  { path: ADMIN_COMMISSION_PATH },
  { path: ADMIN_WORK_ORDER_PATH, title: '合作申请', right: 'partners.manage' },
  { path: ADMIN_PAYABLE_PATH, title: '可打款的佣金', right: 'partners.manage' },
  { path: ADMIN_PAYOUT_PATH, title: '佣金结算', right: 'partners.manage' },
  { path: ADMIN_DOUBT_PATH, title: '佣金待核订单', right: 'partners.manage' },
  { path: ADMIN_LEDGER_PATH, title: '佣金明细', right: 'partners.manage' },
  { path: ADMIN_STATEMENT_PATH, title: '佣金结算单', right: 'partners.manage' },
  { path: ADMIN_RATE_PATH, title: '佣金比例', right: 'partners.manage' },
  { path: ADMIN_COUPON_PATH, title: '合作伙伴的优惠券', right: 'partners.manage' },
  { path: ADMIN_PARTNER_PATH, title: '合作伙伴主页', right: 'partners.manage' },
  { path: ADMIN_DEPARTMENT_PATH },
  { path: ADMIN_ORDER_PATH },
  { path: ADMIN_ODDITY_PATH, title: '异常款项', right: 'oddities.settle' },
  { path: ADMIN_PROPOSAL_PATH, title: '退款复核', right: 'orders.refund' },
  { path: ADMIN_INVOICE_PATH, title: '发票管理', right: 'orders.see', menuKey: 'invoice' },
  { path: ADMIN_BILL_PATH, title: '微信支付对账', right: 'orders.see' },
  { path: ADMIN_DIFFERENCE_PATH, title: '对账差异', right: 'orders.see' },
  { path: ADMIN_OFFLINE_ORDER_PATH, title: '登记站外付款的订单', right: 'orders.change' },
  { path: ADMIN_PERFORMANCE_PATH },
  { path: ADMIN_TEACHER_PATH },
  { path: ADMIN_TEACHER_SHIFT_PATH, title: '值班表', right: 'shifts.see', menuKey: 'shift' },
  { path: ADMIN_TEACHER_HAND_OVER_PATH, title: '移交学员', right: 'assistants.manage' },
  { path: ADMIN_TEACHER_PAGE_PATH, title: '班主任与助教', right: 'assistants.manage' },
  { path: ADMIN_PRODUCT_PATH, title: '商品管理', right: 'products.manage', menuKey: 'product' },
  { path: ADMIN_PRODUCT_ORDER_PATH, title: '商品次序', right: 'products.manage' },
  { path: ADMIN_PRODUCT_NEW_PATH, title: '新建商品', right: 'products.manage' },
  { path: ADMIN_PRODUCT_PAGE_PATH, title: '商品资料页', right: 'products.manage' },
  { path: ADMIN_COURSE_PATH, title: '课程管理', right: 'courses.manage', menuKey: 'course' },
  { path: ADMIN_COURSE_PAGE_PATH, title: '课程主页', right: 'courses.manage' },
  { path: ADMIN_COURSE_PREVIEW_PATH, title: '课程预览', right: 'courses.manage' },
  { path: ADMIN_EMPLOYEE_PATH, title: '员工管理', right: 'contacts.manage', systemKey: 'employee' },
  { path: ADMIN_DEMO_PATH, title: '后台组件', right: 'audit.see' },
  { path: ADMIN_SECURITY_PATH, title: '安全日志', right: 'security.see', systemKey: 'security' },
  { path: ADMIN_AUDIT_PATH, title: '操作记录', right: 'audit.see', systemKey: 'audit' },
  { path: ADMIN_TWO_FACTOR_PATH, title: '两步验证', isForStaff: true, systemKey: 'two-factor' },
]);

/** The path of a page of the console, as {@link ADMIN_PAGES} writes it (Specification §2 'Routes'). */
export type AdminPath = (typeof ADMIN_PAGES)[0]['path'];

/** The page of the console at a path, which is read as `pageOf` reads it, or `undefined` (Specification §2 'Routes'). */
export const adminPageOf = (path: string): AdminPage<AdminPath> | undefined =>
  ADMIN_PAGES.find((page) => isOf(page.path, path));

/** Whether a path is that of a page, or lies below it. */
const isWithin = (path: string, page: string): boolean => path === page || path.startsWith(`${page}/`);

/** The entry of the menu that a page is, or stands below. Nothing has its right from the start page, which everybody sees. */
const entryOf = (path: string) =>
  ADMIN_ENTRIES.find(([entry]) =>
    entry.path === ADMIN_PATH ? path === ADMIN_PATH : isWithin(path, entry.path),
  );

/** What a page of the console is called (Specification §3 'page title'). */
export const adminTitleOf = (page: Pick<AdminPage, 'path' | 'title'>): string =>
  page.title ?? entryOf(page.path)?.[0].title ?? '';

/** Whether somebody works here: he has a role, or was granted something (Specification §6). */
export const isStaff = (staff: StaffMember | undefined): staff is StaffMember =>
  staff !== undefined && (staff.role !== undefined || staff.grants.length > 0);

/** Whether somebody may open a page of the console (Specification §6). `undefined`: no staff at all. */
export const mayOpen = (staff: StaffMember | undefined, page: AdminPage): boolean => {
  if (page.isOpen) return true;
  if (!isStaff(staff)) return false;
  if (page.isForStaff) return true;
  if (page.right !== undefined) return hasRight(staff, page.right);
  const entry = entryOf(page.path);
  return entry !== undefined && (entry[1] === undefined || hasRight(staff, entry[1]));
};

/**
 * The guard of the console's pages (Specification §6 'Admin guard'): whoever may not open the page at a path, and whoever asks
 * for one that there is not, is led to `/admin/404`, which is open to everybody who is logged in. Pages of the layout `checkin`
 * are for whoever may open the console's page about the daily check-in (Beyond the Specification).
 *
 * @param path - the path of the page, read as `pageOf` reads it
 * @param staff - the role and the grants of the visitor; `undefined`: no staff at all
 */
export const adminPageGuard = (path: string, staff: StaffMember | undefined): GuardDecision => {
  const page = adminPageOf(layoutOf(path) === 'checkin' ? ADMIN_CHECK_IN_PATH : path);
  return page !== undefined && mayOpen(staff, page) ? PASS : redirectTo(ADMIN_404_PATH);
};

/** The pages that have an entry of their own under a key of this group, as far as somebody may open them. */
const ownEntries = (
  staff: StaffMember | undefined,
  group: 'menuKey' | 'systemKey',
  isMeant: (path: string) => boolean = () => true,
): readonly MenuEntry[] =>
  ADMIN_PAGES.flatMap((page) => {
    const key = page[group];
    const isShown = key !== undefined && isMeant(page.path) && mayOpen(staff, page);
    return isShown ? [{ key, title: adminTitleOf(page), path: page.path }] : [];
  });

/**
 * What the sidebar of the console shows (Specification §2 'Admin sidebar menu'): the entries of the menu whose pages there are,
 * each with the pages below it that have entries of their own, and, below, pages about the platform itself (both beyond the
 * Specification). Nothing for whoever is no staff.
 */
export const adminNavigation = (
  staff: StaffMember | undefined,
): { readonly menu: readonly MenuEntry[]; readonly system: readonly MenuEntry[] } => {
  const shown = isStaff(staff) ? adminMenu(staff).filter(({ path }) => adminPageOf(path) !== undefined) : [];
  return {
    menu: ADMIN_ENTRIES.flatMap(([entry]) => [
      ...shown.filter(({ key }) => key === entry.key),
      ...ownEntries(staff, 'menuKey', (path) => (entryOf(path)?.[0].path ?? ADMIN_PATH) === entry.path),
    ]),
    system: ownEntries(staff, 'systemKey'),
  };
};

/**
 * The way down to a page of the console, the start page first and the page itself last; empty where there is no page.
 * Beyond the Specification.
 */
export const adminTrail = (path: string): readonly Pick<MenuEntry, 'title' | 'path'>[] => {
  const here = adminPageOf(path);
  if (here === undefined) return [];
  const segments = pagePath(path).split('/');
  // A page about one of many stands at the address of that one.
  const addressOf = (page: string): string =>
    page
      .split('/')
      .map((part, at) => (part.startsWith(':') ? segments[at] : part))
      .join('/');
  return ADMIN_PAGES.filter((page) => isWithin(here.path, page.path) || page.path === here.above)
    .toSorted((one, other) => one.path.length - other.path.length)
    .map((page) => ({ title: adminTitleOf(page), path: addressOf(page.path) }));
};
