import { addSums, effectWeeks, isEffectDue, weeksOver } from '@ykd/domain/campaign';
import { dayIndexOf, shanghaiDay, startOfShanghaiDay } from '@ykd/domain/shared';
import type { Activities, StoredCampaign } from '../ports/activities.js';
import type { CampaignEffects, EffectQuestion, EffectSums } from '../ports/campaign-effects.js';
import type { Clock } from '../ports/clock.js';

export interface CountEffectsDeps {
  readonly clock: Clock;
  readonly activities: Pick<Activities, 'campaigns'>;
  readonly campaignEffects: Omit<CampaignEffects, 'find'>;
}

/** So many students are counted in a part: nobody else waits for the database long. */
const AT_A_TIME = 50;

/** A campaign that is being counted, and what came of it so far. */
interface Run {
  readonly campaign: StoredCampaign;
  readonly countedAt: number;
  readonly question: EffectQuestion;
  readonly after: string | undefined;
  readonly sums: EffectSums;
}

const NOBODY: EffectSums = {
  took: { students: 0, weeks: [] },
  others: { students: 0, weeks: [] },
  newcomers: 0,
};

const instantOf = (day: string): number => startOfShanghaiDay(dayIndexOf(day));

/** The first campaign that is to be counted; undefined: none is. */
const begin = async ({ clock, activities, campaignEffects }: CountEffectsDeps): Promise<Run | undefined> => {
  const countedAt = clock.now();
  const kept = new Map((await campaignEffects.all()).map((one) => [one.campaign, one]));
  const campaigns = await activities.campaigns();
  const campaign = campaigns.find((one) => isEffectDue(one, kept.get(one.value), countedAt));
  const weeks = campaign && weeksOver(effectWeeks(campaign), shanghaiDay(countedAt));
  if (campaign === undefined || weeks?.[0] === undefined) return undefined;
  const { value, audience, firstDay } = campaign;
  return {
    campaign,
    countedAt,
    question: {
      campaign: value,
      audience,
      from: instantOf(weeks[0].firstDay),
      begins: instantOf(firstDay),
      weeks: weeks.length,
    },
    after: undefined,
    sums: NOBODY,
  };
};

/**
 * Counts what students studied around campaigns that are due, a part with each call; answers 0 when nothing is due. A part that fails is
 * thrown, and its campaign is counted anew. Any number of processes may do so: what is stored last is as true as what it replaces.
 */
export const createEffectCounter = (deps: CountEffectsDeps): (() => Promise<number>) => {
  let run: Run | undefined;
  return async () => {
    const current = run ?? (await begin(deps));
    run = undefined;
    if (current === undefined) return 0;
    const { campaign, countedAt, question, after, sums } = current;
    const { last, ...part } = await deps.campaignEffects.part(question, { after, limit: AT_A_TIME });
    const counted: EffectSums = {
      took: addSums(sums.took, part.took),
      others: addSums(sums.others, part.others),
      newcomers: sums.newcomers + part.newcomers,
    };
    if (last !== undefined) run = { ...current, after: last, sums: counted };
    else {
      const { value, version } = campaign;
      await deps.campaignEffects.store({ campaign: value, version, countedAt, ...counted });
    }
    return 1;
  };
};
