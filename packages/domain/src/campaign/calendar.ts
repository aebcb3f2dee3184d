import { dayIndexOf, dayOfIndex, weekdayOf } from '../shared/index.js';
import type { DayWindow } from './window.js';

/**
 * What a day is to somebody who checks in: outside of the campaign, with an entry, past without one, today and still
 * without one, or still ahead. Beyond the Specification.
 */
export type CalendarDayState = 'outside' | 'checked' | 'missed' | 'due' | 'ahead';

/** A day of a calendar. Beyond the Specification. */
export type CalendarDay = {
  /** The Shanghai day, `YYYY-MM-DD`. */
  readonly day: string;
  /** What the day is to the reader. */
  readonly state: CalendarDayState;
  /** Whether it is today, with an entry or without. */
  readonly isToday: boolean;
};

/** A month of a calendar, whole, with the days outside of the campaign. Beyond the Specification. */
export type CalendarMonth = {
  /** `YYYY-MM`. */
  readonly month: string;
  /** How many days of the week lie before the first day: 0 for a month that begins on a Monday. */
  readonly offset: number;
  readonly days: readonly CalendarDay[];
};

/** How much of `YYYY-MM-DD` is the month. */
const MONTH_CHARS = 7;

/** The number of the first day of the month that holds a day. */
const monthStart = (day: string): number => dayIndexOf(`${day.slice(0, MONTH_CHARS)}-01`);

/** The number of the first day of the month after the one that begins with the day `start`. */
const nextMonthStart = (start: number): number => monthStart(dayOfIndex(start + 31));

/**
 * The calendar of a campaign, month by month (Specification §3 'Check-in campaigns'; the calendar is Beyond the
 * Specification). `checked` are the days with an entry and `today` is a day, all Shanghai days as `YYYY-MM-DD`. A window
 * that ends before it begins has no months. Throws RangeError for anything that is no such day.
 *
 * @param window - the first and the last day of the campaign
 * @param checked - the days with an entry
 * @param today - the day now
 */
export const checkInCalendar = (
  { firstDay, lastDay }: DayWindow,
  checked: readonly string[],
  today: string,
): readonly CalendarMonth[] => {
  const entries = new Set(Array.from(checked, dayIndexOf));
  const [first, last, now] = [dayIndexOf(firstDay), dayIndexOf(lastDay), dayIndexOf(today)];
  const stateOf = (index: number): CalendarDayState => {
    if (index < first || index > last) return 'outside';
    if (entries.has(index)) return 'checked';
    if (index === now) return 'due';
    return index < now ? 'missed' : 'ahead';
  };
  const months: CalendarMonth[] = [];
  if (first > last) return months;
  for (let start = monthStart(firstDay); start <= last; start = nextMonthStart(start)) {
    const days = Array.from({ length: nextMonthStart(start) - start }, (_, at) => ({
      day: dayOfIndex(start + at),
      state: stateOf(start + at),
      isToday: start + at === now,
    }));
    months.push({ month: dayOfIndex(start).slice(0, MONTH_CHARS), offset: weekdayOf(start), days });
  }
  return months;
};
