import type { Issue } from '../member/index.js';
import type { DayWindow } from './window.js';
import { dayIndexOf } from '../shared/index.js';

const dayNumber = (day: string): number | undefined => {
  try {
    return dayIndexOf(day);
  } catch {
    return undefined;
  }
};

const NO_DAY = '日期必须填写';
const NOT_A_DAY = '日期应为 2025-07-11 这样的真实日期';

/** Years that a period may lie in: around it other days are worked out, which have to be days, too. */
const YEARS = { first: '2000', last: '2099' };
const NOT_A_YEAR = `年份应在 ${YEARS.first} 到 ${YEARS.last} 之间`;

/** Why a text cannot be the day of a period. */
const dayIssue = (day: string): string | undefined => {
  if (day === '') return NO_DAY;
  if (dayNumber(day) === undefined) return NOT_A_DAY;
  const year = day.slice(0, 4);
  return year < YEARS.first || year > YEARS.last ? NOT_A_YEAR : undefined;
};

/** The longest period, in days: a whole leap year. A longer one is a mistyped year. */
const MAX_DAYS = 366;

/**
 * Why a period cannot be set, at most one issue a field: both have to be real calendar days, and the last must not lie
 * before the first (Specification §9 'Activity and popup periods'). Beyond the Specification: the messages, that a period
 * lies in the years 2000 to 2099, and that it lasts at most 366 days, so that a mistyped year makes no calendar of centuries. Never throws RangeError,
 * whatever the texts are.
 *
 * @param period - the first and the last day, `YYYY-MM-DD`
 */
export const periodIssues = ({ firstDay, lastDay }: DayWindow): Issue[] => {
  const [first, last] = [dayNumber(firstDay), dayNumber(lastDay)];
  const issues: Issue[] = [];
  const wrong = [
    ['firstDay', dayIssue(firstDay)],
    ['lastDay', dayIssue(lastDay)],
  ] as const;
  for (const [field, message] of wrong) if (message !== undefined) issues.push({ field, message });
  if (issues.length > 0) return issues;
  if (first !== undefined && last !== undefined) {
    if (last < first) issues.push({ field: 'lastDay', message: '结束日期不能早于开始日期' });
    if (last - first >= MAX_DAYS) {
      issues.push({ field: 'lastDay', message: `一次活动最长 ${MAX_DAYS} 天，请检查年份` });
    }
  }
  return issues;
};
