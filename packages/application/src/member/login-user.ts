import { ok } from '@ykd/domain/shared';
import { callerOf, lastingSession, type AuthenticateDeps } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import { heldUser, isHeld } from '../shared/initial-password.js';
import type { Outcome } from '../shared/outcome.js';
import { BEARER_LIFETIME_MS } from '../shared/session-rules.js';
import type { HeldLogin, LoginUser } from './port.js';

/** The logged-in member with a fresh bearer token; without one who looks as him, and whoever is held; null for nobody. */
export const loginUser = async (
  deps: AuthenticateDeps,
  context: CallerContext,
): Outcome<LoginUser | HeldLogin | null, never> => {
  const owner = await lastingSession(deps, context);
  const caller = callerOf(deps, context, owner);
  if (owner !== undefined && isHeld(owner)) return ok({ held: heldUser(owner.user) });
  if (caller === undefined) return ok(null);
  if (caller.viewing !== undefined) return ok({ user: caller.user });
  const tokenExpiresAt = deps.clock.now() + BEARER_LIFETIME_MS;
  const token = deps.sessionTokens.sealBearer({ sessionId: caller.sessionId, expiresAt: tokenExpiresAt });
  return ok({ user: caller.user, token, tokenExpiresAt });
};
