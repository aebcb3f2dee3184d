import type { AuditBy } from '../audit/draft.js';
import type { CareState } from '../entities/care.js';
import { loansFrom, withoutLoans, type Unlent } from '../hand-over/lent.js';
import type { WholeClass } from '../ports/school-classes.js';
import type { Tx } from '../ports/unit-of-work.js';
import { careState, changeCare, noChange, type CareChange } from '../student/care-change.js';
import { careLines } from '../student/care-lines.js';
import { mayCare, type CareStanding } from '../student/care-standing.js';

type CareTx = Pick<Tx, 'audit' | 'care' | 'classes' | 'handOvers' | 'people'>;

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
  { care, audit }: Pick<CareTx, 'care' | 'audit'>,
  studentId: string,
  { by, at, batch }: CareAct,
  work: () => Promise<void>,
): Promise<void> => {
  const before = careState(await care.ofStudent(studentId));
  await work();
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
  if (changes.length > 0) {
    await change(tx, studentId, act, async () => {
      for (const one of changes) await changeCare(tx.care, studentId, one, act.at);
    });
  }
  if (teacher !== undefined) return teacher === teacherId ? 'own' : 'other';
  return changes.some((one) => one.act === 'classTeacher') ? 'own' : 'nobody';
};

/** Who looks after a student because of a class: its class teacher as such, and its assistants as such; in another way by others. */
const carersBy = (
  { teacherId, assistantIds }: Pick<WholeClass, 'teacherId' | 'assistantIds'>,
  care: CareState,
): readonly string[] =>
  Object.entries(care)
    .filter(([id, { kind }]) => (kind === 'classTeacher' ? id === teacherId : assistantIds.includes(id)))
    .map(([id]) => id);

/** Who looks after a student who is held, and with whom he is for a time instead. */
const careNow = async ({ care, handOvers }: CareTx, studentId: string): Promise<Unlent> =>
  withoutLoans(careState(await care.ofStudent(studentId)), await handOvers.lentOf(studentId));

/** Ends the care of some for a student, and with it what they lent: he does not come back to them. */
const endCare = async (
  tx: CareTx,
  studentId: string,
  staffIds: readonly string[],
  loans: Unlent['loans'],
  act: CareAct,
): Promise<void> => {
  if (staffIds.length === 0) return;
  await change(tx, studentId, act, async () => {
    for (const staffId of staffIds) {
      const lent = loansFrom(loans, staffId);
      if (lent.length === 0) await tx.care.end(studentId, staffId);
      for (const { handOver, student } of lent.toReversed()) {
        const { [handOver.toId]: before } = student.before;
        if (before !== undefined) await tx.care.assign({ studentId, staffId: handOver.toId, ...before });
        else if (student.after[handOver.toId] !== undefined) await tx.care.end(studentId, handOver.toId);
        await tx.handOvers.back(handOver.id, studentId, { back: 'changed', at: act.at });
      }
    }
  });
};

/**
 * Ends the care that a class gave of a student who is held and left it, but of those who have him in another class. `only`: of this
 * one alone.
 */
export const endClassCare = async (
  tx: CareTx,
  one: Pick<WholeClass, 'teacherId' | 'assistantIds'>,
  studentId: string,
  { only, ...act }: CareAct & { readonly only?: string | undefined },
): Promise<void> => {
  const elsewhere = await tx.classes.staffOfStudent(studentId);
  const { care, loans } = await careNow(tx, studentId);
  const ending = carersBy(one, care).filter((id) => !elsewhere.includes(id) && (only ?? id) === id);
  await endCare(tx, studentId, ending, loans, act);
};

/**
 * Changes the care of a student of a class, who is held, as its staff changed: the class teacher whom it has now takes the place of
 * the one before, or is the first; assistants who left the class look after him no more, unless they have him in another class.
 * Whom whoever changed the staff does not reach, by `reaches`, he gives to nobody.
 */
export const changeClassCare = async (
  tx: CareTx,
  before: Pick<WholeClass, 'teacherId' | 'assistantIds'>,
  now: Pick<WholeClass, 'teacherId' | 'assistantIds'>,
  studentId: string,
  { reaches, ...act }: CareAct & Pick<CareStanding, 'reaches'>,
): Promise<void> => {
  const teaching = await tx.classes.staffOfStudent(studentId);
  const care = await tx.care.ofStudent(studentId);
  const owned = await careNow(tx, studentId);
  const teacher = Object.keys(owned.care).find((id) => owned.care[id]?.kind === 'classTeacher') ?? null;
  const left = carersBy(before, owned.care).filter((id) => !teaching.includes(id));
  await endCare(tx, studentId, left, owned.loans, act);
  if (!reaches(care)) return;
  // Whoever taught him before and still has him in another class stays.
  if (teacher === null || left.includes(teacher)) await giveClassCare(tx, now, studentId, act);
  else await giveClassCare(tx, { ...now, teacherId: null }, studentId, act);
};
