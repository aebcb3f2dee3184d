import {
  DEFAULT_CHECK_IN_CAMPAIGN,
  type ActivityKey,
  type CheckInCampaignValue,
  type DayWindow,
} from '@ykd/domain/campaign';
import { DAY_MS, shanghaiDay } from '@ykd/domain/shared';

/** What is open in the demo, so that it can be tried; the others keep their days. */
export const DEMO_ACTIVITIES: readonly ActivityKey[] = [
  DEFAULT_CHECK_IN_CAMPAIGN,
  'promo_banner',
  'report_popup',
];

/** What the badges of some campaigns are called in the demo: they are there to be earned, and some are. */
export const DEMO_BADGES: Readonly<Partial<Record<CheckInCampaignValue, string>>> = {
  [DEFAULT_CHECK_IN_CAMPAIGN]: '夏日王者',
  '2025_march': '三月之星',
  '2024_summer_arena': '竞技场新人',
};

/** So many days before and after the day on which the demo is loaded. */
const DAYS = 20;

/** The period in which the demo's activities are open, around `at` (epoch ms). */
export const demoPeriod = (at: number): DayWindow => ({
  firstDay: shanghaiDay(at - DAYS * DAY_MS),
  lastDay: shanghaiDay(at + DAYS * DAY_MS),
});
