import { guardMiddleware } from '@ykd/adapters-ui/react';
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
  type AuthGuardInput,
  type Layout,
  type LoginGuard,
} from '@ykd/domain/access';
import { needsUsername } from '@ykd/domain/member';
import { PASS, redirectTo, type GuardDecision } from '@ykd/domain/shared';
import type { MiddlewareFunction } from 'react-router-dom';
import type { Services } from '../container/services';
import { targetOf } from './targets';

/** The guards of the pages. Specification §2 'Layouts and the guards they run'. */
export interface Guards {
  /** What a layout runs: it takes the client flags from the user agent, then asks for the login that it needs. */
  of(layout: Layout): MiddlewareFunction[];
  /** What the pages of the shop mall run: the login that each of them asks for, and the shop order guard. */
  readonly shop: MiddlewareFunction[];
  /** A login, beside what the layout asks for. */
  readonly auth: MiddlewareFunction[];
  /** For the login pages: who is logged in already goes on to his target. */
  readonly guest: MiddlewareFunction;
  /** For the username page: who has a name of his own already goes on to his target. */
  readonly unnamed: MiddlewareFunction;
}

/** The domain's guards as middleware. */
export const createGuards = ({
  base,
  environment,
  weixin,
  shop,
}: Pick<Services, 'base' | 'environment' | 'weixin' | 'shop'>): Guards => {
  const { settings, origin, userAgent } = environment;

  const input = async (url: string, loginUrl: string): Promise<AuthGuardInput> => ({
    user: await base.ensureUser(),
    url,
    isDesktop: isDesktop(base.getSnapshot().client),
    loginUrl,
  });

  /**
   * Inside WeChat a login is WeChat's business first. The OAuth URL is asked for only when the guard will use it. `left`:
   * the member logged out there, and is not logged in again behind his back.
   */
  const weixinDecision = async ({ user, url }: AuthGuardInput): Promise<GuardDecision | 'left'> => {
    const visit = { client: base.getSnapshot().client, user };
    if (!wantsWeixinLogin(visit)) return weixinLoginGuard(visit);
    const answer = await weixin.oauthUrl({ target: url, automatic: true });
    return answer.ok ? weixinLoginGuard({ ...visit, oauthUrl: answer.value }) : 'left';
  };

  const loginDecision = async (kind: LoginGuard, url: string): Promise<GuardDecision> => {
    if (kind === 'none') return PASS;
    const [guard, loginUrl] =
      kind === 'auth' ? [authGuard, settings.loginUrl] : [h5AuthGuard, settings.loginH5Url];
    const visit = await input(url, loginUrl);
    const decision = await weixinDecision(visit);
    // The login for phones has the button to go to WeChat after all.
    if (decision === 'left') return h5AuthGuard({ ...visit, loginUrl: settings.loginH5Url });
    return decision.kind === 'pass' ? guard(visit) : decision;
  };

  const loginGuard = (kind: LoginGuard): MiddlewareFunction[] =>
    kind === 'none' ? [] : [guardMiddleware((url) => loginDecision(kind, url))];

  const shopLogin = guardMiddleware((url) =>
    loginDecision(loginGuardOf(new URL(url).pathname, base.getSnapshot().client), url),
  );

  const shopOrder = guardMiddleware(async (url) => {
    const { pathname, searchParams } = new URL(url);
    const orderId = searchParams.get(ORDER_ID_PARAM);
    if (orderId === null || (await base.ensureUser()) === undefined) return PASS;
    const { order } = await shop();
    await order.open(orderId);
    // An order that cannot be read is for the page to say.
    return shopOrderGuard({ path: pathname, order: order.getSnapshot().order });
  });

  const onward = (url: string): GuardDecision => redirectTo(targetOf(url, { origin, settings }).href);

  const client = guardMiddleware(() => {
    base.readClient(userAgent);
    return PASS;
  });
  return {
    of: (layout) => [client, ...loginGuard(LAYOUT_GUARDS[layout])],
    shop: [client, shopLogin, shopOrder],
    auth: loginGuard('auth'),
    guest: guardMiddleware(async (url) => {
      // The form must come up even while the server does not answer.
      const user = await base.ensureUser().catch(() => undefined);
      return user === undefined ? PASS : onward(url);
    }),
    unnamed: guardMiddleware(async (url) => {
      const user = await base.ensureUser();
      return user === undefined || needsUsername(user) ? PASS : onward(url);
    }),
  };
};
