import { joinRefusal, type WhyInClass } from '@ykd/domain/school-class';
import { err, ok, shanghaiDay, type Result } from '@ykd/domain/shared';
import { auditLine, type AuditBy } from '../audit/draft.js';
import type { WholeClass } from '../ports/school-classes.js';
import type { Tx } from '../ports/unit-of-work.js';
import { giveClassCare, type TeacherCare } from './class-care.js';

/** What joining and leaving a class takes of a transaction. */
export type ClassTx = Pick<Tx, 'audit' | 'care' | 'classes' | 'handOvers' | 'people'>;

/** Somebody is to come into a class. */
export interface Joining {
  readonly classId: string;
  readonly studentId: string;
  readonly why: WhyInClass;
  /** The order that leads there, where one does. */
  readonly orderId: string | null;
  readonly by: AuditBy;
  /** Epoch ms. */
  readonly at: number;
  /** What the lines of one act on several have in common. */
  readonly batch: string | null;
}

/**
 * Why somebody does not come into a class: there is no such student or no such class, it was put away, is over or has no free
 * seat, or he is in it.
 */
export type JoinRefusal = 'absent' | 'no-class' | 'archived' | 'ended' | 'full' | 'member';

/** Somebody is in a class: as it stands then, and who is his class teacher with regard to that of the class. */
export interface Joined {
  readonly schoolClass: WholeClass;
  readonly teacher: TeacherCare;
}

/** What a line of the audit log says of a member. */
const fieldsOf = ({ studentId, why, orderId }: Pick<Joining, 'studentId' | 'why' | 'orderId'>) => ({
  studentId,
  why: why.kind,
  ...('fromClassId' in why ? { fromClassId: why.fromClassId } : {}),
  ...('batch' in why ? { roster: why.batch } : {}),
  ...(orderId === null ? {} : { orderId }),
});

/** Why a student would not come into a class that is held, at an instant (epoch ms); undefined: he would. */
export const refusalOf = async (
  { classes }: Pick<Tx, 'classes'>,
  one: WholeClass,
  studentId: string,
  at: number,
): Promise<Exclude<JoinRefusal, 'absent' | 'no-class'> | undefined> =>
  (await classes.member(one.id, studentId))?.leftAt === null ? 'member' : joinRefusal(one, shanghaiDay(at));

/**
 * Puts a student into a class that has a seat, gives him into the care of its staff, and writes it in the audit log. It holds
 * the student and then the class. Who brings several calls {@link holdForClasses} first, so that nobody waits in a circle;
 * one who brings a single one calls `people.lock` first.
 */
export const joinClass = async (tx: ClassTx, joining: Joining): Promise<Result<Joined, JoinRefusal>> => {
  const { classId, studentId, why, orderId, by, at, batch } = joining;
  if (!(await tx.care.hold(studentId))) return err('absent');
  const one = await tx.classes.hold(classId);
  if (one === undefined) return err('no-class');
  const refusal = await refusalOf(tx, one, studentId, at);
  if (refusal !== undefined) return err(refusal);
  await tx.classes.join({ classId, studentId, since: at, addedBy: by.actor, why, orderId });
  const reason = 'reason' in why ? why.reason : null;
  const what = { act: 'classes.join', subjectKind: 'class', subjectId: classId } as const;
  const fields = { before: {}, after: fieldsOf(joining) };
  await tx.audit.append(auditLine(by, { ...what, about: studentId, at, batch, reason }, fields));
  const teacher = await giveClassCare(tx, one, studentId, { by, at, batch });
  return ok({ schoolClass: { ...one, members: one.members + 1 }, teacher });
};

/** Holds all students and classes that an act is about, in the order in which they are held; the lock of people first. */
export const holdForClasses = async (
  { people, care, classes }: Pick<Tx, 'people' | 'care' | 'classes'>,
  studentIds: readonly string[],
  classIds: readonly string[],
): Promise<void> => {
  await people.lock();
  for (const id of [...new Set(studentIds)].toSorted()) await care.hold(id);
  for (const id of [...new Set(classIds)].toSorted()) await classes.hold(id);
};
