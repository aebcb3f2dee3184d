import {
  clashOf,
  copiedWeek,
  hoursWords,
  isAway,
  isSingle,
  shiftIssues,
  type ShiftSetting,
} from '@ykd/domain/shift';
import { dayIndexOf, dayOfIndex, err, ok, WEEK_DAYS, type Result } from '@ykd/domain/shared';
import { changed, changedMeanwhile, invalid, notFound } from '../people/changed.js';
import type { Shift } from '../ports/shifts.js';
import type { ErrorOf } from '../shared/errors.js';
import type { ShiftDeps } from './deps.js';
import { personIssue, tellOf, type Planning } from './planning.js';
import {
  SHIFT_CHANGES_MAX,
  SHIFTS_OF_ONE_MAX,
  type SeenShift,
  type ShiftChange,
  type ShiftChanges,
  type ShiftDone,
} from './port.js';
import { auditedShift } from './words.js';

type Invalid = ErrorOf<'invalid-input'>;
type Seen = ErrorOf<'entity-not-found' | 'changed-meanwhile'>;

/** A change of one shift: what it was, and what it is to be. */
interface Step {
  readonly before?: Shift;
  readonly after?: Shift;
}

/** What staff decide about a shift: the days of the week in their order. */
const settingOf = ({
  staffId,
  firstDay,
  lastDay,
  weekdays,
  from,
  to,
  exceptions,
}: ShiftSetting): ShiftSetting => ({
  staffId,
  firstDay,
  lastDay,
  weekdays: weekdays.toSorted((one, other) => one - other),
  from,
  to,
  exceptions: exceptions.toSorted((one, other) => (one.day < other.day ? -1 : 1)),
});

/** A shift that is as it was seen. */
const seenShift = async ({ tx }: Planning, { id, version }: SeenShift): Promise<Result<Shift, Seen>> => {
  const shift = await tx.shifts.find(id);
  if (shift === undefined) return notFound();
  return shift.version === version ? ok(shift) : changedMeanwhile(tx, shift, { ...settingOf(shift) });
};

const made = ({ caller, at }: Planning, id: string, setting: ShiftSetting): Shift => ({
  id,
  ...setting,
  version: 1,
  changedBy: caller.user.id,
  changedAt: at,
});

/** Everything of its person that may meet a shift on one of its days, as it will be after some steps. */
const beside = async ({ tx }: Planning, shift: Shift, steps: readonly Step[]): Promise<readonly Shift[]> => {
  const { staffId, firstDay, lastDay } = shift;
  const gone = new Set(steps.flatMap(({ before }) => before?.id ?? []));
  const there = await tx.shifts.within({ staffId, firstDay, lastDay });
  return [...there.filter(({ id }) => !gone.has(id)), ...steps.flatMap(({ after }) => after ?? [])];
};

/** Why a shift does not fit beside what else its person has; undefined: it does. */
const misfit = async (
  act: Planning,
  shift: Shift,
  steps: readonly Step[],
): Promise<Result<never, Invalid> | undefined> => {
  const others = await beside(act, shift, steps);
  if (others.length > SHIFTS_OF_ONE_MAX)
    return invalid('firstDay', `一个人同时最多 ${SHIFTS_OF_ONE_MAX} 个班次`);
  const clash = clashOf(shift, others);
  if (clash !== undefined)
    return invalid('from', `${clash.day} 与这个人的另一个班次 ${hoursWords(clash.hours)} 重叠`);
  const { staffId, firstDay, lastDay } = shift;
  const leaves = isSingle(shift) ? await act.tx.shifts.leavesWithin({ staffId, firstDay, lastDay }) : [];
  return isAway(leaves, staffId, firstDay) ? invalid('firstDay', `${firstDay} 这个人请假`) : undefined;
};

