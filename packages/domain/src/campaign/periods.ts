import type { CheckInCampaignValue } from './campaigns.js';
import { CHECK_IN_WINDOWS, type DayWindow } from './window.js';
import { deepFreeze, frozenTable } from '../shared/index.js';

/**
 * What has a period: each check-in campaign by its value, the promo banner of the summer activity, and the popup of the
 * yearly report (Specification §2 'Learn sidebar', §3 'Check-in campaigns').
 */
export type ActivityKey = CheckInCampaignValue | 'promo_banner' | 'report_popup';

const [SUMMER] = CHECK_IN_WINDOWS;

/** A window, in the shape of the table below. */
const days = (firstDay: string, lastDay: string): DayWindow => ({ firstDay, lastDay });

/**
 * The periods that hold until staff set others. That of the summer of 2025 is of Specification §9; the others are not
 * shown there (Specification §9 'Activity and popup periods') and follow the names of the campaigns.
 */
export const ACTIVITY_PERIODS: { readonly [K in ActivityKey]: DayWindow } = frozenTable({
  '2025_summer_arena': days(SUMMER.firstDay, SUMMER.lastDay),
  '2025_march': days('2025-03-01', '2025-03-31'),
  '2024_october': days('2024-10-01', '2024-10-31'),
  '2024_sept_round2': days('2024-09-16', '2024-09-30'),
  '2024_sept_round1': days('2024-09-01', '2024-09-15'),
  '2024_summer_arena': days('2024-07-11', '2024-08-18'),
  '2024_april': days('2024-04-01', '2024-04-30'),
  '2024_march': days('2024-03-01', '2024-03-31'),
  '2023_october': days('2023-10-01', '2023-10-31'),
  '2023_summer_king': days('2023-07-11', '2023-08-18'),
  promo_banner: days(SUMMER.firstDay, SUMMER.lastDay),
  report_popup: days('2025-01-01', '2025-02-28'),
});

/** All that has a period, campaigns first (Specification §3 'Check-in campaigns', §9). */
export const ACTIVITY_KEYS: readonly ActivityKey[] = deepFreeze(
  Object.keys(ACTIVITY_PERIODS) as ActivityKey[],
);
