import type { Ids } from '../ports/ids.js';
import type { UnitOfWork } from '../ports/unit-of-work.js';
import { lastingSession, type AuthenticateDeps } from '../shared/authenticate.js';
import { sessionEnd } from '../shared/session-rules.js';
import type { CallerContext } from '../shared/caller.js';
import { securityEvent } from '../security/record.js';
import { beginSession, type SessionKey } from './begin-session.js';
import { rememberDevice, type DeviceDeps } from './device.js';
import { returnToWeixin } from './left-weixin.js';

export interface StartSessionDeps extends AuthenticateDeps, DeviceDeps {
  readonly ids: Ids;
  readonly unitOfWork: UnitOfWork;
}

/** Longest user agent that is kept, in UTF-16 code units; the rest tells nobody anything. */
const USER_AGENT_MAX = 300;

/** A session that is wanted. */
export interface SessionWish {
  readonly userId: string;
  /** How the member came, where it is a login. */
  readonly way?: 'password' | 'sms' | 'weixin';
  readonly key?: SessionKey;
}

/**
 * Opens a session for a member and hands its token to the caller's side. With a `key` only as long as that is the
 * member's: false when it is not any more.
 */
export const openSession = async (
  deps: StartSessionDeps,
  context: CallerContext,
  { userId, way, key }: SessionWish,
): Promise<boolean> => {
  const now = deps.clock.now();
  const { token, digest } = deps.sessionTokens.issue();
  const session = {
    id: deps.ids.next(),
    tokenDigest: digest,
    userId,
    createdAt: now,
    lastSeenAt: now,
    // Whether he is staff, whose sessions are shorter, is read with the session each time.
    expiresAt: now + deps.sessionRules.member.idleMs,
    userAgent: context.userAgent.slice(0, USER_AGENT_MAX),
    address: context.address,
  };
  const trace = way && securityEvent(deps, context, { kind: 'login', userId, detail: way });
  if (!(await beginSession(deps, session, key, trace))) return false;
  const owner = await deps.sessions.findById(session.id);
  const expiresAt = sessionEnd(deps.sessionRules, owner ?? session, now);
  context.remember({ token, expiresAt });
  await rememberDevice(deps, context, { userId, at: now });
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
  wish: SessionWish & Required<Pick<SessionWish, 'way'>>,
): Promise<boolean> => {
  const old = await lastingSession(deps, context);
  const opened = await openSession(deps, context, wish);
  if (opened && old !== undefined) await deps.sessions.delete(old.sessionId);
  return opened;
};
