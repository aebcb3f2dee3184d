import type { Audience } from '@ykd/domain/activity';
import type { EffectGroup, GroupSums } from '@ykd/domain/campaign';
import type { KeptEffect } from '../entities/campaign-effect.js';

export type { KeptEffect } from '../entities/campaign-effect.js';

/** What is counted around a campaign: so many `weeks` from the instant `from` on; `begins`: when the campaign does. Epoch ms. */
export interface EffectQuestion {
  readonly campaign: string;
  readonly audience: Audience;
  readonly from: number;
  readonly begins: number;
  readonly weeks: number;
}

/** The sums of both groups, and how many stand in none because they had not studied before. */
export interface EffectSums extends Readonly<Record<EffectGroup, GroupSums>> {
  readonly newcomers: number;
}

/** What is kept of what students studied around campaigns, and the counting of it. Those who work here are no students. */
export interface CampaignEffects {
  /** Of all campaigns: which version of each was counted, and when. */
  all(): Promise<readonly Pick<KeptEffect, 'campaign' | 'version' | 'countedAt'>[]>;
  find(campaign: string): Promise<KeptEffect | undefined>;
  /** Keeps what was counted, unless there is no such campaign in that version any more. */
  store(effect: KeptEffect): Promise<void>;
  /**
   * Counts some members, in the order of their ids: the first `limit` after one, or of all. `last`: the last of them; undefined: there
   * were fewer, and all are counted.
   */
  part(
    question: EffectQuestion,
    page: { readonly after: string | undefined; readonly limit: number },
  ): Promise<EffectSums & { readonly last: string | undefined }>;
}
