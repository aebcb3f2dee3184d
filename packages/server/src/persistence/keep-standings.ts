import { standingOf } from '@ykd/domain/campaign';
import { sql, type Kysely } from 'kysely';
import { inParts } from './in-parts.js';
import type { Schema } from './schema.js';
import { slotOf } from './slot-of.js';

/** A campaign and its days. */
export type CountedCampaign = Pick<Schema['campaign'], 'value' | 'first_day' | 'last_day'>;

type Row = Omit<Schema['check_in_standing'], 'is_hidden'>;

/** Nobody writes on a day that sorts before this one. */
const NO_DAY = '';

/** What is to be kept of members in a campaign: of all of them, though they have no day in it by now. */
const rowsOf = async (
  trx: Kysely<Schema>,
  { value: campaign, first_day: first, last_day: last }: CountedCampaign,
  userIds: readonly string[],
): Promise<readonly Row[]> => {
  const written = await inParts(userIds, (some) =>
    trx
      .selectFrom('check_in')
      .select(['user_id', 'day'])
      .where('user_id', 'in', some)
      .where('campaign', '=', campaign)
      .where('day', '>=', first)
      .where('day', '<=', last)
      .execute(),
  );
  const days = new Map<string, string[]>(userIds.map((id) => [id, []]));
  for (const { user_id: userId, day } of written) days.get(userId)?.push(day);
  return [...days].map(([userId, own]) => {
    const { total, longest, run, lastDay } = standingOf(own) ?? { ...NONE, lastDay: NO_DAY };
    return { user_id: userId, campaign, total, longest, run, last_day: lastDay };
  });
};

/** What follows from the entries. */
const KEPT = ['total', 'longest', 'run', 'last_day'] as const;

const NONE = { total: 0, longest: 0, run: 0 };

/** Stores what is kept of members in a campaign; who left its ranking stays away. */
export const writeStandings = async (trx: Kysely<Schema>, rows: readonly Row[]): Promise<void> => {
  await inParts(rows, async (some) => {
    await trx
      .insertInto('check_in_standing')
      .values(some.map((row) => ({ ...row, is_hidden: 0 })))
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'campaign']).doUpdateSet((e) => ({
          total: e.ref('excluded.total'),
          longest: e.ref('excluded.longest'),
          run: e.ref('excluded.run'),
          last_day: e.ref('excluded.last_day'),
        })),
      )
      .execute();
    return [];
  });
};

/** Works out anew what is kept of members in a campaign; whoever writes entries of theirs must wait until the transaction ends. */
export const keepStandings = async (
  trx: Kysely<Schema>,
  campaign: CountedCampaign,
  userIds: readonly string[],
): Promise<void> => {
  // Of many a part at a time: of each are all his days in memory.
  await inParts(userIds, async (some) => {
    await writeStandings(trx, await rowsOf(trx, campaign, some));
    return [];
  });
};

/** What is to be kept of members in a campaign where something else is. */
export const differingStandings = async (
  trx: Kysely<Schema>,
  campaign: CountedCampaign,
  userIds: readonly string[],
): Promise<readonly Row[]> => {
  const stored = await inParts(userIds, (some) =>
    trx
      .selectFrom('check_in_standing')
      .selectAll()
      .where('campaign', '=', campaign.value)
      .where('user_id', 'in', some)
      .execute(),
  );
  const known = new Map(stored.map((row) => [row.user_id, row]));
  const rows = await rowsOf(trx, campaign, userIds);
  return rows.filter((row) => {
    const kept = known.get(row.user_id);
    return KEPT.some((column) => kept?.[column] !== row[column]);
  });
};

/** The same of everybody who has an entry of one of these days, after staff moved the period of a campaign. */
export const keepMoved = async (
  trx: Kysely<Schema>,
  before: CountedCampaign,
  after: CountedCampaign,
): Promise<void> => {
  const { first_day: first, last_day: last } = after;
  if (before.first_day === first && before.last_day === last) return;
  const [earlier, later] = [before.first_day, first].toSorted();
  const [sooner, latest] = [before.last_day, last].toSorted();
  const within = trx.selectFrom('check_in').select('user_id').where('campaign', '=', after.value);
  // Days that counted before and count now change nothing. Days of this form sort as texts.
  const moved = await within
    .where('day', '>=', earlier ?? first)
    .where('day', '<', later ?? first)
    .union(within.where('day', '>', sooner ?? last).where('day', '<=', latest ?? last))
    .execute();
  await keepStandings(
    trx,
    after,
    moved.map(({ user_id: userId }) => userId),
  );
};

/** Counts an entry of a day, whoever wrote it, or counts it no more. Everybody does it last, so that nobody waits for long. */
export const countEntry = async (
  trx: Kysely<Schema>,
  { user_id: userId, campaign, day }: Pick<Schema['check_in'], 'user_id' | 'campaign' | 'day'>,
  by: 1 | -1,
): Promise<void> => {
  await addEntries(trx, { campaign, day, slot: slotOf(userId), entries: by });
};

/** Adds to the entries of a day. */
export const addEntries = async (trx: Kysely<Schema>, row: Schema['check_in_day']): Promise<void> => {
  await trx
    .insertInto('check_in_day')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['campaign', 'day', 'slot'])
        .doUpdateSet({ entries: sql`check_in_day.entries + excluded.entries` }),
    )
    .execute();
};

/** Works everything that is kept of check-ins out from the entries; what is hidden stays so. */
export const fillStandings = async (trx: Kysely<Schema>): Promise<void> => {
  await trx.deleteFrom('check_in_day').execute();
  await sql`insert into check_in_day (campaign, day, slot, entries)
    select campaign, day, 0, count(*) from check_in group by campaign, day`.execute(trx);
  const campaigns = await trx.selectFrom('campaign').select(['value', 'first_day', 'last_day']).execute();
  for (const campaign of campaigns) {
    const written = await trx
      .selectFrom('check_in')
      .select('user_id')
      .distinct()
      .where('campaign', '=', campaign.value)
      .execute();
    await keepStandings(
      trx,
      campaign,
      written.map(({ user_id: userId }) => userId),
    );
  }
};
