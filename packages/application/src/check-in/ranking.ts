import { placesOf, rankingName, type Standing } from '@ykd/domain/campaign';
import { err, ok } from '@ykd/domain/shared';
import { requireCaller } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import { namesOf } from '../shared/names.js';
import { requireLearner } from '../shared/own-data.js';
import type { RankingDeps } from './deps.js';
import { findCampaign } from './find-campaign.js';
import type { CampaignRanking, CheckInPort, RankedMember } from './port.js';

/** So many of a ranking are shown. */
const RANKING_SHOWN = 50;

/** The ranking of a campaign that is the member's own. */
const rankingFor = async (
  deps: RankingDeps,
  userId: string,
  campaign: string,
): Promise<CampaignRanking | undefined> => {
  const { checkInStandings: standings } = deps;
  if ((await findCampaign(deps, userId, campaign)) === undefined) return undefined;
  const [top, count, own] = await Promise.all([
    standings.top(campaign, RANKING_SHOWN),
    standings.countRanked(campaign),
    standings.of(userId, campaign),
  ]);
  const isShown = own !== undefined && !own.isHidden;
  const [named, ahead] = await Promise.all([
    namesOf(
      deps,
      [...top.map((one) => one.userId), userId].filter((id, at, all) => all.indexOf(id) === at),
    ),
    isShown ? standings.countAhead(campaign, own) : 0,
  ]);
  const shown = ({ userId: id, total, longest }: Standing, place: number): RankedMember => {
    const { name } = named(id);
    const isSelf = id === userId;
    const called = name === null || isSelf ? name : rankingName(name);
    return { place, name: called ?? null, isSelf, total, longest };
  };
  const first = placesOf(top).map(({ place, ...one }) => shown(one, place));
  return {
    first,
    count,
    own: isShown ? shown({ userId, ...own }, ahead + 1) : null,
    hasLeft: own?.isHidden === true,
  };
};

/** Who stands where in a campaign. */
export const ranking = async (
  deps: RankingDeps,
  context: CallerContext,
  { campaign }: Parameters<CheckInPort['ranking']>[0],
): ReturnType<CheckInPort['ranking']> => {
  const caller = await requireCaller(deps, context);
  if (!caller.ok) return caller;
  const found = await rankingFor(deps, caller.value.user.id, campaign);
  return found === undefined ? err({ kind: 'entity-not-found' }) : ok(found);
};

/** Leaves the ranking of a campaign, or comes back to it. */
export const setRanked = async (
  deps: RankingDeps,
  context: CallerContext,
  { userId, campaign, isRanked }: Parameters<CheckInPort['setRanked']>[0],
): ReturnType<CheckInPort['setRanked']> => {
  const caller = await requireLearner(deps, context, userId);
  if (!caller.ok) return caller;
  const { id } = caller.value.user;
  if (!(await deps.checkInStandings.hide(id, campaign, !isRanked))) return err({ kind: 'entity-not-found' });
  const found = await rankingFor(deps, id, campaign);
  return found === undefined ? err({ kind: 'entity-not-found' }) : ok(found);
};
