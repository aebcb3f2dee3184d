import { err, ok } from '@ykd/domain/shared';
import type { Clock } from '../ports/clock.js';
import type { SessionOwner, SessionRepository } from '../ports/session-repository.js';
import type { SessionTokens } from '../ports/session-tokens.js';
import type { Caller, CallerContext } from './caller.js';
import { isHeld, isInitialPasswordOver } from './initial-password.js';
import type { Outcome } from './outcome.js';
import {
  BEARER_LIFETIME_MS,
  CLOCK_TOLERANCE_MS,
  isAhead,
  sessionEnd,
  touchEvery,
  type SessionRules,
} from './session-rules.js';
import { standingOf, type SecondFactorRule } from './staff-standing.js';
import { asViewed, lastingViewing, type ViewedCaller } from './view-as.js';

/** What finding out who calls needs. */
export interface AuthenticateDeps {
  readonly clock: Clock;
  readonly sessions: SessionRepository;
  readonly sessionTokens: SessionTokens;
  readonly sessionRules: SessionRules;
  readonly secondFactorRule: SecondFactorRule;
}

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
  const now = deps.clock.now();
  const latest = now + BEARER_LIFETIME_MS + CLOCK_TOLERANCE_MS;
  if (content === undefined || content.expiresAt <= now || content.expiresAt > latest) return undefined;
  return deps.sessions.findById(content.sessionId);
};

/** Writes down that a session is used; answers when it ends now, or undefined where that cannot be written. */
const slideOn = async (
  { sessions, sessionRules }: AuthenticateDeps,
  owner: SessionOwner,
  now: number,
): Promise<number | undefined> => {
  const expiresAt = sessionEnd(sessionRules, { ...owner, lastSeenAt: now }, now);
  return sessions.touch(owner.sessionId, now, expiresAt).then(
    () => expiresAt,
    // A full disk must not keep anybody from reading; the next call tries to slide again.
    () => undefined,
  );
};

/**
 * The session behind a context, whoever its owner looks as; undefined for none, and for one that ended. A session in use
 * slides on, and its cookie with it, as far as the rules for its owner allow.
 */
export const lastingSession = async (
  deps: AuthenticateDeps,
  context: CallerContext,
): Promise<SessionOwner | undefined> => {
  const owner = await findOwner(deps, context);
  const now = deps.clock.now();
  if (owner === undefined) return undefined;
  const ahead = isAhead(owner, now);
  const end = sessionEnd(deps.sessionRules, owner, now);
  // Where the clock was ahead, so is the end that was stored.
  if (end <= now || (!ahead && owner.expiresAt <= now)) return undefined;
  // It lasts no longer than the password that it was opened with.
  if (owner.initialPassword !== undefined && isInitialPasswordOver(owner.initialPassword.since, now)) {
    return undefined;
  }
  const isDue = ahead || now - owner.lastSeenAt >= touchEvery(deps.sessionRules, owner);
  const moved = isDue ? await slideOn(deps, owner, now) : undefined;
  const credential = context.credential();
  if (credential?.kind === 'session' && (moved !== undefined || credential.moves === true)) {
    context.remember({ token: credential.token, expiresAt: moved ?? end });
  }
  return owner;
};

/** A caller himself, and how he looks as somebody else, if he does. */
interface Callers {
  readonly own: Caller;
  readonly viewed?: ViewedCaller;
}

const callersOf = (deps: AuthenticateDeps, owner: SessionOwner | undefined): Callers | undefined => {
  // Whoever has a password that others know is nobody before he has changed it: no use case has to think of it.
  if (owner === undefined || isHeld(owner)) return undefined;
  const { sessionId, user } = owner;
  const own: Caller = { sessionId, user, ...standingOf(deps.secondFactorRule, owner) };
  const viewing = lastingViewing(owner, own.staff, deps.clock.now());
  return viewing === undefined ? { own } : { own, viewed: asViewed(own, viewing) };
};

/** The caller himself, and how he looks as somebody else, if he does; undefined for nobody. */
export const callers = async (deps: AuthenticateDeps, context: CallerContext): Promise<Callers | undefined> =>
  callersOf(deps, await lastingSession(deps, context));

/** The caller whose session that is, in this call; undefined for nobody. */
export const callerOf = (
  deps: AuthenticateDeps,
  { whileViewing }: Pick<CallerContext, 'whileViewing'>,
  owner: SessionOwner | undefined,
): Caller | undefined => {
  const found = callersOf(deps, owner);
  if (found?.viewed === undefined) return found?.own;
  return whileViewing === true ? found.viewed : undefined;
};

/**
 * The caller behind a context; undefined for nobody, and for a session that ended. Whoever looks as somebody else is that
 * one in calls that only read, and in all others nobody: no use case has to think of it.
 */
export const authenticate = async (
  deps: AuthenticateDeps,
  context: CallerContext,
): Promise<Caller | undefined> => callerOf(deps, context, await lastingSession(deps, context));

/** The caller, or the error that every guarded call answers with. */
export const requireCaller = async (
  deps: AuthenticateDeps,
  context: CallerContext,
): Outcome<Caller, 'not-logged-in'> => {
  const caller = await authenticate(deps, context);
  return caller === undefined ? err({ kind: 'not-logged-in' }) : ok(caller);
};
