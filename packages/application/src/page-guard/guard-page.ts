import {
  authGuard,
  h5AuthGuard,
  isDesktop,
  LAYOUT_GUARDS,
  loginGuardOf,
  ORDER_ID_PARAM,
  shopOrderGuard,
  wantsWeixinLogin,
  weixinLoginGuard,
  type ClientFlags,
  type Layout,
  type LoginGuard,
} from '@ykd/domain/access';
import type { User } from '@ykd/domain/member';
import { PASS, type GuardDecision } from '@ykd/domain/shared';
import type { OrderDetail } from '../shop/port.js';
import type { WeixinPort } from '../weixin/port.js';

/** A page that somebody wants to see. */
export interface PageVisit {
  /** The whole address, to which a login leads back. */
  readonly url: string;
  /** Its path, without the query. */
  readonly path: string;
  /** The value of a name in its query. */
  readonly param: (name: string) => string | undefined;
  readonly client: ClientFlags;
  /** Where guards send visitors without a login: from a desktop, and from a phone. */
  readonly loginUrl: string;
  readonly loginH5Url: string;
}

/** What guards ask about the visitor, when they need it. They reject where it cannot be found out. */
export interface PageVisitor {
  /** Who he is; undefined for nobody. `held`: he changes his password first, which the app asks for on every page. */
  user(): Promise<User | 'held' | undefined>;
  /** Where WeChat asks for his login. To ask is to begin a way through WeChat. */
  oauthUrl: WeixinPort['oauthUrl'];
  /** Whether he may open a page of the console, or one that staff have on phones, as `adminPageGuard` decides it for what he may do there. */
  console(path: string): Promise<GuardDecision>;
  /** Whether he may open a page of the partner area, as `couponPageGuard` decides it for his work order. */
  partner(path: string): Promise<GuardDecision>;
  /** An order of his; undefined where it is none, or cannot be read. */
  order(orderId: string): Promise<Pick<OrderDetail, 'id' | 'status'> | undefined>;
}

/** Whether a page is shown: to whom, as far as that was asked, or where its visitor goes first. */
export interface Admission {
  readonly decision: GuardDecision;
  readonly user?: User | undefined;
  /** The app asks for another password in the place of the page: nothing of the page is decided before. */
  readonly isHeld?: true;
}

/**
 * Inside WeChat a login is WeChat's business first. `left`: the member logged out there, and is not logged in again behind
 * his back.
 */
const weixinDecision = async (
  { url, client }: PageVisit,
  visitor: PageVisitor,
  user: User | undefined,
): Promise<GuardDecision | 'left'> => {
  const weixin = { client, user };
  if (!wantsWeixinLogin(weixin)) return weixinLoginGuard(weixin);
  const answer = await visitor.oauthUrl({ target: url, automatic: true });
  return answer.ok ? weixinLoginGuard({ ...weixin, oauthUrl: answer.value }) : 'left';
};

/** Runs the guards of a login (Specification §6): WeChat's, then that of the web or of phones. */
export const guardLogin = async (
  kind: LoginGuard,
  visit: PageVisit,
  visitor: PageVisitor,
): Promise<Admission> => {
  if (kind === 'none') return { decision: PASS };
  const user = await visitor.user();
  if (user === 'held') return { decision: PASS, isHeld: true };
  const weixin = await weixinDecision(visit, visitor, user);
  if (weixin !== 'left' && weixin.kind === 'redirect') return { decision: weixin };
  // The login for phones has the button to go to WeChat after all.
  const isH5 = kind === 'authh5' || weixin === 'left';
  const guard = isH5 ? h5AuthGuard : authGuard;
  const loginUrl = isH5 ? visit.loginH5Url : visit.loginUrl;
  return { decision: guard({ user, url: visit.url, isDesktop: isDesktop(visit.client), loginUrl }), user };
};

/** Guards that a layout runs after that of the login. */
const FURTHER: {
  readonly [L in Layout]?: (visit: PageVisit, visitor: PageVisitor) => Promise<GuardDecision>;
} = {
  // Specification §6 'Admin guard'. Learners load nothing of the console: the visitor brings its rules along.
  admin: ({ path }, visitor) => visitor.console(path),
  // Staff on phones, by the same rules.
  checkin: ({ path }, visitor) => visitor.console(path),
  // Specification §4 'Coupon guard'. Who is no partner loads nothing of it either.
  coupon: ({ path }, visitor) => visitor.partner(path),
  'coupon-tabs': ({ path }, visitor) => visitor.partner(path),
  // Specification §6 'Shop order guard'. An order that cannot be read is for the page to say.
  shopmall: async ({ path, param }, visitor) => {
    const orderId = param(ORDER_ID_PARAM);
    if (orderId === undefined) return PASS;
    return shopOrderGuard({ path, order: await visitor.order(orderId) });
  },
};

/**
 * Runs the guards of a page in the order of its layout (Specification §2 'Layouts and the guards they run'). The server asks
 * this before it sends a page, the web app's router before it shows one.
 */
export const guardPage = async (
  layout: Layout,
  visit: PageVisit,
  visitor: PageVisitor,
): Promise<Admission> => {
  const ofLayout = LAYOUT_GUARDS[layout];
  const kind = ofLayout === 'none' ? loginGuardOf(visit.path, visit.client) : ofLayout;
  const login = await guardLogin(kind, visit, visitor);
  if (login.decision.kind === 'redirect' || login.isHeld) return login;
  const decision = (await FURTHER[layout]?.(visit, visitor)) ?? PASS;
  return { ...login, decision };
};
