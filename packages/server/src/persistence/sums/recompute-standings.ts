import { sql } from 'kysely';
import type { Database } from '../database.js';
import { inParts } from '../in-parts.js';
import { addEntries, differingStandings, writeStandings, type CountedCampaign } from '../keep-standings.js';

type Transactions = Pick<Database, 'db' | 'transaction' | 'traits'>;

/** The standings of a campaign that are not what its entries say: they are put right. */
const recomputeCampaign = ({ transaction, traits }: Transactions, value: string): Promise<number> =>
  transaction(async (trx) => {
    // Whoever writes an entry of it waits.
    const campaign: CountedCampaign | undefined = await trx
      .selectFrom('campaign')
      .select(['value', 'first_day', 'last_day'])
      .where('value', '=', value)
      .modifyEnd(traits.forUpdate)
      .executeTakeFirst();
    if (campaign === undefined) return 0;
    const ids = await trx
      .selectFrom('check_in')
      .select('user_id as id')
      .where('campaign', '=', value)
      .union(trx.selectFrom('check_in_standing').select('user_id as id').where('campaign', '=', value))
      .execute();
    const differing = await inParts(
      ids.map(({ id }) => id),
      (some) => differingStandings(trx, campaign, some),
    );
    await writeStandings(trx, differing);
    const days = await sql<{ readonly day: string; readonly missing: number }>`
      select day, cast(sum(entries) as bigint) as missing from (
        select day, count(*) as entries from check_in where campaign = ${value} group by day
        union all select day, -entries from check_in_day where campaign = ${value}) as piece
      group by day having sum(entries) <> 0`.execute(trx);
    for (const { day, missing } of days.rows)
      await addEntries(trx, { campaign: value, day, slot: 0, entries: missing });
    return differing.length + days.rows.length;
  });

/** Works out anew what is kept of check-ins, campaign by campaign, also beside running servers. Answers how much was not right. */
export const recomputeStandings = async (database: Transactions): Promise<number> => {
  const campaigns = await database.db.selectFrom('campaign').select('value').execute();
  let differed = 0;
  for (const { value } of campaigns) differed += await recomputeCampaign(database, value);
  return differed;
};
