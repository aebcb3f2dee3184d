import type { CallerContext } from '../shared/caller.js';
import { comment, removeComment } from './comment.js';
import type { StaffCheckInDeps } from './deps.js';
import { effect } from './effect.js';
import { judgeCopy } from './judge-copy.js';
import { makeUp, takeBack } from './make-up.js';
import { remindMissing } from './remind-missing.js';
import { entryNow, review } from './review.js';
import { count, entries } from './staff-entries.js';
import { calendar, standings } from './standings.js';
import type { StaffCheckInPort } from './staff-port.js';

/** The daily check-in for staff, for one caller. */
export const staffCheckInPort = (deps: StaffCheckInDeps, context: CallerContext): StaffCheckInPort => ({
  entries: (input) => entries(deps, context, input),
  count: (input) => count(deps, context, input),
  calendar: (input) => calendar(deps, context, input),
  effect: (input) => effect(deps, context, input),
  standings: (input) => standings(deps, context, input),
  remindMissing: (input) => remindMissing(deps, context, input),
  makeUp: (input) => makeUp(deps, context, input),
  takeBack: (input) => takeBack(deps, context, input),
  entry: (input) => entryNow(deps, context, input),
  review: (input) => review(deps, context, input),
  judgeCopy: (input) => judgeCopy(deps, context, input),
  comment: (input) => comment(deps, context, input),
  removeComment: (input) => removeComment(deps, context, input),
});
