import { leaveIssues, type Leave } from '@ykd/domain/shift';
import { err, ok, type Result } from '@ykd/domain/shared';
import { changed, changedMeanwhile, invalid, notFound } from '../people/changed.js';
import type { ShiftLeave } from '../ports/shifts.js';
import type { ErrorOf } from '../shared/errors.js';
import type { ShiftDeps } from './deps.js';
import { personIssue, tellOf, type Planning } from './planning.js';
import type { LeaveView, SeenShift } from './port.js';
import { leaveView } from './week.js';
import { auditedLeave } from './words.js';

type Invalid = ErrorOf<'invalid-input'>;
type Seen = ErrorOf<'entity-not-found' | 'changed-meanwhile'>;

/** Why somebody cannot be away for these days: he is already, or they are none; `id`: of the leave itself. */
const leaveRefusal = async (
  act: Planning,
  leave: Leave,
  id?: string,
): Promise<Result<never, Invalid> | undefined> => {
  const issues = leaveIssues(leave);
  if (issues.length > 0) return err({ kind: 'invalid-input', issues });
  const issue = await personIssue(act, leave.staffId);
  if (issue !== undefined) return invalid('staffId', issue);
  const other = (await act.tx.shifts.leavesWithin(leave)).find((one) => one.id !== id);
  if (other === undefined) return undefined;
  return invalid('firstDay', `${other.firstDay} 到 ${other.lastDay} 已经请假`);
};

/** Somebody is away for some days. */
export const addLeave = async (
  deps: ShiftDeps,
  act: Planning,
  { staffId, firstDay, lastDay }: Leave,
): Promise<Result<LeaveView, Invalid>> => {
  const setting = { staffId, firstDay, lastDay };
  const refused = await leaveRefusal(act, setting);
  if (refused !== undefined) return refused;
  const stamp = { version: 1, changedBy: act.caller.user.id, changedAt: act.at };
  const leave: ShiftLeave = { id: deps.ids.next(), ...setting, ...stamp };
  await act.tx.shifts.putLeave(leave);
  await tellOf(act, 'shifts.leave.add', staffId, [undefined, auditedLeave(leave)]);
  return ok(leaveView(leave));
};

/** A leave that is as it was seen. */
const seenLeave = async ({ tx }: Planning, { id, version }: SeenShift): Promise<Result<ShiftLeave, Seen>> => {
  const leave = await tx.shifts.findLeave(id);
  if (leave === undefined) return notFound();
  return leave.version === version ? ok(leave) : changedMeanwhile(tx, leave, auditedLeave(leave));
};

/** Other days of a leave: whose it is stays. */
export const editLeave = async (
  act: Planning,
  { id, version, firstDay, lastDay }: SeenShift & Leave,
): Promise<Result<LeaveView, Invalid | Seen>> => {
  const seen = await seenLeave(act, { id, version });
  if (!seen.ok) return seen;
  const setting = { staffId: seen.value.staffId, firstDay, lastDay };
  const refused = await leaveRefusal(act, setting, id);
  if (refused !== undefined) return refused;
  const after = changed(seen.value, setting, act.caller.user.id, act.at);
  await act.tx.shifts.putLeave(after);
  await tellOf(act, 'shifts.leave.edit', after.staffId, [auditedLeave(seen.value), auditedLeave(after)]);
  return ok(leaveView(after));
};

/** Nobody is away after all. */
export const removeLeave = async (act: Planning, input: SeenShift): Promise<Result<null, Seen>> => {
  const seen = await seenLeave(act, input);
  if (!seen.ok) return seen;
  await act.tx.shifts.removeLeave(seen.value.id);
  await tellOf(act, 'shifts.leave.remove', seen.value.staffId, [auditedLeave(seen.value), undefined]);
  return ok(null);
};
