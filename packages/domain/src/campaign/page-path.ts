import { CLOCK_PAGES } from './pages.js';

/** The parameter that chooses another campaign than the first one of a page. Beyond the Specification. */
export const CAMPAIGN_PARAM = 'campaign';

/**
 * Where the entries of a campaign are written and read, as a path of the platform: on its own page, otherwise on the first of them.
 * Beyond the Specification.
 *
 * @param value - of a campaign, one of the ten or another
 */
export const campaignPath = (value: string): string => {
  const page = CLOCK_PAGES.find(({ campaigns }) => campaigns.some((one) => one === value));
  const path = page?.path ?? '/learn/clock';
  return page?.campaigns[0] === value ? path : `${path}?${CAMPAIGN_PARAM}=${encodeURIComponent(value)}`;
};
