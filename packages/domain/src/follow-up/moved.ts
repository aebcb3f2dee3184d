import { dayIndexOf, shanghaiDayIndex, startOfShanghaiDay } from '../shared/index.js';
import { isHandedOver, type FollowUpCare } from './follow-up.js';
import type { FollowUpState } from './state.js';

/**
 * What becomes of open items when somebody gives his students to a colleague: `keep`: who was left alone is so still, and who
 * was handed over stays with whoever got him; `fresh`: there is nothing of that any more, so that everybody for whom there is a
 * reason is in the queue at once. What he was contacted for is done in both. Beyond the Specification.
 */
export type OpenItems = 'keep' | 'fresh';

/** Both, in the order in which they are offered. Beyond the Specification. */
export const OPEN_ITEMS: readonly OpenItems[] = Object.freeze(['keep', 'fresh'] as const);

/** Who gives a student to whom, and when. Beyond the Specification. */
export type CareMoved = {
  /** Whoever looked after him, and who does from then on, by their staff ids. */
  readonly from: string;
  readonly to: string;
  /** Epoch milliseconds. */
  readonly at: number;
};

/**
 * What was done about a student who is given from one member of staff to another: who was handed over to the one is so to the
 * other. Beyond the Specification.
 *
 * @param state - what was done about him before
 * @param care - who looked after him before
 * @param moved - who gives him to whom, and when
 * @param open - what becomes of what is open
 */
export const movedState = (
  state: FollowUpState,
  care: readonly FollowUpCare[],
  { from, to, at }: CareMoved,
  open: OpenItems,
): FollowUpState => {
  if (open === 'fresh') return { ...state, snooze: null, handOver: null };
  const { handOver } = state;
  if (!isHandedOver(handOver, care)) return { ...state, handOver: null };
  return {
    ...state,
    handOver: handOver.to === from ? { to, by: from, at } : { ...handOver, at },
  };
};

/** The most Unicode code points of what is written to whoever gets students, and of what is written about one. Beyond the Specification. */
export const HAND_OVER_NOTE_MAX = 500;

/** The most days for which students are given away for a time. Beyond the Specification. */
export const HAND_OVER_DAYS_MAX = 180;

/**
 * The Chinese message when students cannot be given away until this day; `undefined` when they can: a Shanghai day,
 * `YYYY-MM-DD`, of which they come back on the next one, from today on and {@link HAND_OVER_DAYS_MAX} days ahead at the most.
 * Beyond the Specification. Throws RangeError for an instant that is none.
 *
 * @param day - the last day
 * @param now - the instant, in epoch milliseconds
 */
export const handOverEndIssue = (day: string, now: number): string | undefined => {
  let last: number;
  try {
    last = dayIndexOf(day);
  } catch {
    return '没有这一天';
  }
  const days = last - shanghaiDayIndex(now);
  if (days < 0) return '最后一天不能早于今天';
  return days > HAND_OVER_DAYS_MAX ? `最多交给同事 ${HAND_OVER_DAYS_MAX} 天` : undefined;
};

/**
 * When students who are given away until a Shanghai day, `YYYY-MM-DD`, come back: the first millisecond after it, in
 * epoch milliseconds. Beyond the Specification. Throws RangeError for a day that there is not.
 */
export const handOverEndOf = (day: string): number => startOfShanghaiDay(dayIndexOf(day) + 1);
