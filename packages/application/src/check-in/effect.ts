import { campaignEffect, effectPhase, effectWeeks, weeksOver } from '@ykd/domain/campaign';
import { err, ok, shanghaiDay } from '@ykd/domain/shared';
import type { CallerContext } from '../shared/caller.js';
import { requireRight } from '../shared/rights.js';
import type { StaffCheckInDeps } from './deps.js';
import type { CampaignEffectView } from './effect-view.js';
import type { StaffCheckInPort } from './staff-port.js';

/** What was studied around a campaign. It is of all students, whoever asks: no single one can be told from it. */
export const effect = async (
  deps: StaffCheckInDeps,
  context: CallerContext,
  { campaign: value }: Parameters<StaffCheckInPort['effect']>[0],
): ReturnType<StaffCheckInPort['effect']> => {
  const caller = await requireRight(deps, context, 'checkins.review');
  if (!caller.ok) return caller;
  const campaign = await deps.activities.campaign(value);
  if (campaign === undefined) return err({ kind: 'entity-not-found' });
  const weeks = effectWeeks(campaign);
  const phase = effectPhase(campaign, deps.clock.now());
  if (phase !== 'open') return ok({ state: phase, weeks, counted: null, effect: null });
  const kept = await deps.campaignEffects.find(value);
  // What was counted for other days, or for others, says nothing of these.
  if (kept?.version !== campaign.version)
    return ok({ state: 'counting', weeks, counted: null, effect: null });
  const { countedAt, took, others, newcomers } = kept;
  const shown = campaignEffect(weeksOver(weeks, shanghaiDay(countedAt)), { took, others });
  return ok<CampaignEffectView>({
    state: shown === undefined ? 'small' : 'shown',
    weeks,
    counted: { at: countedAt, took: took.students, others: others.students, newcomers },
    effect: shown ?? null,
  });
};