/** Makes a step, and tells of it: a shift of somebody else is one less here and one more there. */
const take = async (act: Planning, { before, after }: Step): Promise<ShiftDone> => {
  if (after !== undefined) await act.tx.shifts.put(after);
  else if (before !== undefined) await act.tx.shifts.remove(before.id);
  const [was, is] = [before && auditedShift(before), after && auditedShift(after)];
  if (before !== undefined && before.staffId === after?.staffId) {
    await tellOf(act, 'shifts.edit', before.staffId, [was, is]);
  } else {
    if (before !== undefined) await tellOf(act, 'shifts.remove', before.staffId, [was, undefined]);
    if (after !== undefined) await tellOf(act, 'shifts.add', after.staffId, [undefined, is]);
  }
  return {
    id: after?.id ?? before?.id ?? '',
    version: after?.version ?? null,
    before: before === undefined ? null : settingOf(before),
    after: after === undefined ? null : settingOf(after),
  };
};

/** What is wrong with what is asked for as such. */
const inputIssues = ({ removes = [], edits = [], adds = [] }: ShiftChanges): Invalid['issues'] => {
  if (removes.length + edits.length + adds.length > SHIFT_CHANGES_MAX)
    return [{ field: 'adds', message: `一次最多改动 ${SHIFT_CHANGES_MAX} 个班次` }];
  return [...edits, ...adds].map(settingOf).flatMap((setting) => shiftIssues(setting));
};

/** Removes, changes and adds shifts, all or none. */
export const changeShifts = async (
  deps: ShiftDeps,
  act: Planning,
  input: ShiftChanges,
): Promise<Result<ShiftChange, Invalid | Seen>> => {
  const { removes = [], edits = [], adds = [] } = input;
  const issues = inputIssues(input);
  if (issues.length > 0) return err({ kind: 'invalid-input', issues });
  const steps: Step[] = [];
  for (const { id, version } of removes) {
    const seen = await seenShift(act, { id, version });
    if (!seen.ok) return seen;
    steps.push({ before: seen.value });
  }
  for (const { id, version, ...setting } of edits) {
    const seen = await seenShift(act, { id, version });
    if (!seen.ok) return seen;
    const after = changed(seen.value, settingOf(setting), act.caller.user.id, act.at);
    steps.push({ before: seen.value, after });
  }
  for (const setting of adds) steps.push({ after: made(act, deps.ids.next(), settingOf(setting)) });
  const touched = steps.map(({ before, after }) => before?.id ?? after?.id);
  if (new Set(touched).size < touched.length) return invalid('edits', '一个班次一次只能改动一回');
  for (const { after } of steps) {
    if (after === undefined) continue;
    const issue = await personIssue(act, after.staffId);
    if (issue !== undefined) return invalid('staffId', issue);
    const refused = await misfit(act, after, steps);
    if (refused !== undefined) return refused;
  }
  const done: ShiftDone[] = [];
  for (const step of steps) done.push(await take(act, step));
  return ok({ done, skipped: 0 });
};

/** Adds the single shifts of the week before, as far as they fit and their people are still there. */
export const copyWeek = async (
  deps: ShiftDeps,
  act: Planning,
  monday: string,
  staffIds: readonly string[],
): Promise<Result<ShiftChange, never>> => {
  const first = dayIndexOf(monday);
  const before = { firstDay: dayOfIndex(first - WEEK_DAYS), lastDay: dayOfIndex(first - 1) };
  const steps: Step[] = [];
  let skipped = 0;
  for (const staffId of staffIds) {
    const shifts = await act.tx.shifts.within({ staffId, ...before });
    for (const setting of copiedWeek(shifts, before.firstDay)) {
      const after = made(act, deps.ids.next(), setting);
      const isFit = steps.length < SHIFT_CHANGES_MAX && (await misfit(act, after, steps)) === undefined;
      if (isFit) steps.push({ after });
      else skipped += 1;
    }
  }
  const done: ShiftDone[] = [];
  for (const step of steps) done.push(await take(act, step));
  return ok({ done, skipped });
};
