import { mondayOf, ok } from '@ykd/domain/shared';
import { shiftDayIndex } from '@ykd/domain/shift';
import { invalid } from '../people/changed.js';
import type { CallerContext } from '../shared/caller.js';
import { requireRight } from '../shared/rights.js';
import { changeShifts, copyWeek } from './change.js';
import type { ShiftDeps } from './deps.js';
import { setHours } from './hours.js';
import { addLeave, editLeave, removeLeave } from './leave.js';
import { planning } from './planning.js';
import type { ShiftPort } from './port.js';
import { weekOf } from './week.js';

/** Who is on when, for one caller. */
export const shiftPort = (deps: ShiftDeps, context: CallerContext): ShiftPort => ({
  week: async ({ day }) => {
    const caller = await requireRight(deps, context, 'shifts.see');
    if (!caller.ok) return caller;
    const named = day === undefined ? undefined : shiftDayIndex(day);
    if (day !== undefined && named === undefined) return invalid('day', '日期不正确');
    return ok(await weekOf(deps, caller.value, named));
  },
  change: (input) => planning(deps, context, (act) => changeShifts(deps, act, input)),
  copy: async ({ monday }) => {
    const caller = await requireRight(deps, context, 'assistants.manage');
    if (!caller.ok) return caller;
    const day = shiftDayIndex(monday);
    if (day === undefined || mondayOf(day) !== day) return invalid('monday', '要从周一开始');
    const staffIds = (await deps.students.carers()).map(({ id }) => id);
    return planning(deps, context, (act) => copyWeek(deps, act, monday, staffIds));
  },
  addLeave: (input) => planning(deps, context, (act) => addLeave(deps, act, input)),
  editLeave: (input) => planning(deps, context, (act) => editLeave(act, input)),
  removeLeave: (input) => planning(deps, context, (act) => removeLeave(act, input)),
  setHours: (input) => planning(deps, context, (act) => setHours(act, input)),
});
