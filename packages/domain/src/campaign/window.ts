import { dayIndexOf, deepFreeze, shanghaiDayIndex } from '../shared/index.js';

/**
 * A run of Shanghai calendar days, `YYYY-MM-DD`, from `firstDay` to `lastDay`, both included (Specification §9
 * 'Check-in windows').
 */
export type DayWindow = { readonly firstDay: string; readonly lastDay: string };

/** A check-in window and its name (Specification §9 'Check-in windows'). */
export type CheckInWindow = DayWindow & { readonly name: 'summer' | 'winter' };

/** The check-in windows: the summer campaign and the one of the winter (Specification §9 'Check-in windows'). */
export const CHECK_IN_WINDOWS: readonly [CheckInWindow, CheckInWindow] = deepFreeze([
  { name: 'summer', firstDay: '2025-07-11', lastDay: '2025-08-18' },
  { name: 'winter', firstDay: '2025-01-11', lastDay: '2025-02-08' },
]);

/**
 * Whether the instant `at` (epoch milliseconds) lies in a window: from the first millisecond of its first Shanghai day
 * to the last of its last (Specification §9 'Check-in windows'). A window that ends before it begins is never open.
 * Throws RangeError when a day of the window is no `YYYY-MM-DD` day or `at` no instant.
 *
 * @param window - the first and the last day
 * @param at - the instant, in epoch milliseconds
 */
export const isWindowOpen = ({ firstDay, lastDay }: DayWindow, at: number): boolean => {
  // All three are read first, so that a wrong day is found whatever the instant.
  const [first, today, last] = [dayIndexOf(firstDay), shanghaiDayIndex(at), dayIndexOf(lastDay)];
  return first <= today && today <= last;
};

/** Where an instant lies: before the first day of a window, in it, or after its last (Specification §9 'Check-in windows'). */
export type WindowPhase = 'before' | 'open' | 'over';

/**
 * Whether a window is still to come at the instant `at` (epoch milliseconds), open, or over (Specification §9 'Check-in
 * windows'). Open exactly when {@link isWindowOpen} says so, and throws like it; one that ends before it begins is over
 * from its first day on.
 *
 * @param window - the first and the last day
 * @param at - the instant, in epoch milliseconds
 */
export const windowPhase = (window: DayWindow, at: number): WindowPhase => {
  if (isWindowOpen(window, at)) return 'open';
  return shanghaiDayIndex(at) < dayIndexOf(window.firstDay) ? 'before' : 'over';
};
