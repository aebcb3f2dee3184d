import { deepFreeze, frozenTable } from '../shared/index.js';

/** How a partner ranks among others: rates may be set for a level. Beyond the Specification. */
export type PartnerLevel = 'NORMAL' | 'SILVER' | 'GOLD';

/** All levels, the lowest first: a new partner has the first. Beyond the Specification. */
export const PARTNER_LEVELS: readonly PartnerLevel[] = deepFreeze(['NORMAL', 'SILVER', 'GOLD']);

/** What people read for each level. Beyond the Specification. */
export const PARTNER_LEVEL_TITLES: Readonly<Record<PartnerLevel, string>> = frozenTable({
  NORMAL: '普通',
  SILVER: '银牌',
  GOLD: '金牌',
});
