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

const NOT_A_DAY = '日期应为 2025-07-11 这样的真实日期';

/** The longest period, in days: a whole leap year. A longer one is a mistyped year. */
const MAX_DAYS = 366;

/**
 * Why a period cannot be set, at most one issue a field: both have to be real calendar days, and the last must not lie
 * before the first (Specification §9 'Activity and popup periods'). Beyond the Specification: the messages, and that a
 * period lasts at most 366 days, so that a mistyped year makes no calendar of centuries. Never throws RangeError,
 * whatever the texts are.
 *
 * @param period - the first and the last day, `YYYY-MM-DD`
 */
export const periodIssues = ({ firstDay, lastDay }: DayWindow): Issue[] => {
  const [first, last] = [dayNumber(firstDay), dayNumber(lastDay)];
  const issues: Issue[] = [];
  if (first === undefined) issues.push({ field: 'firstDay', message: NOT_A_DAY });
  if (last === undefined) issues.push({ field: 'lastDay', message: NOT_A_DAY });
  if (first !== undefined && last !== undefined) {
    if (last < first) issues.push({ field: 'lastDay', message: '结束日期不能早于开始日期' });
    if (last - first >= MAX_DAYS) {
      issues.push({ field: 'lastDay', message: `一次活动最长 ${MAX_DAYS} 天，请检查年份` });
    }
  }
  return issues;
};
