import { periodOf, type DaySpan } from '../dashboard/index.js';
import { dayIndexOf, dayOfIndex } from '../shared/index.js';

/** A day after every month that is looked at. */
const AFTER_ALL = '9999-12-31';

/** So many months ahead targets may be set at the most. Beyond the Specification. */
export const MONTHS_AHEAD_MAX = 12;

/** The first month that is counted: nobody bought anything before. Beyond the Specification. */
export const FIRST_MONTH = '2000-01';

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** The Shanghai days of a month, `YYYY-MM`. Beyond the Specification. Throws RangeError for what is none. */
export const monthSpan = (month: string): DaySpan => periodOf('month', `${month}-01`, AFTER_ALL).now;

/**
 * The month, `YYYY-MM`, so many months after another one, or before it. Beyond the Specification. Throws RangeError for what is no month.
 */
export const monthAfter = (month: string, count: number): string => {
  let found = month;
  for (let left = Math.abs(count); left > 0; left -= 1) {
    const { from, to } = monthSpan(found);
    const beside = count > 0 ? dayIndexOf(to) + 1 : dayIndexOf(from) - 1;
    found = dayOfIndex(beside).slice(0, 7);
  }
  return found;
};

/**
 * The Chinese message when there is nothing to be seen or set of a month, `undefined` when there is. Beyond the Specification. Throws RangeError when today is no day.
 *
 * @param month - `YYYY-MM`
 * @param today - a Shanghai day, `YYYY-MM-DD`
 */
export const monthIssue = (month: string, today: string): string | undefined => {
  if (!MONTH.test(month) || month < FIRST_MONTH) return '没有这个月';
  return month > monthAfter(today.slice(0, 7), MONTHS_AHEAD_MAX)
    ? `最多看到 ${MONTHS_AHEAD_MAX} 个月以后`
    : undefined;
};
