import { prizeClaimFields, storedCampaignFields } from '@ykd/application/entities';
import type { TxPrizeClaims } from '@ykd/application/ports';
import type { Kysely, RawBuilder } from 'kysely';
import type { DialectTraits } from './dialect.js';
import { isListedStudent } from './listed-students.js';
import { lockCheckIns } from './lock-check-ins.js';
import { mapping } from './mapping.js';
import type { Schema } from './schema.js';

const claims = mapping(prizeClaimFields);
const campaignRows = mapping(storedCampaignFields);

/** What becomes of prizes, inside a transaction. */
export const txPrizeClaims = (
  trx: Kysely<Schema>,
  traits: Pick<DialectTraits, 'lockKey' | 'forShare'>,
): TxPrizeClaims => ({
  hold: async ({ userId, campaign, prize }) => {
    // His days stay as they are, too.
    await lockCheckIns(trx, traits, userId);
    const row = await trx
      .selectFrom('campaign')
      .select(campaignRows.columns)
      .where('value', '=', campaign)
      .modifyEnd(traits.forShare)
      .executeTakeFirst();
    const held = row && campaignRows.recordOf(row).prizes.find(({ id }) => id === prize);
    if (held === undefined) return undefined;
    const days = await trx
      .selectFrom('check_in_standing')
      .select(['total', 'longest'])
      .where('user_id', '=', userId)
      .where('campaign', '=', campaign)
      .where('last_day', '>', '')
      .where(isListedStudent('check_in_standing.user_id') as RawBuilder<boolean>)
      .executeTakeFirst();
    const claim = await trx
      .selectFrom('prize_claim')
      .selectAll()
      .where('user_id', '=', userId)
      .where('campaign', '=', campaign)
      .where('prize', '=', prize)
      .executeTakeFirst();
    return { prize: held, days: days && { ...days }, claim: claim && claims.recordOf(claim) };
  },
  put: async (claim) => {
    const row = claims.rowOf(claim);
    const { user_id: _userId, campaign: _campaign, prize: _prize, ...changes } = row;
    await trx
      .insertInto('prize_claim')
      .values(row)
      .onConflict((conflict) => conflict.columns(['user_id', 'campaign', 'prize']).doUpdateSet(changes))
      .execute();
  },
  claimed: async (campaign) => {
    const rows = await trx
      .selectFrom('prize_claim')
      .select('prize')
      .distinct()
      .where('campaign', '=', campaign)
      .where('state', '<>', 'none')
      .execute();
    return rows.map(({ prize }) => prize);
  },
});
