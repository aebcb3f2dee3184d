import { guardMiddleware } from '@ykd/adapters-ui/react';
import { guardLogin, guardPage, type PageVisit, type PageVisitor } from '@ykd/application';
import type { Layout } from '@ykd/domain/access';
import { needsUsername } from '@ykd/domain/member';
import { PASS, redirectTo, type GuardDecision } from '@ykd/domain/shared';
import type { MiddlewareFunction } from 'react-router-dom';
import type { Services } from '../container/services';
import { targetOf } from './targets';

/** The guards of the pages. Specification §2 'Layouts and the guards they run'. */
export interface Guards {
  /** What a layout runs: it takes the client flags from the user agent, then asks what its pages need. */
  of(layout: Layout): MiddlewareFunction[];
  /** A login, beside what the layout asks for. */
  readonly auth: MiddlewareFunction;
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

  const visitor: PageVisitor = {
    user: () => base.ensureUser(),
    oauthUrl: (input) => weixin.oauthUrl(input),
    order: async (orderId) => {
      if ((await base.ensureUser()) === undefined) return undefined;
      const { order } = await shop();
      await order.open(orderId);
      return order.getSnapshot().order;
    },
  };
  const visit = (url: string): PageVisit => {
    const { pathname, searchParams } = new URL(url);
    return {
      url,
      path: pathname,
      param: (name) => searchParams.get(name) ?? undefined,
      client: base.getSnapshot().client,
      loginUrl: settings.loginUrl,
      loginH5Url: settings.loginH5Url,
    };
  };

  const onward = (url: string): GuardDecision => redirectTo(targetOf(url, { origin, settings }).href);

  const client = guardMiddleware(() => {
    base.readClient(userAgent);
    return PASS;
  });
  return {
    of: (layout) => [
      client,
      guardMiddleware(async (url) => (await guardPage(layout, visit(url), visitor)).decision),
    ],
    auth: guardMiddleware(async (url) => (await guardLogin('auth', visit(url), visitor)).decision),
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
