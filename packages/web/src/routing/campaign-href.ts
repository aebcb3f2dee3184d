import { CLOCK_PAGES, type CampaignPage } from '@ykd/domain/campaign';
import { pagePath } from '@ykd/domain/shared';

export const campaignPageAt = (pathname: string): CampaignPage | undefined =>
  CLOCK_PAGES.find(({ path }) => path === pagePath(pathname));
