import { secondFactorFields } from '@ykd/application/entities';
import type { TxSecondFactors } from '@ykd/application/ports';
import type { Kysely } from 'kysely';
import type { DialectTraits } from './dialect.js';
import { mapping } from './mapping.js';
import type { Schema } from './schema.js';
import { holdMember } from './tx-members.js';

const { recordOf, rowOf } = mapping(secondFactorFields);

/** Second factors inside a transaction. */
export const txSecondFactors = (trx: Kysely<Schema>, traits: DialectTraits): TxSecondFactors => ({
  hold: async (userId) => {
    await holdMember(trx, traits, userId).execute();
    const row = await trx
      .selectFrom('second_factor')
      .selectAll()
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row && recordOf(row);
  },
  store: async (factor) => {
    const { user_id, ...row } = rowOf(factor);
    await trx
      .insertInto('second_factor')
      .values({ user_id, ...row })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute();
  },
  remove: async (userId) => {
    await trx.deleteFrom('second_factor').where('user_id', '=', userId).execute();
  },
  mark: async (sessionId, at) => {
    const session = trx.selectFrom('session').select('id').where('id', '=', sessionId);
    // It may have ended meanwhile.
    if ((await session.executeTakeFirst()) === undefined) return;
    await trx
      .insertInto('second_factor_session')
      .values({ session_id: sessionId, at })
      .onConflict((conflict) => conflict.column('session_id').doUpdateSet({ at }))
      .execute();
  },
});
