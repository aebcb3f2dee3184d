import { isDesktop, type ClientFlags } from './client.js';
import { LEARN_DASHBOARD } from './learn-menu.js';
import { LEARN_TRACKS } from './learn-pages.js';
import {
  BIND_PATH,
  CHAT_PATH,
  CHECK_IN_DESK_PATH,
  CHECK_IN_RECORD_PATH,
  COUPON_WALLET_PATH,
  DEV_PATH,
  ENTER_PATH,
  LEARN_ACCESS_PATH,
  LEARN_CLASS_PATH,
  LEARN_NOTICE_PATH,
  LEARN_PATH,
  LOGIN_H5_PATH,
  LOGIN_PATH,
  MAIN_WRAPPER_PATH,
  OLD_STUDY_LESSON_PATH,
  ORDER_CONFIRM_PATH,
  ORDER_DETAIL_PATH,
  ORDER_LIST_PATH,
  PAY_FAIL_PATH,
  PAY_PATH,
  PAY_SUCCESS_PATH,
  PRODUCT_PATH,
  SHOP_DEMO_PATH,
  SHOP_MALL_PATH,
  STUDY_COURSE_PATH,
  STUDY_LESSON_PATH,
  USERNAME_PATH,
} from './paths.js';
import { isOf } from './path-pattern.js';
import { ARENA_PAGES, CLOCK_PAGES } from '../campaign/index.js';
import {
  COUPON_APPLY_PATH,
  COUPON_DETAIL_PATH,
  COUPON_HOME_PATH,
  COUPON_MY_PATH,
  COUPON_REVIEW_PATH,
} from '../coupon/index.js';
import { deepFreeze, frozenTable } from '../shared/index.js';

/** The layouts of the web app (Specification §2 'Layouts and the guards they run'). */
export type Layout =
  | 'admin'
  | 'checkin'
  | 'coupon-tabs'
  | 'coupon'
  | 'default'
  | 'learn'
  | 'report'
  | 'report2023'
  | 'report2024'
  | 'shopmall'
  | 'www';

/** Which login a layout asks for: `auth` on the web, `authh5` on mobile pages, none (Specification §2, §6). */
export type LoginGuard = 'auth' | 'authh5' | 'none';

/** The login guard that each layout runs (Specification §2 'Layouts and the guards they run'). */
export const LAYOUT_GUARDS: { readonly [L in Layout]: LoginGuard } = frozenTable({
  admin: 'auth',
  checkin: 'authh5',
  'coupon-tabs': 'auth',
  coupon: 'auth',
  default: 'none',
  learn: 'auth',
  report: 'authh5',
  report2023: 'authh5',
  report2024: 'authh5',
  shopmall: 'none',
  www: 'none',
});

/**
 * A page of the web app: its path, with `:name` for one segment, the layout that it is shown in, and its title, which a
 * page leaves out that is called after what it shows (Specification §2 'Routes', §3 'page title'); `membersOnly` marks a
 * page that needs a login in a layout that asks for none (Beyond the Specification). `onlyFor` marks a page that leads
 * everybody else on to his target, once the app is there (Beyond the Specification): `guests` have no login, the
 * `unnamed` have one and no username of their own.
 */
export type Page<Path extends string = string> = {
  readonly path: Path;
  readonly layout: Layout;
  readonly title?: string;
  readonly membersOnly?: true;
  readonly onlyFor?: 'guests' | 'unnamed';
};

/** Freezes pages; their type keeps each path as it is written. */
/* @__NO_SIDE_EFFECTS__ */
const frozenPages = <const Path extends string>(pages: readonly Page<Path>[]): readonly Page<Path>[] =>
  deepFreeze(pages);

/** What the pages about a member's own orders have in common. */
const OWN_ORDERS = { layout: 'shopmall', membersOnly: true } as const;

/**
 * The pages of the partner area (Specification §2 'Coupon'), which tell by themselves what they are called: who is no partner does
 * without.
 */
export const PARTNER_PAGES = frozenPages([
  { path: COUPON_APPLY_PATH, layout: 'coupon' },
  { path: COUPON_REVIEW_PATH, layout: 'coupon' },
  { path: COUPON_DETAIL_PATH, layout: 'coupon' },
  { path: COUPON_HOME_PATH, layout: 'coupon-tabs' },
  { path: COUPON_MY_PATH, layout: 'coupon-tabs' },
]);

/**
 * The pages that the web app has (Specification §2 'Routes', and the built-in learning site). The server answers 404 for
 * any other page, menus show no link to one, and the router follows from these. Those of the console are `ADMIN_PAGES`.
 */
