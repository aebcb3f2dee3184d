import { dayOfIndex, mondayOf, shanghaiDayIndex, WEEK_DAYS } from '@ykd/domain/shared';
import { mayCaller } from '../shared/rights.js';
import type { Caller } from '../shared/caller.js';
import type { Shift, ShiftLeave } from '../ports/shifts.js';
import type { ShiftDeps } from './deps.js';
import type { LeaveView, ShiftView, ShiftWeek } from './port.js';

const shiftView = ({ changedBy: _by, changedAt: _at, ...view }: Shift): ShiftView => view;

/** A leave, as staff see it. */
export const leaveView = ({ changedBy: _by, changedAt: _at, ...view }: ShiftLeave): LeaveView => view;

/** The week of a day, with those who are there by now. `day`: its number; without one, today. */
export const weekOf = async (
  deps: ShiftDeps,
  caller: Caller,
  day: number | undefined,
): Promise<ShiftWeek> => {
  const now = deps.clock.now();
  const first = mondayOf(day ?? shanghaiDayIndex(now));
  const span = { firstDay: dayOfIndex(first), lastDay: dayOfIndex(first + WEEK_DAYS - 1) };
  const [carers, shifts, leaves, team] = await Promise.all([
    deps.students.carers(),
    deps.shifts.within(span),
    deps.shifts.leavesWithin(span),
    deps.shifts.hours(),
  ]);
  // Whoever has no part in it any more is not on, whatever was planned.
  const isThere = ({ staffId }: { readonly staffId: string }) => carers.some(({ id }) => id === staffId);
  return {
    now,
    monday: span.firstDay,
    mayPlan: mayCaller(caller, 'assistants.manage'),
    people: carers.map(({ id, name, role }) => ({ id, name, role })),
    shifts: shifts.filter(isThere).map(shiftView),
    leaves: leaves.filter(isThere).map(leaveView),
    team: {
      hours: team?.hours ?? Array.from({ length: WEEK_DAYS }, () => null),
      version: team?.version ?? 0,
    },
  };
};
