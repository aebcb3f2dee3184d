import { BY_SYSTEM, byStaff } from '../audit/draft.js';
import { DUE_LIMIT, type OnTrouble } from '../shared/due-work.js';
import type { Clock } from '../ports/clock.js';
import type { Ids } from '../ports/ids.js';
import type { Classes, ClassStaffChange, WholeClass } from '../ports/school-classes.js';
import type { Tx, UnitOfWork } from '../ports/unit-of-work.js';
import { standingOf } from '../student/care-standing.js';
import { changeClassCare } from './class-care.js';
import { holdForClasses } from './join.js';

export interface FollowDeps {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly unitOfWork: UnitOfWork;
}

/** Students a transaction: whoever else changes the care of one of them waits no longer than for these. */
const AT_A_TIME = 100;

/** How long whoever changes a class has for it before a job does it, and how long one waits that broke, ms. */
const WAIT_MS = 60_000;

/** Stores, with the class, that its students have to follow its staff; undefined where nobody has to. */
export const wishToFollow = async (
  { classes }: Pick<Tx, 'classes'>,
  { before, after }: { readonly before: WholeClass; readonly after: WholeClass },
  {
    id,
    changedBy,
    reachesAll,
    at,
  }: Pick<ClassStaffChange, 'id' | 'changedBy' | 'reachesAll'> & { readonly at: number },
): Promise<ClassStaffChange | undefined> => {
  const isSame =
    before.teacherId === after.teacherId &&
    before.assistantIds.toSorted().join() === after.assistantIds.toSorted().join();
  if (isSame || before.members === 0) return undefined;
  const { teacherId, assistantIds } = before;
  const change = {
    id,
    classId: before.id,
    teacherId,
    assistantIds,
    changedBy,
    reachesAll,
    dueAt: at + WAIT_MS,
  };
  await classes.putStaffChange(change);
  return change;
};

/**
 * Gives the students of a class whose staff changed into the care of those whom it has now: a new class teacher gets those of the
 * one before and those who have none, assistants come and go. Each part is a transaction that asks again how the class stands, so
 * that what somebody else changes meanwhile counts; done again after any stop, it changes nothing more. Whoever changed them gives
 * the new staff only students whom he reaches: another one's would be seen by whom he names.
 */
export const followStaff = async (
  { unitOfWork, clock, ids }: FollowDeps,
  { id, classId, changedBy, reachesAll, ...before }: ClassStaffChange,
): Promise<void> => {
  const memberIds = await unitOfWork.transaction(async ({ classes }) => {
    await classes.hold(classId);
    return classes.memberIds(classId);
  });
  const { reaches } = standingOf(reachesAll ? 'all' : 'own', changedBy ?? '');
  const by = changedBy === null ? BY_SYSTEM : byStaff({ user: { id: changedBy } });
  const batch = ids.next();
  for (let at = 0; at < memberIds.length; at += AT_A_TIME) {
    const part = memberIds.slice(at, at + AT_A_TIME);
    await unitOfWork.transaction(async (tx) => {
      await holdForClasses(tx, part, [classId]);
      const now = await tx.classes.hold(classId);
      if (now === undefined) return;
      const still = new Set(await tx.classes.memberIds(classId));
      for (const studentId of part) {
        if (still.has(studentId))
          await changeClassCare(tx, before, now, studentId, { by, at: clock.now(), batch, reaches });
      }
    });
  }
  await unitOfWork.transaction(({ classes }) => classes.dropStaffChange(id));
};

/**
 * Does so for classes whose change of staff was broken off. Answers how many there were. Any number of processes may do so; one that
 * breaks waits a minute.
 */
export const followDueStaff = async (
  deps: FollowDeps & { readonly classes: Pick<Classes, 'dueStaffChanges'> },
  onTrouble: OnTrouble,
): Promise<number> => {
  const due = await deps.classes.dueStaffChanges(deps.clock.now(), DUE_LIMIT);
  for (const change of due) {
    try {
      await followStaff(deps, change);
    } catch (error) {
      onTrouble(error, { classId: change.classId });
      const dueAt = deps.clock.now() + WAIT_MS;
      await deps.unitOfWork.transaction(({ classes }) => classes.putStaffChange({ ...change, dueAt }));
    }
  }
  return due.length;
};
