import { CHECK_IN_CAMPAIGNS } from '@ykd/domain/campaign';
import { ok } from '@ykd/domain/shared';
import { requireCaller } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import type { CheckInDeps } from './deps.js';
import type { CampaignSummary, CheckInPort } from './port.js';
import { summaryOf } from './summary.js';

/** How a member did in each campaign at the instant `now`, epoch ms. */
export const readHistory = async (
  { activityPeriods, checkIns }: Pick<CheckInDeps, 'activityPeriods' | 'checkIns'>,
  userId: string,
  now: number,
): Promise<readonly CampaignSummary[]> => {
  const [periods, days] = await Promise.all([activityPeriods.periods(), checkIns.days(userId)]);
  return CHECK_IN_CAMPAIGNS.map(({ value }) => {
    const checked = days.filter(({ campaign }) => campaign === value).map(({ day }) => day);
    return summaryOf({ campaign: value, period: periods[value] }, checked, now);
  });
};

/** How the caller did in each campaign. */
export const history = async (
  deps: CheckInDeps,
  context: CallerContext,
): ReturnType<CheckInPort['history']> => {
  const caller = await requireCaller(deps, context);
  return caller.ok ? ok(await readHistory(deps, caller.value.user.id, deps.clock.now())) : caller;
};
