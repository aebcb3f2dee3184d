import { DEFAULT_CHECK_IN_CAMPAIGN } from '@ykd/domain/campaign';
import { err, ok } from '@ykd/domain/shared';
import { requireCaller } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import type { CheckInDeps } from './deps.js';
import { checkInsOf, findCampaign, winsPrizes } from './find-campaign.js';
import type { CheckInPort } from './port.js';

/** The caller's entries in a campaign. */
export const mine = async (
  deps: CheckInDeps,
  context: CallerContext,
  { campaign = DEFAULT_CHECK_IN_CAMPAIGN }: Parameters<CheckInPort['mine']>[0],
): ReturnType<CheckInPort['mine']> => {
  const caller = await requireCaller(deps, context);
  if (!caller.ok) return caller;
  const { id } = caller.value.user;
  const [found, comments] = await Promise.all([
    findCampaign(deps, id, campaign),
    deps.checkIns.commentsOf(id, campaign),
  ]);
  if (found === undefined) return err({ kind: 'entity-not-found' });
  const wins = await winsPrizes(deps, id, found.campaign);
  return ok(checkInsOf(found, comments, deps.clock.now(), wins));
};
