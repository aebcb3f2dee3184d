import { LEARN_PATH } from '@ykd/domain/access';
import { ARENA_PAGES, DEFAULT_CHECK_IN_CAMPAIGN } from '@ykd/domain/campaign';

/** Where the banner of the summer activity leads: to the arena that is on. */
export const PROMO_PATH =
  ARENA_PAGES.find(({ campaigns }) => campaigns.includes(DEFAULT_CHECK_IN_CAMPAIGN))?.path ?? LEARN_PATH;
