import { ok } from '@ykd/domain/shared';
import { authenticate, type AuthenticateDeps } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import { BEARER_LIFETIME_MS } from '../shared/session-rules.js';
import type { LoginUser } from './port.js';

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
