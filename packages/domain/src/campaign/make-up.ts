import { dayIndexOf, lineIssue } from '../shared/index.js';
import { periodIssues } from './period-issues.js';
import type { DayWindow } from './window.js';

/** The most Unicode code points of the reason for which an entry is made up for. Beyond the Specification. */
export const MAKE_UP_REASON_MAX = 100;

/** The reason as it is stored: without white space at its ends. Storing it again changes nothing. Beyond the Specification. */
export const makeUpReason = (reason: string): string => reason.trim();

/**
 * The Chinese message when a text cannot be the reason for which an entry is made up for, `undefined` when it can: one line, not empty,
 * with at most {@link MAKE_UP_REASON_MAX} code points, white space at its ends not counted. Beyond the Specification.
 */
export const makeUpReasonIssue = (reason: string): string | undefined => {
  const stored = makeUpReason(reason);
  if (stored === '') return '补卡原因必须填写';
  if ([...stored].length > MAKE_UP_REASON_MAX) return `补卡原因不能超过${MAKE_UP_REASON_MAX}个字符`;
  return lineIssue('补卡原因', stored);
};

/**
 * The Chinese message when an entry of this day cannot be made up for, `undefined` when it can: a real day of the campaign that has begun
 * by today. Beyond the Specification. Throws RangeError when `today` or a day of the window is no such day.
 *
 * @param day - the day in question, `YYYY-MM-DD`
 * @param window - the first and the last day of the campaign
 * @param today - the Shanghai day now
 */
export const makeUpDayIssue = (
  day: string,
  { firstDay, lastDay }: DayWindow,
  today: string,
): string | undefined => {
  const [issue] = periodIssues({ firstDay: day, lastDay: day });
  if (issue !== undefined) return issue.message;
  const at = dayIndexOf(day);
  if (at < dayIndexOf(firstDay) || at > dayIndexOf(lastDay)) return '这一天不在活动期间';
  return at > dayIndexOf(today) ? '这一天还没有到' : undefined;
};
