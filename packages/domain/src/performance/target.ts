import { shareInPercent } from '../dashboard/index.js';
import { formatAmount } from '../order/index.js';

/** The highest target of a month: cents. Beyond the Specification. */
export const TARGET_MAX = 100_000_000_000;

/** The Chinese message when a target cannot be so many cents, `undefined` when it can. Never throws RangeError, whatever the number is. Beyond the Specification. */
export const targetIssue = (cents: number): string | undefined =>
  Number.isSafeInteger(cents) && cents > 0 && cents <= TARGET_MAX
    ? undefined
    : `目标大于 ¥0.00，不超过 ¥${formatAmount(TARGET_MAX)}，精确到分`;

/** How far it is to a target. Beyond the Specification. */
export interface TargetProgress {
  /** How many percent of it are reached, rounded down, so that 100 is all of it; never less than 0. */
  readonly share: number;
  /** Cents that are missing; 0 where it is reached. */
  readonly missing: number;
}

/**
 * How far it is from what is left of a month's money to its target. Beyond the Specification.
 *
 * @param target - cents, more than 0
 * @param net - cents, see `netOf`
 */
export const targetProgress = (target: number, net: number): TargetProgress => ({
  share: Math.max(0, shareInPercent(net, target) ?? 0),
  missing: Math.max(0, target - net),
});
