import { checkInStreak, isWindowOpen, type CheckInCampaignValue, type DayWindow } from '@ykd/domain/campaign';
import { shanghaiDay } from '@ykd/domain/shared';
import type { CampaignSummary } from './port.js';

/** The campaign of somebody with entries on `days` (`YYYY-MM-DD`), at the instant `now` (epoch ms). */
export const summaryOf = (
  { campaign, period }: { readonly campaign: CheckInCampaignValue; readonly period: DayWindow },
  days: readonly string[],
  now: number,
): CampaignSummary => {
  const today = shanghaiDay(now);
  return {
    campaign,
    period,
    isOpen: isWindowOpen(period, now),
    // Once a campaign is over its streak stands as it ended. Days of this form sort as texts.
    streak: checkInStreak(days, today > period.lastDay ? period.lastDay : today),
  };
};
