import type { CallerContext } from '../shared/caller.js';
import { requireRight } from '../shared/rights.js';
import type { ClassGlancePort } from './port.js';
import { classGlance, type ClassGlanceDeps } from './show.js';
import { classYear } from './year.js';

/** A class at a glance, for one caller. */
export const classGlancePort = (deps: ClassGlanceDeps, context: CallerContext): ClassGlancePort => ({
  show: async (input) => {
    const caller = await requireRight(deps, context, 'classes.manage');
    return caller.ok ? classGlance(deps, caller.value, input) : caller;
  },
  year: async (input) => {
    const caller = await requireRight(deps, context, 'classes.manage');
    return caller.ok ? classYear(deps, caller.value, input) : caller;
  },
});
