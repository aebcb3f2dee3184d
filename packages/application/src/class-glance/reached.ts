import { err, ok, type Result } from '@ykd/domain/shared';
import type { KeyWindow } from '../ports/key-window.js';
import type { ClassMemberKey, Classes, WholeClass } from '../ports/school-classes.js';
import { reachesClass } from '../school-class/reach.js';
import type { Caller } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import { planOf, type ListOrder, type Selection } from '../staff-list/index.js';
import { studentList, type ListedStudent, type Students } from '../student/index.js';
import { GLANCE_STUDENTS_MAX } from './port.js';

interface ReachDeps {
  readonly classes: Classes;
  readonly students: Students;
}

interface Reached {
  readonly reached: ReadonlyMap<string, ListedStudent>;
  /** There are more. */
  readonly isCut: boolean;
}

/**
 * The students of a class whom somebody's list of students shows, those of the longest standing first, {@link GLANCE_STUDENTS_MAX} at
 * the most.
 */
const reachedIn = async (
  { classes, students }: ReachDeps,
  classId: string,
  { order, selection }: { readonly order: ListOrder; readonly selection: Selection },
): Promise<Reached> => {
  const reached = new Map<string, ListedStudent>();
  let window: KeyWindow<ClassMemberKey> = { limit: GLANCE_STUDENTS_MAX };
  for (;;) {
    const { list: members, hasMore } = await classes.members(classId, window);
    const ids = members.map(({ studentId }) => studentId);
    const found =
      ids.length === 0 ? [] : (await students.page(order, { limit: ids.length }, { ...selection, ids })).list;
    const byId = new Map(found.map((student) => [student.id, student]));
    for (const id of ids) {
      const student = byId.get(id);
      if (student === undefined) continue;
      if (reached.size === GLANCE_STUDENTS_MAX) return { reached, isCut: true };
      reached.set(id, student);
    }
    const last = members.at(-1);
    if (!hasMore || last === undefined) return { reached, isCut: false };
    window = { limit: GLANCE_STUDENTS_MAX, from: { key: [last.since, last.studentId], isBackwards: false } };
  }
};

/** A class that somebody looks after, with those of its students whom he reaches. */
export const reachedOf = async (
  deps: ReachDeps,
  caller: Caller,
  classId: string,
): Promise<Result<Reached & { readonly one: WholeClass }, ErrorOf<'entity-not-found' | 'forbidden'>>> => {
  const one = await deps.classes.find(classId);
  if (one === undefined || !reachesClass(caller, one)) return err({ kind: 'entity-not-found' });
  // Whom his list of students shows: a colleague's students in the same class are not his to look at.
  const plan = planOf(studentList, { userId: caller.user.id, staff: caller.staff }, {});
  if (!plan.ok) return err({ kind: 'forbidden' });
  return ok({ one, ...(await reachedIn(deps, classId, plan.value)) });
};
