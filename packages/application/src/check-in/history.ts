import { CHECK_IN_CAMPAIGNS } from '@ykd/domain/campaign';
import { ok } from '@ykd/domain/shared';
import { requireCaller } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import type { CheckInDeps } from './deps.js';
import type { CheckInPort } from './port.js';
import { summaryOf } from './summary.js';

/** How the caller did in each campaign. */
export const history = async (
  deps: CheckInDeps,
  context: CallerContext,
): ReturnType<CheckInPort['history']> => {
  const caller = await requireCaller(deps, context);
  if (!caller.ok) return caller;
  const [periods, days] = await Promise.all([
    deps.activityPeriods.periods(),
    deps.checkIns.days(caller.value.user.id),
  ]);
  const now = deps.clock.now();
  return ok(
    CHECK_IN_CAMPAIGNS.map(({ value }) => {
      const checked = days.filter(({ campaign }) => campaign === value).map(({ day }) => day);
      return summaryOf({ campaign: value, period: periods[value] }, checked, now);
    }),
  );
};
