import { isInAudience } from '@ykd/domain/activity';
import { effectGroupOf, type GroupSums } from '@ykd/domain/campaign';
import { DAY_MS, WEEK_DAYS } from '@ykd/domain/shared';
import type { CampaignEffects, EffectQuestion } from '../../ports/campaign-effects.js';
import { fakeActivities } from './activities.js';
import { fakeCheckInStandings } from './check-in-standings.js';
import { isListed } from './students.js';
import type { FakeWorld } from './world.js';

/** What is studied around campaigns in memory. */
export const fakeCampaignEffects = (world: FakeWorld): CampaignEffects => {
  const { campaigns, campaignEffects, members, studyLogs } = world;
  const { belongings } = fakeActivities(world);
  const standings = fakeCheckInStandings(world);
  const logsOf = (userId: string, from: number, until: number) =>
    [...studyLogs.values()].filter((log) => log.userId === userId && from <= log.at && log.at < until);
  const groupOf = async ({ campaign, audience, from, begins }: EffectQuestion, id: string) =>
    effectGroupOf({
      tookPart: (await standings.of(id, campaign)) !== undefined,
      isInAudience: isInAudience(audience, await belongings(id)),
      studiedBefore: logsOf(id, from, begins).length > 0,
    });
  const sumsOf = ({ from, weeks }: EffectQuestion, ids: readonly string[]): GroupSums => ({
    students: ids.length,
    weeks: Array.from({ length: weeks }, (_, at) => {
      const start = from + at * WEEK_DAYS * DAY_MS;
      const each = ids.map((id) => logsOf(id, start, start + WEEK_DAYS * DAY_MS));
      return {
        studied: each.filter((logs) => logs.length > 0).length,
        seconds: each.flat().reduce((sum, { seconds }) => sum + seconds, 0),
      };
    }),
  });
  return {
    all: async () =>
      [...campaignEffects.values()].map(({ campaign, version, countedAt }) => ({
        campaign,
        version,
        countedAt,
      })),
    find: async (campaign) => campaignEffects.get(campaign),
    store: async (effect) => {
      const { campaign, version } = effect;
      if (campaigns.get(campaign)?.version === version) campaignEffects.set(campaign, effect);
    },
    part: async (question, { after = '', limit }) => {
      const all = [...members.keys()].filter((id) => id > after).toSorted();
      const some = all.slice(0, limit);
      const grouped = await Promise.all(
        some
          .filter((id) => isListed(world, id))
          .map(async (id) => ({ id, group: await groupOf(question, id) })),
      );
      const of = (wanted: string) => grouped.filter(({ group }) => group === wanted).map(({ id }) => id);
      return {
        took: sumsOf(question, of('took')),
        others: sumsOf(question, of('others')),
        newcomers: of('newcomer').length,
        last: some.length < limit ? undefined : some.at(-1),
      };
    },
  };
};
