import { ok } from '@ykd/domain/shared';
import { lastingSession, type AuthenticateDeps } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import { VIEWING_MARK } from '../viewing/port.js';
import { leaveWeixin, type WeixinStep } from './left-weixin.js';

/**
 * Ends the caller's session, in the store and on his side. A WeChat account that waits to be bound goes with it: the next
 * one at this browser must not bind it to himself.
 */
export const logout = async (deps: AuthenticateDeps, context: CallerContext): Outcome<null, never> => {
  const session = await lastingSession(deps, context);
  if (session !== undefined) await deps.sessions.delete(session.sessionId);
  context.forget();
  if (context.kept(VIEWING_MARK) !== undefined) context.drop(VIEWING_MARK);
  leaveWeixin(deps, context);
  const waiting: WeixinStep = 'weixin_openid';
  if (context.kept(waiting) !== undefined) context.drop(waiting);
  return ok(null);
};
