import { dayIndexOf, daysBetween } from '../shared/index.js';
import type { ClassDays } from './class-setting.js';

/** So many points of 100 percent off the plan somebody is still on it. Beyond the Specification. */
export const PLAN_TOLERANCE = 5;

/** How a student stands to the plan of his class. Beyond the Specification. */
export type PlanStanding = 'ahead' | 'onPlan' | 'behind' | 'notBegun';

/** What they are called, those first who need somebody. Beyond the Specification. */
export const PLAN_STANDING_TITLES: Readonly<Record<PlanStanding, string>> = Object.freeze({
  notBegun: '还没开始本班课程',
  behind: '落后',
  onPlan: '跟上计划',
  ahead: '领先',
});

const within = (percent: number): number => Math.min(100, Math.max(0, percent));

/**
 * How much of each course a class is to have done by the evening of a day, in whole percent: the courses come one after the other,
 * and each has as many of the days from the first to the last as any other. `undefined` where the class has no last day, for
 * nothing can be planned then. Throws RangeError for anything that is not a real calendar day. Beyond the Specification.
 *
 * @param days - the first and the last day of the class
 * @param today - `YYYY-MM-DD`
 * @param courses - how many there are
 */
export const plannedProgress = (
  { firstDay, lastDay }: ClassDays,
  today: string,
  courses: number,
): readonly number[] | undefined => {
  if (lastDay === null) return undefined;
  const days = daysBetween(firstDay, lastDay) + 1;
  const gone = daysBetween(firstDay, today) + 1;
  return Array.from({ length: courses }, (_, at) =>
    within(Math.floor(((gone * courses - at * days) * 100) / days)),
  );
};

/**
 * The mean of several parts, in percent, whole, as a learner sees that of his track; 0 of none. Only who has all of each has 100.
 * Beyond the Specification.
 */
export const meanPercent = (percents: readonly number[]): number =>
  percents.length === 0
    ? 0
    : Math.floor(percents.reduce((sum, percent) => sum + within(percent), 0) / percents.length);

/**
 * How somebody stands to the plan of his class. Beyond the Specification.
 *
 * @param done - how much he has done, in percent
 * @param planned - how much is to be done, in percent
 * @param hasBegun - whether he opened one of its courses
 */
export const planStandingOf = (done: number, planned: number, hasBegun: boolean): PlanStanding => {
  if (!hasBegun) return 'notBegun';
  if (done > planned + PLAN_TOLERANCE) return 'ahead';
  return done < planned - PLAN_TOLERANCE ? 'behind' : 'onPlan';
};

/**
 * The days of a span on which somebody studied, as a text of as many digits: 1 where he did, 0 where he did not, the oldest first.
 * Throws RangeError for anything that is not a real calendar day. Beyond the Specification.
 *
 * @param studied - days on which he studied, `YYYY-MM-DD`, in any order, some of them of no interest
 * @param last - the last day of the span
 * @param days - how many days it has
 */
export const studyMarks = (studied: readonly string[], last: string, days: number): string => {
  const end = dayIndexOf(last);
  const marks = new Set(studied.map((day) => end - dayIndexOf(day)));
  return Array.from({ length: days }, (_, at) => (marks.has(days - 1 - at) ? '1' : '0')).join('');
};
