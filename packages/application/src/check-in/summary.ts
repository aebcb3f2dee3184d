import { badgeDay, checkInStreak, daysIn, isWindowOpen, type DayWindow } from '@ykd/domain/campaign';
import { shanghaiDay } from '@ykd/domain/shared';
import type { CampaignSummary } from './port.js';

/** The campaign of somebody with entries on `days` (`YYYY-MM-DD`), at the instant `now` (epoch ms). */
export const summaryOf = (
  { value, name, badge, firstDay, lastDay }: DayWindow & Record<'value' | 'name' | 'badge', string>,
  days: readonly string[],
  now: number,
): CampaignSummary => {
  const period = { firstDay, lastDay };
  const today = shanghaiDay(now);
  // Staff may have moved the period since: what lies outside of it counts no more.
  const counted = daysIn(period, days);
  return {
    campaign: value,
    name,
    period,
    isOpen: isWindowOpen(period, now),
    // Once a campaign is over its streak stands as it ended.
    streak: checkInStreak(counted, today > lastDay ? lastDay : today),
    badge,
    badgeSince: badgeDay({ badge, ...period }, counted) ?? null,
  };
};
