import { MINUTE_MS, shanghaiDay, shanghaiDayIndex, startOfShanghaiDay } from '../shared/index.js';
import { windowPhase, type DayWindow } from './window.js';

/**
 * The next instant after `now` (both epoch milliseconds) at which a clock in Shanghai shows a minute of the day. Throws RangeError for
 * instants beyond those of days. Beyond the Specification.
 *
 * @param minute - from 0 to 1439, see `minuteIssue`
 */
export const nextReminderAt = (minute: number, now: number): number => {
  const today = shanghaiDayIndex(now);
  const at = startOfShanghaiDay(today) + minute * MINUTE_MS;
  return at > now ? at : startOfShanghaiDay(today + 1) + minute * MINUTE_MS;
};

/**
 * What becomes at `now` of a reminder that was due at `dueAt` (both epoch milliseconds): `tell` who has not checked in; `wait` for the
 * next day, because the campaign has not begun, or the day of the reminder is over, of which nobody can write any more; `end`, because
 * the campaign is over. Throws RangeError where a day of the window is none. Beyond the Specification.
 *
 * @param window - the days of the campaign as they are now
 */
export const reminderDue = (window: DayWindow, dueAt: number, now: number): 'tell' | 'wait' | 'end' => {
  const phase = windowPhase(window, now);
  if (phase === 'over') return 'end';
  return phase === 'open' && shanghaiDay(dueAt) === shanghaiDay(now) ? 'tell' : 'wait';
};
