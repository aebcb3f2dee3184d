import { issuesOf, type Issue } from '../member/index.js';
import { dayIndexOf, linesIssue, minuteIssue, withLineFeeds } from '../shared/index.js';
import type { Hours } from './hours.js';

/** The most Unicode code points of what somebody did on a day. Beyond the Specification. */
export const WORK_TEXT_MAX = 500;

/** So many days, today among them, can be written down: today, and what was forgotten yesterday. Beyond the Specification. */
export const WORK_DAYS_OPEN = 2;

/**
 * What somebody writes down of a day of his work: from when until when, to the minute and within the day, and what he did, `text`.
 * Beyond the Specification.
 */
export type WorkDay = Hours & { readonly text: string };

/** What somebody did as it is stored: without white space at its ends. Beyond the Specification. */
export const workText = (text: string): string => withLineFeeds(text).trim();

/**
 * Why a day of work cannot be written down, at most one issue a field: times of the day to the minute, the end behind the
 * beginning, and at most {@link WORK_TEXT_MAX} code points of text, which may be empty. It never throws. Beyond the Specification.
 *
 * @param work - from when until when, and what was done
 */
export const workDayIssues = ({ from, to, text }: WorkDay): Issue[] => {
  const fromIssue = minuteIssue(from);
  const order = fromIssue === undefined && to <= from ? '结束时间要晚于开始时间' : undefined;
  return issuesOf([
    ['from', fromIssue],
    ['to', minuteIssue(to) ?? order],
    ['text', linesIssue('做了什么', workText(text), WORK_TEXT_MAX)],
  ]);
};

/**
 * Whether a day can be written down or changed: today and the days right before it, {@link WORK_DAYS_OPEN} in all. It throws where a
 * day is none. Beyond the Specification.
 *
 * @param day - `YYYY-MM-DD`
 * @param today - the Shanghai day now
 */
export const isWorkDayOpen = (day: string, today: string): boolean => {
  const ago = dayIndexOf(today) - dayIndexOf(day);
  return ago >= 0 && ago < WORK_DAYS_OPEN;
};

/** How many minutes hours last together. Beyond the Specification. */
export const minutesOf = (hours: readonly Hours[]): number =>
  hours.reduce((sum, { from, to }) => sum + to - from, 0);
