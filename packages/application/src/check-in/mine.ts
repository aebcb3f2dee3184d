import { DEFAULT_CHECK_IN_CAMPAIGN, type CheckInCampaignValue } from '@ykd/domain/campaign';
import { ok, shanghaiDay } from '@ykd/domain/shared';
import { requireCaller } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import type { CheckInDeps } from './deps.js';
import { checkInPictureUrl } from './picture-url.js';
import type { CampaignCheckIns, CheckInPort } from './port.js';
import { summaryOf } from './summary.js';

/** The entries of a member in a campaign at the instant `now`, epoch ms. */
export const readCampaign = async (
  { activityPeriods, checkIns }: CheckInDeps,
  userId: string,
  campaign: CheckInCampaignValue,
  now: number,
): Promise<CampaignCheckIns> => {
  const [periods, entries] = await Promise.all([
    activityPeriods.periods(),
    checkIns.entries(userId, campaign),
  ]);
  const checked = entries.map(({ day }) => day);
  return {
    ...summaryOf({ campaign, period: periods[campaign] }, checked, now),
    today: shanghaiDay(now),
    days: entries.map(({ day, text, pictures, gmtCreated, gmtModified }) => ({
      day,
      text,
      pictures: pictures.map(checkInPictureUrl),
      gmtCreated,
      gmtModified,
    })),
  };
};

/** The caller's entries in a campaign. */
export const mine = async (
  deps: CheckInDeps,
  context: CallerContext,
  { campaign = DEFAULT_CHECK_IN_CAMPAIGN }: Parameters<CheckInPort['mine']>[0],
): ReturnType<CheckInPort['mine']> => {
  const caller = await requireCaller(deps, context);
  if (!caller.ok) return caller;
  return ok(await readCampaign(deps, caller.value.user.id, campaign, deps.clock.now()));
};
