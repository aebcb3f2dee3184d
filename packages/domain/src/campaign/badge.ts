import type { DayWindow } from './window.js';

/**
 * Those of days that lie in a window: staff may have moved it since. Beyond the Specification.
 *
 * @param window - its first and its last day
 * @param days - Shanghai days as `YYYY-MM-DD`, which keep their order
 */
export const daysIn = ({ firstDay, lastDay }: DayWindow, days: readonly string[]): readonly string[] =>
  // Days of this form sort as texts.
  days.filter((day) => firstDay <= day && day <= lastDay);

/**
 * The day on which somebody earned the badge of a campaign: the first one in its period with an entry; `undefined` when there is no
 * such entry, or the campaign has no badge. Beyond the Specification.
 *
 * @param campaign - the name of its badge, empty without one, and its period
 * @param days - the days with an entry, `YYYY-MM-DD`, in any order
 */
export const badgeDay = (
  campaign: DayWindow & { readonly badge: string },
  days: readonly string[],
): string | undefined => (campaign.badge === '' ? undefined : daysIn(campaign, days).toSorted()[0]);
