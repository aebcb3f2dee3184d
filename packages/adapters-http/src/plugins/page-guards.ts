import type { Application } from '@ykd/application';
import {
  authGuard,
  detectClient,
  h5AuthGuard,
  isDesktop,
  LAYOUT_GUARDS,
  LOGIN_H5_PATH,
  LOGIN_PATH,
  loginGuardOf,
  ORDER_ID_PARAM,
  shopOrderGuard,
  wantsWeixinLogin,
  weixinLoginGuard,
  type Layout,
  type WeixinVisit,
} from '@ykd/domain/access';
import type { User } from '@ykd/domain/member';
import { PASS, type GuardDecision } from '@ykd/domain/shared';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { identifier } from '../contracts/values.js';

export interface PageGuardOptions {
  readonly application: Application;
  /** Where the guards send visitors without a login. Defaults: the built-in login pages. */
  readonly loginUrl?: string;
  readonly loginH5Url?: string;
}

/**
 * Inside WeChat the OAuth URL is asked for only when the guard will use it: asking begins a way through WeChat. `left`: the
 * member logged out there, and is not logged in again behind his back.
 */
const weixinDecision = async (
  application: Application,
  request: FastifyRequest,
  visit: WeixinVisit,
  target: string,
): Promise<GuardDecision | 'left'> => {
  if (!wantsWeixinLogin(visit)) return weixinLoginGuard(visit);
  const answer = await application.weixin(request.callerContext).oauthUrl({ target, automatic: true });
  return answer.ok ? weixinLoginGuard({ ...visit, oauthUrl: answer.value }) : 'left';
};

/** What the guard of the login says, and who was found on the way. */
interface Login {
  readonly decision: GuardDecision;
  readonly user?: User | undefined;
}

const loginDecision = async (
  { application, loginUrl = LOGIN_PATH, loginH5Url = LOGIN_H5_PATH }: PageGuardOptions,
  request: FastifyRequest,
  layout: Layout,
): Promise<Login> => {
  const client = detectClient(request.headers['user-agent']);
  const ofLayout = LAYOUT_GUARDS[layout];
  const kind = ofLayout === 'none' ? loginGuardOf(request.url, client) : ofLayout;
  if (kind === 'none') return { decision: PASS };
  const caller = await application.member(request.callerContext).loginUser();
  const user = caller.ok ? caller.value?.user : undefined;
  const url = `${request.callerContext.origin}${request.url}`;
  const weixin = await weixinDecision(application, request, { client, user }, url);
  if (weixin !== 'left' && weixin.kind === 'redirect') return { decision: weixin };
  // The login for phones has the button to go to WeChat after all.
  const isH5 = kind === 'authh5' || weixin === 'left';
  const guard = isH5 ? h5AuthGuard : authGuard;
  const loginPage = isH5 ? loginH5Url : loginUrl;
  return { decision: guard({ user, url, isDesktop: isDesktop(client), loginUrl: loginPage }), user };
};

/** The guard of the shop mall, for the order that the query names. One that is not the visitor's is as good as none. */
const orderDecision = async (
  { application }: PageGuardOptions,
  request: FastifyRequest,
): Promise<GuardDecision> => {
  const query = request.query as Readonly<Record<string, unknown>>;
  const orderId = z.safeParse(identifier, query[ORDER_ID_PARAM]);
  if (!orderId.success) return PASS;
  const order = await application.shop(request.callerContext).order({ orderId: orderId.data });
  return shopOrderGuard({ path: request.url, order: order.ok ? order.value : null });
};

/** Whether a page may be sent: to whom, as far as that was asked, or where its visitor must go first. */
export type Admission =
  | { readonly elsewhere: string; readonly user?: never }
  | { readonly elsewhere?: never; readonly user: User | undefined };

/** Decides before a page is sent. */
export const pageGuard =
  (options: PageGuardOptions) =>
  async (request: FastifyRequest, layout: Layout): Promise<Admission> => {
    const { decision, user } = await loginDecision(options, request, layout);
    if (decision.kind === 'redirect') return { elsewhere: decision.to };
    const order = layout === 'shopmall' ? await orderDecision(options, request) : PASS;
    return order.kind === 'redirect' ? { elsewhere: order.to } : { user };
  };
