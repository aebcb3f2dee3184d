import { specifiedCampaigns, specifiedPromos } from '@ykd/domain/activity';
import type { KeptEffect } from '../../ports/campaign-effects.js';
import type { StoredAnnouncement, StoredCampaign, StoredPromo, StoredSite } from '../../ports/activities.js';

/** What is stored of what staff run. */
export interface ActivityWorld {
  /** By value. */
  readonly campaigns: Map<string, StoredCampaign>;
  /** By campaign. */
  readonly campaignEffects: Map<string, KeptEffect>;
  readonly promos: Map<string, StoredPromo>;
  readonly announcements: Map<string, StoredAnnouncement>;
  /** By host. */
  readonly sites: Map<string, StoredSite>;
  /** By announcement and member: since when (epoch ms). */
  readonly announcementsPutAway: Map<string, number>;
}

const AT_FIRST = { version: 1, changedBy: null, changedAt: 0 } as const;

/** What there is before staff decide anything. */
export const createActivityWorld = (): ActivityWorld => ({
  campaigns: new Map(specifiedCampaigns().map((one) => [one.value, { ...one, ...AT_FIRST }])),
  campaignEffects: new Map(),
  promos: new Map(specifiedPromos().map((one) => [one.id, { ...one, ...AT_FIRST }])),
  announcements: new Map(),
  sites: new Map(),
  announcementsPutAway: new Map(),
});
