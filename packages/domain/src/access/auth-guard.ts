import { needsUsername } from '../member/index.js';
import { encodeUrlPart, PASS, redirectTo, type GuardDecision } from '../shared/index.js';

/**
 * What the auth guards look at: the logged-in user, if any; `url`, the full current address, which becomes the return
 * target; whether the user agent is a desktop one (see `isDesktop`); and the address of the login page.
 */
export type AuthGuardInput = {
  readonly user?:
    | {
        readonly id?: string | null | undefined;
        readonly userName?: string | null | undefined;
        readonly mobile?: string | null | undefined;
      }
    | null
    | undefined;
  readonly url: string;
  readonly isDesktop: boolean;
  readonly loginUrl: string;
};

const withTarget = (page: string, target: string): string =>
  `${page}${page.includes('?') ? '&' : '?'}target=${encodeUrlPart(target)}`;

/**
 * The guard of pages that need a login (Specification §6 'Auth guard'). No user id → the login page with the current
 * address as `target`; on a desktop, a user who still needs a username → `/username?target=…`, unless the target
 * already mentions username; otherwise pass.
 */
export const authGuard = ({ user, url, isDesktop, loginUrl }: AuthGuardInput): GuardDecision => {
  if (!user?.id) return redirectTo(withTarget(loginUrl, url));
  const asksForUsername = isDesktop && needsUsername(user) && !url.includes('username');
  return asksForUsername ? redirectTo(withTarget('/username', url)) : PASS;
};

/**
 * The guard of mobile pages: the same decisions, with `loginUrl` the mobile login page (Specification §6 'The H5
 * guard does the same with the mobile login page').
 */
export const h5AuthGuard = (input: AuthGuardInput): GuardDecision => authGuard(input);
