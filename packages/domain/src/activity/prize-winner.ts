import { deepFreeze } from '../shared/index.js';
import type { PrizeClaimState } from './prize-claim.js';
import type { Prize } from './prizes.js';

/**
 * How staff see a claim: `lost` is one that waits to be sent while its student has not the days any more. Beyond the Specification.
 */
export type PrizeWinnerState = PrizeClaimState | 'lost';

/** All of them, in the order in which they are offered. Beyond the Specification. */
export const PRIZE_WINNER_STATES: readonly PrizeWinnerState[] = deepFreeze([
  'open',
  'none',
  'lost',
  'sent',
  'refused',
]);

/**
 * How staff see a claim. Beyond the Specification.
 *
 * @param state - how far it is
 * @param isEarned - whether the student has the days by now
 */
export const prizeWinnerState = (state: PrizeClaimState, isEarned: boolean): PrizeWinnerState =>
  state === 'open' && !isEarned ? 'lost' : state;

const SENT_TITLES: Readonly<Record<PrizeWinnerState, string>> = deepFreeze({
  none: '没填地址',
  open: '待寄出',
  lost: '已不够天数',
  sent: '已寄出',
  refused: '不寄',
});

const GIVEN_TITLES: Readonly<Record<PrizeWinnerState, string>> = deepFreeze({
  ...SENT_TITLES,
  none: '待发放',
  open: '待发放',
  sent: '已发放',
  refused: '不发放',
});

/**
 * How far a prize is, as staff read it: one that is not sent to an address is given. Beyond the Specification.
 *
 * @param prize - whether it is sent to an address
 * @param state - how far it is
 */
export const prizeWinnerTitle = ({ ships }: Pick<Prize, 'ships'>, state: PrizeWinnerState): string =>
  ships ? SENT_TITLES[state] : GIVEN_TITLES[state];
