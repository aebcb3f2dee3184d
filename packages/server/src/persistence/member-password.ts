import type { LoginSecret, PasswordChange } from '@ykd/application/ports';
import type { Kysely } from 'kysely';
import { writeWish } from './account-wishes.js';
import type { DialectTraits } from './dialect.js';
import { endCalendarAddress } from './end-calendar-address.js';
import type { MemberTable, Schema } from './schema.js';

/** What a login needs of a member's row. */
export const secretOf = (row: Pick<MemberTable, 'pwd_hash' | 'pwd_initial_since'>): LoginSecret => ({
  ...(row.pwd_hash === null ? undefined : { passwordHash: row.pwd_hash }),
  ...(row.pwd_initial_since === null ? undefined : { initialSince: row.pwd_initial_since }),
});

/** Sets a password, with what goes with the old one; false for nobody. */
export const writePassword = async (
  trx: Kysely<Schema>,
  traits: DialectTraits,
  { id, passwordHash, initialSince, keepSessionId, sync, at }: PasswordChange,
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('member')
    .set({ pwd_hash: passwordHash, pwd_initial_since: initialSince ?? null, gmt_modified: at })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await trx
    .deleteFrom('session')
    .where('user_id', '=', id)
    .where('id', '<>', keepSessionId ?? '')
    .execute();
  await endCalendarAddress(trx, id);
  await trx.deleteFrom('weixin_binding').where('user_id', '=', id).execute();
  for (const wanted of sync) await writeWish(trx, traits, { userId: id, ...wanted, at });
  return true;
};
