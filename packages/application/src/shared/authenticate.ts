import { DAY_MS, err, HOUR_MS, ok } from '@ykd/domain/shared';
import type { Clock } from '../ports/clock.js';
import type { SessionOwner, SessionRepository } from '../ports/session-repository.js';
import type { SessionTokens } from '../ports/session-tokens.js';
import type { Caller, CallerContext } from './caller.js';
import type { Outcome } from './outcome.js';

/** What finding out who calls needs. */
export interface AuthenticateDeps {
  readonly clock: Clock;
  readonly sessions: SessionRepository;
  readonly sessionTokens: SessionTokens;
}

/** A session ends this long after its last use: 30 days. */
export const SESSION_IDLE_MS = 30 * DAY_MS;
/** A session in use is written at most this often: hourly. */
const TOUCH_EVERY_MS = HOUR_MS;

const findOwner = async (
  deps: AuthenticateDeps,
  context: CallerContext,
): Promise<SessionOwner | undefined> => {
  const credential = context.credential();
  if (credential === undefined) return undefined;
  if (credential.kind === 'session') {
    return deps.sessions.findByDigest(deps.sessionTokens.digest(credential.token));
  }
  const content = deps.sessionTokens.openBearer(credential.token);
  if (content === undefined || content.expiresAt <= deps.clock.now()) return undefined;
  return deps.sessions.findById(content.sessionId);
};

/**
 * The caller behind a context; undefined for nobody, and for a session that ended. A session in use slides on, and its
 * cookie with it.
 */
export const authenticate = async (
  deps: AuthenticateDeps,
  context: CallerContext,
): Promise<Caller | undefined> => {
  const owner = await findOwner(deps, context);
  const now = deps.clock.now();
  if (owner === undefined || owner.expiresAt <= now) return undefined;
  if (now - owner.lastSeenAt >= TOUCH_EVERY_MS) {
    const expiresAt = now + SESSION_IDLE_MS;
    const moved = await deps.sessions.touch(owner.sessionId, now, expiresAt).then(
      () => true,
      // A full disk must not keep anybody from reading; the next call tries to slide again.
      () => false,
    );
    const credential = context.credential();
    if (moved && credential?.kind === 'session') context.remember({ token: credential.token, expiresAt });
  }
  return {
    sessionId: owner.sessionId,
    user: owner.user,
    ...(owner.staff === undefined ? {} : { staff: owner.staff }),
  };
};

/** The caller, or the error that every guarded call answers with. */
export const requireCaller = async (
  deps: AuthenticateDeps,
  context: CallerContext,
): Outcome<Caller, 'not-logged-in'> => {
  const caller = await authenticate(deps, context);
  return caller === undefined ? err({ kind: 'not-logged-in' }) : ok(caller);
};
