import { deepFreeze } from '../shared/index.js';

/** The numbers of days that a year may aim at, from small to large. */
const GOALS: readonly number[] = deepFreeze([10, 20, 30, 50, 70, 100, 130, 160, 200, 240, 280, 320, 365]);

/**
 * What the next year could be: so many days of study to aim at, a step above those of this year; every day for who studied on
 * nearly all of them. Beyond the Specification.
 *
 * @param studyDays - on how many days of this year there was study
 */
export const nextYearGoal = (studyDays: number): number => GOALS.find((goal) => goal > studyDays) ?? 365;
