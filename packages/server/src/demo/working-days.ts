import { HOUR_MS, shanghaiDayIndex, startOfShanghaiDay } from '@ykd/domain/shared';

/** For so many days the accounts of the demo have worked here. */
export const WORKING_DAYS = { 'demo-admin': 1180, 'demo-banzhuren': 912, 'demo-zhujiao': 655 } as const;

/** Nine in the morning, so many days before the day of `at`. */
export const morning = (at: number, daysAgo: number): number =>
  startOfShanghaiDay(shanghaiDayIndex(at) - daysAgo) + 9 * HOUR_MS;
