import { DEFAULT_CHECK_IN_CAMPAIGN } from './campaigns.js';
import type { DayWindow } from './window.js';

/**
 * The campaign whose entries staff look at unless they ask for another one: the one that runs on a day, that which students see
 * first before others; else what began last, or begins first; `undefined` where there is none. Beyond the Specification.
 *
 * @param today - the Shanghai day now, `YYYY-MM-DD`
 */
export const campaignToReview = <Campaign extends DayWindow & { readonly value: string }>(
  campaigns: readonly Campaign[],
  today: string,
): Campaign | undefined => {
  const newest = campaigns.toSorted((a, b) => (a.firstDay < b.firstDay ? 1 : -1));
  const begun = newest.filter(({ firstDay }) => firstDay <= today);
  const open = begun.filter(({ lastDay }) => today <= lastDay);
  const usual = open.find(({ value }) => value === DEFAULT_CHECK_IN_CAMPAIGN);
  return usual ?? open[0] ?? begun[0] ?? newest.at(-1);
};

/**
 * The day within a campaign that is nearest to another one. Beyond the Specification.
 *
 * @param campaign - its first and its last day
 * @param today - `YYYY-MM-DD`
 */
export const nearestDay = ({ firstDay, lastDay }: DayWindow, today: string): string => {
  if (today < firstDay) return firstDay;
  return today > lastDay ? lastDay : today;
};
