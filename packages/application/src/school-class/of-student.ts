import { REFUNDED_STATUS } from '@ykd/domain/order';
import { classStateOf } from '@ykd/domain/school-class';
import { ok, shanghaiDay } from '@ykd/domain/shared';
import type { CallerContext } from '../shared/caller.js';
import { memberNames } from '../shared/member-names.js';
import type { Outcome } from '../shared/outcome.js';
import { reachStudent } from '../student/reach.js';
import type { ClassDeps } from './deps.js';
import type { ClassOfStudentView } from './port.js';

/** The classes that a student whom the caller reaches is in, or was, and why. */
export const ofStudent = async (
  deps: ClassDeps,
  context: CallerContext,
  { studentId }: { readonly studentId: string },
): Outcome<readonly ClassOfStudentView[], 'not-logged-in' | 'forbidden' | 'entity-not-found'> => {
  const reached = await reachStudent(deps, context, studentId);
  if (!reached.ok) return reached;
  const found = await deps.classes.ofStudent(studentId);
  const people = found
    .flatMap(({ member: { addedBy, leftBy } }) => [addedBy, leftBy])
    .flatMap((id) => id ?? []);
  const nameOf = await memberNames(deps, people);
  const named = (id: string | null) => (id === null ? null : { id, name: nameOf(id) });
  const today = shanghaiDay(deps.clock.now());
  const views: ClassOfStudentView[] = [];
  for (const { schoolClass, member } of found) {
    const { why, orderId } = member;
    const from = why.kind === 'moved' ? await deps.classes.find(why.fromClassId) : undefined;
    const order = orderId === null ? undefined : await deps.shopOrders.find(orderId);
    views.push({
      classId: schoolClass.id,
      className: schoolClass.name,
      state: classStateOf(schoolClass, today),
      since: member.since,
      addedBy: named(member.addedBy),
      why,
      fromClass: from === undefined ? null : { id: from.id, name: from.name },
      orderId,
      isRefunded: order?.status === REFUNDED_STATUS,
      leftAt: member.leftAt,
      leftBy: named(member.leftBy),
      leftWhy: member.leftWhy,
    });
  }
  return ok(views);
};
