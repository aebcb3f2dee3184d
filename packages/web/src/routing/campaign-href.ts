import { CLOCK_PAGES, type CampaignPage, type CheckInCampaignValue } from '@ykd/domain/campaign';
import { pagePath } from '@ykd/domain/shared';

/** The parameter that chooses another campaign than the first one of a page. */
export const CAMPAIGN_PARAM = 'campaign';

export const campaignPageAt = (pathname: string): CampaignPage | undefined =>
  CLOCK_PAGES.find(({ path }) => path === pagePath(pathname));

/** Where the entries of a campaign are written and read: on its own page, otherwise on the first of them. */
export const campaignHref = (campaign: CheckInCampaignValue): string => {
  const page = CLOCK_PAGES.find(({ campaigns }) => campaigns.includes(campaign)) ?? CLOCK_PAGES[0];
  const path = page?.path ?? '';
  return page?.campaigns[0] === campaign
    ? path
    : `${path}?${new URLSearchParams({ [CAMPAIGN_PARAM]: campaign }).toString()}`;
};
