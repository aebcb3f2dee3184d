import type { CampaignLine } from '@ykd/application/activity';
import { campaignToReview, nearestDay, periodIssues } from '@ykd/domain/campaign';

export const isDay = (day: string): boolean => periodIssues({ firstDay: day, lastDay: day }).length === 0;

/** The campaign and the day of it that an address asks for, or those that are looked at where it asks for none. */
export const chosenDay = (
  campaigns: readonly CampaignLine[],
  said: URLSearchParams,
  today: string,
): {
  /** Undefined: there is no such campaign. */
  readonly campaign: CampaignLine | undefined;
  /** As it was asked for: it may be none. */
  readonly day: string;
  /** The last one of the campaign that has begun. */
  readonly lastDay: string;
} => {
  const asked = said.get('campaign');
  const campaign =
    asked === null ? campaignToReview(campaigns, today) : campaigns.find(({ value }) => value === asked);
  return {
    campaign,
    day: said.get('day') ?? (campaign === undefined ? today : nearestDay(campaign, today)),
    lastDay: campaign === undefined || campaign.lastDay > today ? today : campaign.lastDay,
  };
};
