import type { AuditBy } from '../audit/draft.js';
import type { WholeClass } from '../ports/school-classes.js';
import { changeClassCare } from './class-care.js';
import type { ClassDeps } from './deps.js';
import { holdForClasses } from './join.js';

/** Students a transaction: whoever else changes the care of one of them waits no longer than for these. */
const AT_A_TIME = 100;

/**
 * Gives the students of a class whose staff changed into the care of those whom it has now: a new class teacher gets those of the
 * one before and those who have none, assistants come and go. Each part is a transaction that asks again how the class stands, so
 * that what somebody else changes meanwhile counts.
 */
export const followStaff = async (
  { unitOfWork, clock, ids }: Pick<ClassDeps, 'unitOfWork' | 'clock' | 'ids'>,
  by: AuditBy,
  before: WholeClass,
  after: WholeClass,
): Promise<void> => {
  const isSame =
    before.teacherId === after.teacherId &&
    before.assistantIds.join() === after.assistantIds.toSorted().join();
  if (isSame || after.members === 0) return;
  const memberIds = await unitOfWork.transaction(async ({ classes }) => {
    await classes.hold(after.id);
    return classes.memberIds(after.id);
  });
  const batch = ids.next();
  for (let at = 0; at < memberIds.length; at += AT_A_TIME) {
    const part = memberIds.slice(at, at + AT_A_TIME);
    await unitOfWork.transaction(async (tx) => {
      await holdForClasses(tx, part, [after.id]);
      const now = await tx.classes.hold(after.id);
      if (now === undefined) return;
      const still = new Set(await tx.classes.memberIds(after.id));
      for (const studentId of part) {
        if (still.has(studentId))
          await changeClassCare(tx, before, now, studentId, { by, at: clock.now(), batch });
      }
    });
  }
};
