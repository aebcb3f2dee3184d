import type { CallerContext } from '../shared/caller.js';
import { contact, snooze } from './contact.js';
import type { FollowUpDeps } from './deps.js';
import { colleagues, handOver } from './hand-over.js';
import type { FollowUpPort } from './port.js';
import { queue } from './queue.js';
import { undo } from './undo.js';

/** Whom staff are to contact, for one caller. */
export const followUpPort = (deps: FollowUpDeps, context: CallerContext): FollowUpPort => ({
  queue: () => queue(deps, context),
  contact: (input) => contact(deps, context, input),
  snooze: (input) => snooze(deps, context, input),
  colleagues: (input) => colleagues(deps, context, input),
  handOver: (input) => handOver(deps, context, input),
  undo: (input) => undo(deps, context, input),
});
