import { err, ok } from '@ykd/domain/shared';
import { auditLine, byStaff } from '../audit/draft.js';
import { deviceInWords } from '../device/index.js';
import { lastingSessions } from '../member/sessions.js';
import type { CallerContext } from '../shared/caller.js';
import { mayCaller } from '../shared/rights.js';
import type { StudentPageDeps } from './deps.js';
import type { StudentPagePort } from './port.js';
import { reachStudent } from '../student/reach.js';

interface Input {
  readonly userId: string;
}

/** Where a student is logged in. */
export const sessions = async (
  deps: StudentPageDeps,
  context: CallerContext,
  { userId }: Input,
): ReturnType<StudentPagePort['sessions']> => {
  const reached = await reachStudent(deps, context, userId);
  if (!reached.ok) return reached;
  const seesAddresses = mayCaller(reached.value.caller, 'security.see');
  const lasting = await lastingSessions(deps, { userId, staff: undefined }, deps.clock.now());
  return ok(
    lasting.map(({ id, userAgent, address, createdAt, lastSeenAt }) => ({
      id,
      userAgent,
      address: seesAddresses ? address : null,
      createdAt,
      lastSeenAt,
    })),
  );
};

/** Ends a session of a student. */
export const endSession = async (
  deps: StudentPageDeps,
  context: CallerContext,
  { userId, id }: Parameters<StudentPagePort['endSession']>[0],
): ReturnType<StudentPagePort['endSession']> => {
  const reached = await reachStudent(deps, context, userId);
  if (!reached.ok) return reached;
  const by = byStaff(reached.value.caller);
  const at = deps.clock.now();
  const session = (await deps.sessions.findByUser(userId, at)).find((one) => one.id === id);
  if (session === undefined) return err({ kind: 'entity-not-found' });
  return deps.unitOfWork.transaction(async (tx) => {
    await tx.members.hold(userId);
    if (!(await tx.sessions.idsOf(userId)).includes(id)) return err({ kind: 'entity-not-found' });
    await tx.sessions.delete([id]);
    const what = { act: 'students.session.end', subjectKind: 'member', subjectId: userId } as const;
    // As the list of his sessions shows it; of two alike, which.
    const before = { device: deviceInWords(session.userAgent), loggedInAt: session.createdAt };
    await tx.audit.append(auditLine(by, { ...what, about: userId, at }, { before, after: {} }));
    return ok(null);
  });
};

/** Logs a student out everywhere; the address of his calendar ends with that. */
export const endSessions = async (
  deps: StudentPageDeps,
  context: CallerContext,
  { userId }: Input,
): ReturnType<StudentPagePort['endSessions']> => {
  const reached = await reachStudent(deps, context, userId);
  if (!reached.ok) return reached;
  const by = byStaff(reached.value.caller);
  const at = deps.clock.now();
  return deps.unitOfWork.transaction(async (tx) => {
    await tx.members.hold(userId);
    const ids = await tx.sessions.idsOf(userId);
    if (ids.length === 0) return ok({ ended: 0 });
    await tx.sessions.delete(ids);
    // It opens his classes without a login to whoever has it.
    await tx.calendarAddresses.end(userId);
    const what = { act: 'students.sessions.end', subjectKind: 'member', subjectId: userId } as const;
    const changed = { before: { sessions: ids.length }, after: { sessions: 0 } };
    await tx.audit.append(auditLine(by, { ...what, about: userId, at }, changed));
    return ok({ ended: ids.length });
  });
};
