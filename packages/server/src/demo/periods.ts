import { DEFAULT_CHECK_IN_CAMPAIGN, type ActivityKey, type DayWindow } from '@ykd/domain/campaign';
import { DAY_MS, shanghaiDay } from '@ykd/domain/shared';

/** What is open in the demo, so that it can be tried; the others keep their days. */
export const DEMO_ACTIVITIES: readonly ActivityKey[] = [
  DEFAULT_CHECK_IN_CAMPAIGN,
  'promo_banner',
  'report_popup',
];

/** So many days before and after the day on which the demo is loaded. */
const DAYS = 20;

/** The period in which the demo's activities are open, around `at` (epoch ms). */
export const demoPeriod = (at: number): DayWindow => ({
  firstDay: shanghaiDay(at - DAYS * DAY_MS),
  lastDay: shanghaiDay(at + DAYS * DAY_MS),
});
