import { guardMiddleware } from '@ykd/adapters-ui/react';
import {
  authGuard,
  h5AuthGuard,
  isDesktop,
  LAYOUT_GUARDS,
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
  /** A login, beside what the layout asks for. */
  readonly auth: MiddlewareFunction[];
  /** For the login pages: who is logged in already goes on to his target. */
  readonly guest: MiddlewareFunction;
  /** For the username page: who has a name of his own already goes on to his target. */
  readonly unnamed: MiddlewareFunction;
}

/** The domain's guards as middleware. */
export const createGuards = ({ base, environment }: Pick<Services, 'base' | 'environment'>): Guards => {
  const { settings, origin, userAgent } = environment;

  const input = async (url: string, loginUrl: string): Promise<AuthGuardInput> => ({
    user: await base.ensureUser(),
    url,
    isDesktop: isDesktop(base.getSnapshot().client),
    loginUrl,
  });

  const onward = (url: string): GuardDecision => redirectTo(targetOf(url, { origin, settings }).href);

  const client = guardMiddleware(() => {
    base.readClient(userAgent);
    return PASS;
  });
  const logins: { readonly [G in LoginGuard]: MiddlewareFunction[] } = {
    auth: [guardMiddleware(async (url) => authGuard(await input(url, settings.loginUrl)))],
    authh5: [guardMiddleware(async (url) => h5AuthGuard(await input(url, settings.loginH5Url)))],
    none: [],
  };

  return {
    of: (layout) => [client, ...logins[LAYOUT_GUARDS[layout]]],
    auth: logins.auth,
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
