import type { Ids } from '../ports/ids.js';
import type { Session } from '../ports/session-repository.js';
import { authenticate, SESSION_IDLE_MS, type AuthenticateDeps } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import { returnToWeixin } from './left-weixin.js';

export interface StartSessionDeps extends AuthenticateDeps {
  readonly ids: Ids;
}

/** Longest user agent that is kept, in UTF-16 code units; the rest tells nobody anything. */
const USER_AGENT_MAX = 300;

/** What opens a session, where a change of the password takes that away: the member's hash, or his WeChat account. */
type SessionKey = { readonly passwordHash: string } | { readonly openid: string };

/** Stores a session as long as its key, if it has one, is the member's. */
const store = async (
  { sessions }: StartSessionDeps,
  session: Session,
  key: SessionKey | undefined,
): Promise<boolean> => {
  if (key === undefined) {
    await sessions.insert(session);
    return true;
  }
  return 'openid' in key
    ? sessions.insertIfWeixin(session, key.openid)
    : sessions.insertIfPassword(session, key.passwordHash);
};

/**
 * Opens a session for a member and hands its token to the caller's side. With a `key` only as long as that is the
 * member's: false when it is not any more.
 */
export const openSession = async (
  deps: StartSessionDeps,
  context: CallerContext,
  userId: string,
  key?: SessionKey,
): Promise<boolean> => {
  const now = deps.clock.now();
  const { token, digest } = deps.sessionTokens.issue();
  const expiresAt = now + SESSION_IDLE_MS;
  const session = {
    id: deps.ids.next(),
    tokenDigest: digest,
    userId,
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
    userAgent: context.userAgent.slice(0, USER_AGENT_MAX),
    address: context.address,
  };
  if (!(await store(deps, session, key))) return false;
  context.remember({ token, expiresAt });
  returnToWeixin(context);
  return true;
};

/**
 * Logs a member in, whatever way he came: the caller's old session ends, and a session of its own begins (no fixation).
 * `key` and the answer are those of `openSession`.
 */
export const startSession = async (
  deps: StartSessionDeps,
  context: CallerContext,
  userId: string,
  key?: SessionKey,
): Promise<boolean> => {
  const old = await authenticate(deps, context);
  const opened = await openSession(deps, context, userId, key);
  if (opened && old !== undefined) await deps.sessions.delete(old.sessionId);
  return opened;
};
