import { isInAudience } from '@ykd/domain/activity';
import { byStanding, isSamePlace, standingOf, type Standing } from '@ykd/domain/campaign';
import type {
  CheckInStandings,
  ListedStanding,
  StandingKey,
  StandingsOf,
} from '../../ports/check-in-standings.js';
import { rowsByKey } from '../../shared/rows-by-key.js';
import { fakeActivities } from './activities.js';
import { isListed } from './students.js';
import type { FakeWorld } from './world.js';

const hiddenKey = (userId: string, campaign: string): string => JSON.stringify([userId, campaign]);

/** Standings in memory: each is counted when it is asked for. */
export const fakeCheckInStandings = (world: FakeWorld): CheckInStandings => {
  const { checkIns, campaigns, care, rankingLeft } = world;
  const { belongings } = fakeActivities(world);
  const isCared = (userId: string, caredBy: string | undefined): boolean =>
    caredBy === undefined ||
    [...care.values()].some(({ studentId, staffId }) => studentId === userId && staffId === caredBy);
  const entriesIn = (campaign: string) =>
    [...checkIns.values()].filter((one) => one.campaign === campaign && isListed(world, one.userId));
  const standings = ({ campaign, caredBy }: StandingsOf): readonly ListedStanding[] => {
    const period = campaigns.get(campaign);
    if (period === undefined) return [];
    const days = new Map<string, string[]>();
    for (const { userId, day } of entriesIn(campaign)) {
      const isCounted = period.firstDay <= day && day <= period.lastDay && isCared(userId, caredBy);
      if (isCounted) days.set(userId, [...(days.get(userId) ?? []), day]);
    }
    return [...days].flatMap(([userId, own]) => {
      const kept = standingOf(own);
      return kept === undefined ? [] : [{ userId, ...kept }];
    });
  };
  const ranked = (campaign: string): readonly Standing[] =>
    standings({ campaign })
      .filter(({ userId }) => !rankingLeft.has(hiddenKey(userId, campaign)))
      .map(({ run: _run, ...one }) => one)
      .toSorted(byStanding);
  const of = (userId: string, campaign: string): ListedStanding | undefined =>
    standings({ campaign }).find((one) => one.userId === userId);
  return {
    top: async (campaign, most) => ranked(campaign).slice(0, most),
    countRanked: async (campaign) => ranked(campaign).length,
    countAhead: async (campaign, standing) =>
      ranked(campaign).filter(
        (one) => !isSamePlace(one, standing) && byStanding(one, { ...one, ...standing }) < 0,
      ).length,
    of: async (userId, campaign) => {
      const standing = of(userId, campaign);
      if (standing === undefined) return undefined;
      const { userId: _id, ...kept } = standing;
      return { ...kept, isHidden: rankingLeft.has(hiddenKey(userId, campaign)) };
    },
    hide: async (userId, campaign, isHidden) => {
      if (of(userId, campaign) === undefined) return false;
      if (isHidden) rankingLeft.set(hiddenKey(userId, campaign), true);
      else rankingLeft.delete(hiddenKey(userId, campaign));
      return true;
    },
    list: async ({ missing, ...which }, window) =>
      rowsByKey<ListedStanding, StandingKey>(
        standings(which).filter(
          ({ userId }) =>
            missing === undefined || !checkIns.has(JSON.stringify([userId, which.campaign, missing.day])),
        ),
        ({ lastDay, userId }) => [lastDay, userId],
        window,
        true,
      ),
    count: async (which) => standings(which).length,
    without: async ({ campaign, caredBy, audience }, window) => {
      const has = new Set(standings({ campaign }).map(({ userId }) => userId));
      const mine = [...care.values()]
        .filter(({ staffId, studentId }) => staffId === caredBy && !has.has(studentId))
        .map(({ studentId }) => studentId)
        .filter((id) => isListed(world, id));
      const his = await Promise.all(mine.map(async (id) => isInAudience(audience, await belongings(id))));
      return rowsByKey<string, readonly [string]>(
        mine.filter((_, at) => his[at] === true),
        (id) => [id],
        window,
      );
    },
    days: async (campaign, userIds, { firstDay, lastDay }) =>
      entriesIn(campaign)
        .filter(({ userId, day }) => userIds.includes(userId) && firstDay <= day && day <= lastDay)
        .map(({ userId, day, mark, madeUpBy }) => ({ userId, day, mark, isMadeUp: madeUpBy !== null })),
    byDay: async ({ campaign, caredBy }) => {
      const counts = new Map<string, number>();
      for (const { userId, day } of entriesIn(campaign))
        if (isCared(userId, caredBy)) counts.set(day, (counts.get(day) ?? 0) + 1);
      return [...counts]
        .map(([day, entries]) => ({ day, entries }))
        .toSorted((a, b) => (a.day < b.day ? -1 : 1));
    },
  };
};
