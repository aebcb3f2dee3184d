import { RequestError } from '@ykd/adapters-http/client';
import { guardMiddleware } from '@ykd/adapters-ui/react';
import { guardLogin, guardPage, type PageVisit, type PageVisitor } from '@ykd/application/page-guard';
import type { Page } from '@ykd/domain/access';
import { needsUsername } from '@ykd/domain/member';
import { PASS, redirectTo, type GuardDecision } from '@ykd/domain/shared';
import type { MiddlewareFunction } from 'react-router-dom';
import type { Services } from '../container/services';
import { targetOf } from './targets';

/**
 * The guards of a page as middleware, from its entry in PAGES: it takes the client flags from the user agent, then asks
 * what the layout asks (Specification §2 'Layouts and the guards they run'), then leads on whom the page is not for.
 *
 * @param of - reads an order of the member who is logged in, decides about a page of the console, and about one of the partner
 *   area
 */
export const guardsOf = (
  { base, environment, weixin }: Pick<Services, 'base' | 'environment' | 'weixin'>,
  { order: orderOf, console, partner }: Pick<PageVisitor, 'order' | 'console' | 'partner'>,
): ((page: Pick<Page, 'layout' | 'onlyFor'>) => MiddlewareFunction[]) => {
  const { settings, origin, userAgent } = environment;

  const visitor: PageVisitor = {
    // Specification §4 'Login state': a failed lookup leads to the login. Without any answer the login would not come up
    // either; that is the error page's, which can try again.
    user: async () => {
      const user = await base.ensureUser().catch((error: unknown) => {
        if (error instanceof RequestError && error.status !== undefined) return undefined;
        throw error;
      });
      return base.getSnapshot().session === 'held' ? 'held' : user;
    },
    oauthUrl: (input) => weixin.oauthUrl(input),
    console,
    partner,
    order: async (orderId) => ((await base.ensureUser()) === undefined ? undefined : orderOf(orderId)),
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
  const guests = guardMiddleware(async (url) => {
    // The form must come up even while the server does not answer.
    const user = await base.ensureUser().catch(() => undefined);
    return user === undefined ? PASS : onward(url);
  });
  const unnamed = guardMiddleware(async (url) => {
    const { decision, user } = await guardLogin('auth', visit(url), visitor);
    const isHere = decision.kind === 'redirect' || user === undefined || needsUsername(user);
    return isHere ? decision : onward(url);
  });
  const only = { guests: [guests], unnamed: [unnamed] };
  return ({ layout, onlyFor }) => [
    client,
    guardMiddleware(async (url) => (await guardPage(layout, visit(url), visitor)).decision),
    ...(onlyFor === undefined ? [] : only[onlyFor]),
  ];
};
