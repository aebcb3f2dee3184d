import type { CallerContext } from '../shared/caller.js';
import { refuse, ship, takeBack } from './decide.js';
import type { StaffPrizeDeps } from './deps.js';
import type { StaffPrizePort } from './staff-port.js';
import { count, winners } from './winners.js';

/** The prizes of students for staff, for one caller. */
export const staffPrizePort = (deps: StaffPrizeDeps, context: CallerContext): StaffPrizePort => ({
  winners: (input) => winners(deps, context, input),
  count: (input) => count(deps, context, input),
  ship: (input) => ship(deps, context, input),
  refuse: (input) => refuse(deps, context, input),
  takeBack: (input) => takeBack(deps, context, input),
});
