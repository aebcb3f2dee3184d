import type { TxMembers, UsedWeixin } from '@ykd/application/ports';
import { sql, type Kysely } from 'kysely';
import type { DialectTraits } from './dialect.js';
import { insertMember } from './insert-member.js';
import { secretOf, writePassword } from './member-password.js';
import type { Schema } from './schema.js';

/**
 * Takes the member's row: whoever else begins a session of his, or changes his password and ends them, waits for this
 * transaction and sees what it did.
 */
export const holdMember = (trx: Kysely<Schema>, { forNoKeyUpdate }: DialectTraits, id: string) =>
  trx
    .selectFrom('member')
    .select(['pwd_hash', 'pwd_initial_since'])
    .where('id', '=', id)
    .modifyEnd(forNoKeyUpdate);

const keepWeixin = async (trx: Kysely<Schema>, { userId, openid }: UsedWeixin): Promise<void> => {
  await trx
    .insertInto('used_weixin')
    .values({ user_id: userId, openid })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Members inside a transaction. */
export const txMembers = (trx: Kysely<Schema>, traits: DialectTraits): TxMembers => ({
  hold: async (id) => {
    const row = await holdMember(trx, traits, id).executeTakeFirst();
    return row && secretOf(row);
  },
  setPassword: (change) => writePassword(trx, traits, change),
  insert: (member) => insertMember(trx, traits, member),
  ownerOfWeixin: async (openid) => {
    const row = await trx
      .selectFrom('weixin_binding')
      .select('user_id')
      .where('openid', '=', openid)
      .executeTakeFirst();
    return row?.user_id;
  },
  // The unique keys on member and WeChat account decide between those who bind at once.
  bindWeixin: async ({ id, openid, at }) => {
    await trx
      .insertInto('weixin_binding')
      .values({ user_id: id, openid, gmt_created: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await keepWeixin(trx, { userId: id, openid });
  },
  keepWeixin: (used) => keepWeixin(trx, used),
  usedWeixin: async ({ userId, openid }) => {
    const row = await trx
      .selectFrom('used_weixin')
      .select('user_id')
      .where('user_id', '=', userId)
      .where('openid', '=', openid)
      .executeTakeFirst();
    return row !== undefined;
  },
  shareDevice: async (one, other) => {
    const row = await trx
      .selectFrom('known_device as own')
      .innerJoin('known_device as others', 'others.device', 'own.device')
      .select('own.device')
      .where('own.user_id', '=', one)
      .where('others.user_id', '=', other)
      .limit(sql.lit(1))
      .executeTakeFirst();
    return row !== undefined;
  },
});
