import type { Ids } from '../ports/ids.js';
import { authenticate, SESSION_IDLE_MS, type AuthenticateDeps } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';

/** What starting a session needs. */
export interface StartSessionDeps extends AuthenticateDeps {
  readonly ids: Ids;
}

/** Longest user agent that is kept, in UTF-16 code units; the rest tells nobody anything. */
const USER_AGENT_MAX = 300;

/** Opens a session for a member, hands its token to the caller's side and answers its id. */
export const openSession = async (
  deps: StartSessionDeps,
  context: CallerContext,
  userId: string,
): Promise<string> => {
  const now = deps.clock.now();
  const { token, digest } = deps.sessionTokens.issue();
  const expiresAt = now + SESSION_IDLE_MS;
  const id = deps.ids.next();
  await deps.sessions.insert({
    id,
    tokenDigest: digest,
    userId,
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
    userAgent: context.userAgent.slice(0, USER_AGENT_MAX),
    address: context.address,
  });
  context.remember({ token, expiresAt });
  return id;
};

/**
 * Logs a member in, whatever way he came: the caller's old session ends, and a session of its own begins (no fixation).
 * Answers its id.
 */
export const startSession = async (
  deps: StartSessionDeps,
  context: CallerContext,
  userId: string,
): Promise<string> => {
  const old = await authenticate(deps, context);
  if (old !== undefined) await deps.sessions.delete(old.sessionId);
  return openSession(deps, context, userId);
};
