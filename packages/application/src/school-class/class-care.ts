import type { AuditBy } from '../audit/draft.js';
import type { WholeClass } from '../ports/school-classes.js';
import type { Tx } from '../ports/unit-of-work.js';
import { careState, changeCare, noChange, type CareChange } from '../student/care-change.js';
import { careLines } from '../student/care-lines.js';
import { mayCare } from '../student/care-standing.js';

type CareTx = Pick<Tx, 'audit' | 'care' | 'classes' | 'people'>;

/** Who changes the care of a student, when (epoch ms), and in which act. */
interface CareAct {
  readonly by: AuditBy;
  readonly at: number;
  readonly batch: string | null;
}

/**
 * Who is the class teacher of somebody in a class: that of the class, another one, who was so before and stays (a conflict that
 * is said), or nobody, for the class has none who could be.
 */
export type TeacherCare = 'own' | 'other' | 'nobody';

/** Changes the care of a student who is held, and writes it in the audit log. */
const change = async (
  { care, audit }: CareTx,
  studentId: string,
  changes: readonly CareChange[],
  { by, at, batch }: CareAct,
): Promise<void> => {
  const before = careState(await care.ofStudent(studentId));
  for (const one of changes) await changeCare(care, studentId, one, at);
  const after = careState(await care.ofStudent(studentId));
  const lines = careLines(by, { act: 'students.assign', studentId, batch, at }, before, after);
  for (const line of lines) await audit.append(line);
};

/**
 * Gives a student who is held into the care of the staff of a class: its class teacher becomes his where he has none, its assistants
 * become his. Who works here no more, or has another role by now, gets nobody.
 */
export const giveClassCare = async (
  tx: CareTx,
  { teacherId, assistantIds }: Pick<WholeClass, 'teacherId' | 'assistantIds'>,
  studentId: string,
  act: CareAct,
): Promise<TeacherCare> => {
  const before = await tx.care.ofStudent(studentId);
  const teacher = before.find(({ kind }) => kind === 'classTeacher')?.staffId;
  const wanted: CareChange[] = [];
  if (teacher === undefined && teacherId !== null) wanted.push({ act: 'classTeacher', staffId: teacherId });
  for (const staffId of assistantIds) wanted.push({ act: 'addAssistant', staffId });
  const changes: CareChange[] = [];
  for (const one of wanted) {
    if ((await mayCare(tx.people, one)) && noChange(before, one) === undefined) changes.push(one);
  }
  if (changes.length > 0) await change(tx, studentId, changes, act);
  if (teacher !== undefined) return teacher === teacherId ? 'own' : 'other';
  return changes.some((one) => one.act === 'classTeacher') ? 'own' : 'nobody';
};

/** Ends the care of the staff of a class for a student who is held and left it, but of those who have him in another class. */
export const endClassCare = async (
  tx: CareTx,
  { teacherId, assistantIds }: Pick<WholeClass, 'teacherId' | 'assistantIds'>,
  studentId: string,
  act: CareAct,
): Promise<void> => {
  const elsewhere = await tx.classes.staffOfStudent(studentId);
  const carers = (await tx.care.ofStudent(studentId)).map(({ staffId }) => staffId);
  const ending = [...(teacherId === null ? [] : [teacherId]), ...assistantIds].filter(
    (id) => carers.includes(id) && !elsewhere.includes(id),
  );
  if (ending.length === 0) return;
  await change(
    tx,
    studentId,
    ending.map((staffId) => ({ act: 'removeAssistant', staffId })),
    act,
  );
};

/**
 * Changes the care of a student of a class, who is held, as its staff changed: the class teacher whom it has now takes the place of
 * the one before, or is the first; assistants who left the class look after him no more, unless they have him in another class.
 */
export const changeClassCare = async (
  tx: CareTx,
  before: Pick<WholeClass, 'teacherId' | 'assistantIds'>,
  now: Pick<WholeClass, 'teacherId' | 'assistantIds'>,
  studentId: string,
  act: CareAct,
): Promise<void> => {
  const teaching = await tx.classes.staffOfStudent(studentId);
  const care = await tx.care.ofStudent(studentId);
  const teacher = care.find(({ kind }) => kind === 'classTeacher')?.staffId ?? null;
  const left = [...before.assistantIds, ...(before.teacherId === null ? [] : [before.teacherId])].filter(
    (id) => !teaching.includes(id) && care.some(({ staffId }) => staffId === id),
  );
  const changes = left.map((staffId): CareChange => ({ act: 'removeAssistant', staffId }));
  if (changes.length > 0) await change(tx, studentId, changes, act);
  // Whoever taught him before and still has him in another class stays.
  if (teacher === null || left.includes(teacher)) await giveClassCare(tx, now, studentId, act);
  else await giveClassCare(tx, { ...now, teacherId: null }, studentId, act);
};
