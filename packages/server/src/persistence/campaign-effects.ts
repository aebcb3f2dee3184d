import { campaignEffectFields } from '@ykd/application/entities';
import type { CampaignEffects, EffectQuestion } from '@ykd/application/ports';
import { effectGroupOf, type GroupSums, type WeekSum } from '@ykd/domain/campaign';
import { DAY_MS, WEEK_DAYS } from '@ykd/domain/shared';
import { sql, type Kysely } from 'kysely';
import type { Database } from './database.js';
import { isInAudience } from './in-audience.js';
import { isListedStudent } from './listed-students.js';
import { mapping } from './mapping.js';
import { padded } from './padded.js';
import { limitOf } from './planned-once.js';
import type { Schema } from './schema.js';

const effects = mapping(campaignEffectFields);

const WEEK_MS = WEEK_DAYS * DAY_MS;

const among = (ids: readonly string[]) => sql.join(padded(ids).map((id) => sql`${id}`));

/** Some members that count as students, and what is known of each. */
const factsOf = async (
  db: Kysely<Schema>,
  { campaign, audience, from, begins }: EffectQuestion,
  ids: readonly string[],
) => {
  if (ids.length === 0) return [];
  const flag = (condition: ReturnType<typeof sql>, name: string) =>
    sql`case when ${condition} then 1 else 0 end as ${sql.ref(name)}`;
  const took = sql`exists (select 1 from check_in_standing as c where c.user_id = s.id
    and c.campaign = ${campaign} and c.last_day > '')`;
  const studied = sql`exists (select 1 from study_log as l where l.user_id = s.id
    and l.at >= ${from} and l.at < ${begins})`;
  const { rows } = await sql<{ id: string; took: number; studied: number; meant: number }>`
    select s.id, ${flag(took, 'took')}, ${flag(studied, 'studied')}, ${flag(isInAudience(audience, 's.id'), 'meant')}
    from student_summary as s where s.id in (${among(ids)}) and ${isListedStudent('s.id')}`.execute(db);
  return rows;
};

/** What a group studied, one entry a week: by the key of the logs, member by member. */
const sumsOf = async (
  db: Kysely<Schema>,
  { from, weeks }: EffectQuestion,
  ids: readonly string[],
): Promise<GroupSums> => {
  type Row = WeekSum & { readonly week: number };
  const week = sql`cast(cast(l.at - ${from} as bigint) / ${sql.lit(WEEK_MS)} as bigint)`;
  const { rows } =
    ids.length === 0
      ? { rows: [] }
      : await sql<Row>`select ${week} as week, count(distinct l.user_id) as studied,
        cast(sum(l.seconds) as bigint) as seconds from study_log as l
        where l.user_id in (${among(ids)}) and l.at >= ${from} and l.at < ${from + weeks * WEEK_MS}
        group by 1`.execute(db);
  const found = new Map(rows.map(({ week: at, studied, seconds }) => [at, { studied, seconds }]));
  return {
    students: ids.length,
    weeks: Array.from({ length: weeks }, (_, at) => found.get(at) ?? { studied: 0, seconds: 0 }),
  };
};

/** What is studied around campaigns, in the database. */
export const campaignEffects = (database: Database): CampaignEffects => {
  const { db } = database;
  return {
    all: async () => {
      const rows = await db
        .selectFrom('campaign_effect')
        .select(['campaign', 'version', 'counted_at as countedAt'])
        .where('campaign', '>', sql.lit(''))
        .execute();
      return rows;
    },
    find: async (campaign) => {
      const row = await db
        .selectFrom('campaign_effect')
        .select(effects.columns)
        .where('campaign', '=', campaign)
        .executeTakeFirst();
      return row && effects.recordOf(row);
    },
    store: (effect) =>
      database.transaction(async (trx) => {
        const there = await trx
          .selectFrom('campaign')
          .select('value')
          .where('value', '=', effect.campaign)
          .where('version', '=', effect.version)
          .modifyEnd(database.traits.forShare)
          .executeTakeFirst();
        if (there === undefined) return;
        const row = effects.rowOf(effect);
        await trx
          .insertInto('campaign_effect')
          .values(row)
          .onConflict((conflict) => conflict.column('campaign').doUpdateSet(row))
          .execute();
      }),
    part: async (question, { after = '', limit }) => {
      const members = await db
        .selectFrom('student_summary')
        .select('id')
        .where('id', '>', after)
        .orderBy('id')
        .limit(limitOf(limit))
        .execute();
      const ids = members.map(({ id }) => id);
      const grouped = (await factsOf(db, question, ids)).map(({ id, took, studied, meant }) => ({
        id,
        group: effectGroupOf({
          tookPart: took === 1,
          isInAudience: meant === 1,
          studiedBefore: studied === 1,
        }),
      }));
      const of = (wanted: string) => grouped.filter(({ group }) => group === wanted).map(({ id }) => id);
      return {
        took: await sumsOf(db, question, of('took')),
        others: await sumsOf(db, question, of('others')),
        newcomers: of('newcomer').length,
        last: ids.length < limit ? undefined : ids.at(-1),
      };
    },
  };
};
