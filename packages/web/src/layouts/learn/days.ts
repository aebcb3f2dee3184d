import { daysBetween, shanghaiDay } from '@ykd/domain/shared';

/** Whole Shanghai days from today to the day of an end: 0 on its last day, negative when it is over. */
export const daysLeft = (now: number, until: number): number =>
  daysBetween(shanghaiDay(now), shanghaiDay(until));
