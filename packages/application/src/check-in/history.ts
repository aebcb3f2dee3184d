import { ok, shanghaiDay } from '@ykd/domain/shared';
import { requireCaller } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import type { CheckInDeps } from './deps.js';
import { hisOf } from './find-campaign.js';
import type { CampaignSummary, CheckInPort } from './port.js';
import { summaryOf } from './summary.js';

/**
 * How a member did in each campaign that has begun at the instant `now` (epoch ms) and is for him, and in each in which he wrote, what
 * began last first.
 */
export const readHistory = async (
  deps: Pick<CheckInDeps, 'activities' | 'checkIns'>,
  userId: string,
  now: number,
): Promise<readonly CampaignSummary[]> => {
  const [campaigns, days] = await Promise.all([deps.activities.campaigns(), deps.checkIns.days(userId)]);
  const today = shanghaiDay(now);
  const checkedIn = (value: string) => days.flatMap(({ campaign, day }) => (campaign === value ? day : []));
  const written = new Set(days.map(({ campaign }) => campaign));
  const begun = campaigns.filter(({ value, firstDay }) => firstDay <= today || written.has(value));
  const his = await hisOf(deps, userId, begun, ({ value }) => written.has(value));
  return his.map((campaign) => summaryOf(campaign, checkedIn(campaign.value), now));
};

/** How the caller did in each of his campaigns. */
export const history = async (
  deps: CheckInDeps,
  context: CallerContext,
): ReturnType<CheckInPort['history']> => {
  const caller = await requireCaller(deps, context);
  return caller.ok ? ok(await readHistory(deps, caller.value.user.id, deps.clock.now())) : caller;
};