export const PAGES = frozenPages([
  { path: '/', layout: 'default', title: '在线编程学习' },
  { path: LOGIN_PATH, layout: 'default', title: '登录', onlyFor: 'guests' },
  { path: LOGIN_H5_PATH, layout: 'default', title: '登录', onlyFor: 'guests' },
  { path: USERNAME_PATH, layout: 'default', title: '设置用户名', onlyFor: 'unnamed' },
  { path: BIND_PATH, layout: 'default', title: '绑定微信' },
  { path: '/demo', layout: 'default', title: '组件展示' },
  { path: DEV_PATH, layout: 'default', title: '演示工具' },
  { path: LEARN_PATH, layout: 'learn', title: LEARN_DASHBOARD.title },
  ...LEARN_TRACKS.map(({ path, title }) => ({ path, layout: 'learn', title }) as const),
  ...CLOCK_PAGES.map(({ path }) => ({ path, layout: 'learn', title: '每日打卡' }) as const),
  ...ARENA_PAGES.map(({ path }) => ({ path, layout: 'learn', title: '王者竞技场' }) as const),
  { path: LEARN_ACCESS_PATH, layout: 'learn', title: '我的权限' },
  { path: LEARN_NOTICE_PATH, layout: 'learn', title: '通知' },
  { path: LEARN_CLASS_PATH, layout: 'learn', title: '我的班级' },
  { path: ENTER_PATH, layout: 'learn', title: '进入课程' },
  { path: CHAT_PATH, layout: 'learn', title: '班主任答疑' },
  { path: MAIN_WRAPPER_PATH, layout: 'default', title: '主布局' },
  // Before the one whose pattern fits it as well.
  { path: OLD_STUDY_LESSON_PATH, layout: 'learn' },
  { path: STUDY_COURSE_PATH, layout: 'learn' },
  { path: STUDY_LESSON_PATH, layout: 'learn' },
  { path: SHOP_MALL_PATH, layout: 'shopmall', title: '商城' },
  { path: PRODUCT_PATH, layout: 'shopmall', title: '课程详情' },
  { path: SHOP_DEMO_PATH, layout: 'shopmall', title: '商城展示' },
  { path: ORDER_CONFIRM_PATH, title: '确认订单', ...OWN_ORDERS },
  { path: ORDER_LIST_PATH, title: '我的订单', ...OWN_ORDERS },
  { path: COUPON_WALLET_PATH, title: '我的优惠券', ...OWN_ORDERS },
  { path: ORDER_DETAIL_PATH, title: '订单详情', ...OWN_ORDERS },
  { path: PAY_PATH, title: '支付订单', ...OWN_ORDERS },
  { path: PAY_SUCCESS_PATH, title: '支付成功', ...OWN_ORDERS },
  { path: PAY_FAIL_PATH, title: '支付失败', ...OWN_ORDERS },
  ...PARTNER_PAGES,
  // Staff are told what they are called by the pages themselves: learners do without.
  { path: CHECK_IN_DESK_PATH, layout: 'checkin' },
  { path: CHECK_IN_RECORD_PATH, layout: 'checkin' },
]);

/** The path of a page of the web app, as {@link PAGES} writes it (Specification §2 'Routes'). */
export type PagePath = (typeof PAGES)[0]['path'];

/**
 * The page at a path, or `undefined` where there is none; a query, a fragment and one slash at the end do not matter
 * (Specification §2 'Routes').
 */
export const pageOf = (path: string): Page | undefined => PAGES.find((page) => isOf(page.path, path));

/** The layout of the page at a path, which is read as {@link pageOf} reads it (Specification §2 'Routes'). */
export const layoutOf = (path: string): Layout | undefined => pageOf(path)?.layout;

/**
 * The title of the page at a path, or `undefined` where there is no page or where the page is called after what it
 * shows, such as a lesson (Specification §3 'page title'). The path is read as {@link pageOf} reads it.
 */
export const pageTitleOf = (path: string): string | undefined => pageOf(path)?.title;

/**
 * The login guard that the page at a path runs: that of its layout (Specification §2 'Layouts and the guards they run');
 * a page for members in a layout that is open to everybody asks for the login that fits the client, `auth` on a desktop
 * and `authh5` on a phone (Beyond the Specification); `none` where there is no page. The path is read as {@link pageOf}
 * reads it.
 *
 * @param path - the path of the page
 * @param client - whether it is on a phone or tablet
 */
export const loginGuardOf = (path: string, client: Pick<ClientFlags, 'mobile'>): LoginGuard => {
  const page = pageOf(path);
  if (page?.membersOnly) return isDesktop(client) ? 'auth' : 'authh5';
  return page === undefined ? 'none' : LAYOUT_GUARDS[page.layout];
};
