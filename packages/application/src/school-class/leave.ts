import { auditLine, type AuditBy } from '../audit/draft.js';
import { endClassCare } from './class-care.js';
import type { ClassTx } from './join.js';

/** Somebody is to leave a class. */
export interface LeavingClass {
  readonly classId: string;
  readonly studentId: string;
  /** In the words of whoever takes him out; null: nobody wrote any. */
  readonly reason: string | null;
  /**
   * What becomes of the care that the class gave: it ends, but of those who have him in another class; only that of whoever takes
   * him out ends; or it stays.
   */
  readonly care: 'end' | 'end-own' | 'keep';
  readonly by: AuditBy;
  /** Epoch ms. */
  readonly at: number;
  readonly batch: string | null;
}

/**
 * Takes a student out of a class, and writes it in the audit log; false where he is not in it. It holds what
 * `joinClass` holds, in the same order.
 */
export const leaveClass = async (
  tx: ClassTx,
  { classId, studentId, reason, care, by, at, batch }: LeavingClass,
): Promise<boolean> => {
  await tx.care.hold(studentId);
  const one = await tx.classes.hold(classId);
  if (one === undefined) return false;
  if (!(await tx.classes.leave(classId, studentId, { at, by: by.actor, why: reason }))) return false;
  const what = { act: 'classes.leave', subjectKind: 'class', subjectId: classId } as const;
  const fields = { before: { studentId }, after: {} };
  await tx.audit.append(auditLine(by, { ...what, about: studentId, at, batch, reason }, fields));
  const only = care === 'end-own' ? (by.actor ?? '') : undefined;
  if (care !== 'keep') await endClassCare(tx, one, studentId, { by, at, batch, only });
  return true;
};
