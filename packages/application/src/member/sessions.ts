import type { StaffMember } from '@ykd/domain/access';
import { ok } from '@ykd/domain/shared';
import type { Session } from '../ports/session-repository.js';
import { securityEvent, type RecordDeps } from '../security/record.js';
import { requireCaller, type AuthenticateDeps } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import { sessionEnd } from '../shared/session-rules.js';
import { forgetOtherDevices, type DeviceDeps } from './device.js';
import type { SessionView } from './port.js';

/** The sessions of a member that last at the instant `now` (epoch ms), the last used first. */
export const lastingSessions = async (
  { sessions, sessionRules }: Pick<AuthenticateDeps, 'sessions' | 'sessionRules'>,
  { userId, staff }: { readonly userId: string; readonly staff: StaffMember | undefined },
  now: number,
): Promise<readonly Session[]> => {
  const found = await sessions.findByUser(userId, now);
  return found.filter((session) => sessionEnd(sessionRules, { ...session, staff }, now) > now);
};

/** The caller's sessions, this one first, then the last used first. */
export const listSessions = async (
  deps: AuthenticateDeps,
  context: CallerContext,
): Outcome<readonly SessionView[], 'not-logged-in'> => {
  const caller = await requireCaller(deps, context);
  if (!caller.ok) return caller;
  const { sessionId, user, staff } = caller.value;
  const now = deps.clock.now();
  const lasting = await lastingSessions(deps, { userId: user.id, staff }, now);
  const views = lasting.map(({ id, userAgent, address, createdAt, lastSeenAt }): SessionView => ({
    id,
    current: id === sessionId,
    userAgent,
    address,
    createdAt,
    lastSeenAt,
  }));
  return ok(views.toSorted((a, b) => Number(b.current) - Number(a.current)));
};

/** Ends another session of the caller's; his present one ends by logging out. */
export const endSession = async (
  deps: AuthenticateDeps,
  context: CallerContext,
  { id }: { readonly id: string },
): Outcome<null, 'not-logged-in'> => {
  const caller = await requireCaller(deps, context);
  if (!caller.ok) return caller;
  if (id !== caller.value.sessionId) await deps.sessions.deleteOwn(id, caller.value.user.id);
  return ok(null);
};

/** Ends all of the caller's sessions but this one; the devices that had them are strangers from now on. */
export const endOtherSessions = async (
  deps: AuthenticateDeps & DeviceDeps & RecordDeps,
  context: CallerContext,
): Outcome<{ readonly ended: number }, 'not-logged-in'> => {
  const caller = await requireCaller(deps, context);
  if (!caller.ok) return caller;
  const { sessionId, user } = caller.value;
  const trace = securityEvent(deps, context, { kind: 'logout-everywhere', userId: user.id });
  const ended = await deps.sessions.deleteOthers(user.id, sessionId, trace);
  await forgetOtherDevices(deps, context, user.id);
  return ok({ ended });
};
