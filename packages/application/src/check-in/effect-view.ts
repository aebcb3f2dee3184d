import type { CampaignEffect, EffectWeek } from '@ykd/domain/campaign';
import type { CheckInDay } from '../entities/check-in-entry.js';
import type { Outcome } from '../shared/outcome.js';

/**
 * How far the effect of a campaign can be told: it has not begun (`ahead`), its first week is not over (`early`), nobody counted it yet
 * since it began or was changed (`counting`), a group is too small to be shown (`small`), or it is shown.
 */
export const EFFECT_STATES = ['ahead', 'early', 'counting', 'small', 'shown'] as const;
export type EffectState = (typeof EFFECT_STATES)[number];

/** What was studied around a campaign. */
export interface CampaignEffectView {
  readonly state: EffectState;
  /** The weeks by which it is looked at, those that are not over too. */
  readonly weeks: readonly EffectWeek[];
  /** When it was counted, epoch ms, how many each group has, and how many took part who had not studied before. */
  readonly counted: {
    readonly at: number;
    readonly took: number;
    readonly others: number;
    readonly newcomers: number;
  } | null;
  /** Null unless it is shown. */
  readonly effect: CampaignEffect | null;
}

/** What staff who review check-ins are told of the effect of campaigns. Beyond the Specification. */
export interface StaffEffectPort {
  /**
   * What those who took part in a campaign studied before, during and after it, against those who could have and did not: of all
   * students, also for who looks after some of them. It is counted once a day.
   */
  effect(
    input: Pick<CheckInDay, 'campaign'>,
  ): Outcome<CampaignEffectView, 'not-logged-in' | 'forbidden' | 'entity-not-found'>;
}
