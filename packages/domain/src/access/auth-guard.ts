import { TARGET_PARAM, USERNAME_PATH } from './paths.js';
import { needsUsername } from '../member/index.js';
import { encodeUrlPart, PASS, redirectTo, type GuardDecision } from '../shared/index.js';

/** What the guards of a login look at (Specification §6 'Auth guard'). */
export type AuthGuardInput = {
  /** The logged-in user, if any: the id, and what {@link needsUsername} reads, `userName` and `mobile`. */
  readonly user?:
    | {
        readonly id?: string | null | undefined;
        readonly userName?: string | null | undefined;
        readonly mobile?: string | null | undefined;
      }
    | null
    | undefined;
  /** The full current address, which becomes the return target. */
  readonly url: string;
  /** Whether the user agent is a desktop one; see {@link isDesktop}. */
  readonly isDesktop: boolean;
  /** The address of the login page: a path or an absolute URL, with or without a query or fragment. */
  readonly loginUrl: string;
};

/** The page with the target in its query, which stands before a fragment. */
const withTarget = (page: string, target: string): string => {
  const [address = '', ...fragment] = page.split(/(?=#)/);
  const query = `${address.includes('?') ? '&' : '?'}${TARGET_PARAM}=${encodeUrlPart(target)}`;
  return `${address}${query}${fragment.join('')}`;
};

/**
 * The guard of pages that need a login (Specification §6 'Auth guard'). No user id → the login page with the current
 * address as `target`; on a desktop, a user who still needs a username → `/username?target=…`, unless the target
 * already mentions username; otherwise pass.
 *
 * @param input - the visitor, the address and the login page
 */
export const authGuard = ({ user, url, isDesktop, loginUrl }: AuthGuardInput): GuardDecision => {
  if (!user?.id) return redirectTo(withTarget(loginUrl, url));
  const asksForUsername = isDesktop && needsUsername(user) && !url.includes('username');
  return asksForUsername ? redirectTo(withTarget(USERNAME_PATH, url)) : PASS;
};

/**
 * The guard of mobile pages: the same decisions, with `loginUrl` the mobile login page (Specification §6 'Auth guard').
 */
export const h5AuthGuard = (input: AuthGuardInput): GuardDecision => authGuard(input);
