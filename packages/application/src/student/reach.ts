import { err, ok } from '@ykd/domain/shared';
import { requireCaller, type AuthenticateDeps } from '../shared/authenticate.js';
import type { Caller, CallerContext } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import { planOf } from '../staff-list/plan.js';
import { studentList } from './list.js';
import type { ListedStudent, Students } from './students.js';

/** A member of staff and a student whom he reaches. */
export interface Reached {
  readonly caller: Caller;
  readonly student: ListedStudent;
}

/**
 * Who calls, and the student whom he names: one whom his list of students would show, found as the list finds him. One out of
 * reach is as absent as one that there is not.
 */
export const reachStudent = async (
  deps: AuthenticateDeps & { readonly students: Students },
  context: CallerContext,
  userId: string,
): Outcome<Reached, 'not-logged-in' | 'forbidden' | 'entity-not-found'> => {
  const found = await requireCaller(deps, context);
  if (!found.ok) return found;
  const caller = found.value;
  const plan = planOf(studentList, { userId: caller.user.id, staff: caller.staff }, {});
  // Nothing is asked that could be wrong: what is refused is the right.
  if (!plan.ok) return err({ kind: 'forbidden' });
  const { order, selection } = plan.value;
  const { list } = await deps.students.page(order, { limit: 1 }, { ...selection, ids: [userId] });
  const [student] = list;
  return student === undefined ? err({ kind: 'entity-not-found' }) : ok({ caller, student });
};

/** Of these members those whom somebody's list of students shows. */
export const reachedAmong = async (
  { students }: { readonly students: Students },
  { user, staff }: Caller,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const plan = planOf(studentList, { userId: user.id, staff }, {});
  if (userIds.length === 0 || !plan.ok) return new Set();
  const { order, selection } = plan.value;
  const ids = [...new Set(userIds)];
  const { list } = await students.page(order, { limit: ids.length }, { ...selection, ids });
  return new Set(list.map(({ id }) => id));
};
