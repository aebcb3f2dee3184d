import { ok } from '@ykd/domain/shared';
import { authenticate, type AuthenticateDeps } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import type { LoginUser } from './port.js';

/** How long a bearer token lives: 10 minutes. It ends with its session in any case. */
export const BEARER_LIFETIME_MS = 10 * 60 * 1000;

/** The logged-in member with a fresh bearer token; null for nobody. */
export const loginUser = async (
  deps: AuthenticateDeps,
  context: CallerContext,
): Outcome<LoginUser | null, never> => {
  const caller = await authenticate(deps, context);
  if (caller === undefined) return ok(null);
  const tokenExpiresAt = deps.clock.now() + BEARER_LIFETIME_MS;
  const token = deps.sessionTokens.sealBearer({ sessionId: caller.sessionId, expiresAt: tokenExpiresAt });
  return ok({ user: caller.user, token, tokenExpiresAt });
};
