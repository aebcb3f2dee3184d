import type { CallerContext } from '../shared/caller.js';
import type { PrizeDeps } from './deps.js';
import { claim, mine } from './own.js';
import type { PrizePort } from './port.js';

/** The prizes of campaigns, for the one who earned them. */
export const prizePort = (deps: PrizeDeps, context: CallerContext): PrizePort => ({
  mine: (input) => mine(deps, context, input),
  claim: (input) => claim(deps, context, input),
});
