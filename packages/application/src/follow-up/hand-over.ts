import { reachOf, type StaffMember } from '@ykd/domain/access';
import { handedOver } from '@ykd/domain/follow-up';
import { err, ok } from '@ykd/domain/shared';
import { byStaff } from '../audit/draft.js';
import type { Care } from '../entities/care.js';
import type { Tx } from '../ports/unit-of-work.js';
import type { CallerContext } from '../shared/caller.js';
import { namesOf } from '../shared/names.js';
import { requireRight } from '../shared/rights.js';
import { careState, changeCare, fitsAct } from '../student/care-change.js';
import { careLines } from '../student/care-lines.js';
import { mayCare } from '../student/care-standing.js';
import { actOn, type HeldFollowUp } from './act.js';
import type { FollowUpDeps } from './deps.js';
import type { FollowUpColleague, FollowUpPort } from './port.js';
import { studentsInCare } from './queue.js';

/** Whether somebody may put others in charge of a student of his. */
const mayAssign = (staff: StaffMember | undefined): boolean => reachOf(staff, 'students.assign') !== 'none';

/** Those who assist first, then the class teacher. */
const assistantsFirst = (one: Care, other: Care): number =>
  Number(one.kind === 'classTeacher') - Number(other.kind === 'classTeacher');

/** To whom a student of the caller's can be handed over: who looks after him, and whom the caller may ask to. */
export const colleagues = async (
  deps: FollowUpDeps,
  context: CallerContext,
  { userId }: { readonly userId: string },
): ReturnType<FollowUpPort['colleagues']> => {
  const caller = await requireRight(deps, context, 'students.see');
  if (!caller.ok) return caller;
  const { user, staff } = caller.value;
  const [student] = await studentsInCare(deps, user.id, deps.clock.now(), userId);
  if (student === undefined) return err({ kind: 'entity-not-found' });
  const care = await deps.unitOfWork.transaction((tx) => tx.care.ofStudent(userId));
  const caring = care.filter(({ staffId }) => staffId !== user.id).toSorted(assistantsFirst);
  const nameOf = await namesOf(
    deps,
    caring.map(({ staffId }) => staffId),
  );
  const known = new Set(care.map(({ staffId }) => staffId));
  const others = mayAssign(staff) ? await deps.students.carers() : [];
  return ok([
    ...caring.map(({ staffId, kind }): FollowUpColleague => ({ ...nameOf(staffId), kind })),
    ...others
      .filter(({ id, role }) => !known.has(id) && id !== user.id && fitsAct('addAssistant', role))
      .map(({ id, name }): FollowUpColleague => ({ id, name, kind: null })),
  ]);
};

const NOT_POSSIBLE = err({
  kind: 'invalid-input',
  issues: [{ field: 'staffId', message: '请选择可以联系这位学员的同事' }],
} as const);

/** Makes somebody an assistant of a student who is held, as whoever assigns students would; false where that cannot be. */
const giveCare = async (
  tx: Tx,
  { userId, caller, care, at }: HeldFollowUp,
  staffId: string,
  batch: string,
): Promise<boolean> => {
  const change = { act: 'addAssistant', staffId } as const;
  const own = (await tx.people.find(caller.user.id))?.staff;
  if (!mayAssign(own) || !(await mayCare(tx.people, change))) return false;
  await changeCare(tx.care, userId, change, at);
  const after = careState(await tx.care.ofStudent(userId));
  const what = { act: 'students.assign', studentId: userId, batch, at } as const;
  for (const line of careLines(byStaff(caller), what, careState(care), after)) await tx.audit.append(line);
  return true;
};

/** He is in the queue of that colleague alone, who becomes his assistant unless he looks after him already. */
export const handOver = (
  deps: FollowUpDeps,
  context: CallerContext,
  { staffId, ...seen }: Parameters<FollowUpPort['handOver']>[0],
): ReturnType<FollowUpPort['handOver']> => {
  const batch = deps.ids.next();
  return actOn(
    deps,
    context,
    seen,
    async (tx, held) => {
      const { caller, care, state, at } = held;
      if (staffId === caller.user.id) return NOT_POSSIBLE;
      const isCaring = care.some((one) => one.staffId === staffId);
      if (!isCaring && !(await giveCare(tx, held, staffId, batch))) return NOT_POSSIBLE;
      return ok({
        act: 'handOver',
        state: handedOver(state, { to: staffId, by: caller.user.id, at }),
        told: { successorId: staffId },
        gaveCare: !isCaring,
      });
    },
    // Before any student is held: whoever decides something about the colleague waits.
    (tx) => tx.people.lock(),
  );
};
