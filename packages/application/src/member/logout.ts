import { ok } from '@ykd/domain/shared';
import { authenticate, type AuthenticateDeps } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';

/** Ends the caller's session, in the store and on his side. */
export const logout = async (deps: AuthenticateDeps, context: CallerContext): Outcome<null, never> => {
  const caller = await authenticate(deps, context);
  if (caller !== undefined) await deps.sessions.delete(caller.sessionId);
  context.forget();
  return ok(null);
};
