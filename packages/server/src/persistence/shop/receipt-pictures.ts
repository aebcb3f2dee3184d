import type { ReceiptPictures, TxOrderMoney } from '@ykd/application/ports';
import type { Kysely } from 'kysely';
import type { Database } from '../database.js';
import type { DialectTraits } from '../dialect.js';
import { limitOf } from '../planned-once.js';
import type { Placeholder } from '../prepared.js';
import { reservePicture } from '../reserve-picture.js';
import type { Schema } from '../schema.js';

const COLUMNS = ['name', 'user_id as userId', 'at'] as const;

/** Makes all that changes which pictures of somebody there are, and are shown, wait for each other. */
const lockReceipts = (trx: Kysely<Schema>, { lockKey }: DialectTraits, userId: string): Promise<void> =>
  lockKey(trx, `receipts:${userId}`);

const isShown = (db: Kysely<Schema>, name: string) =>
  db.selectFrom('receipt_shown').select('place').where('receipt_shown.name', '=', name);

/** The names of the pictures of receipts in the database. */
export const receiptPictures = (database: Database): ReceiptPictures => {
  const { prepare, transaction, traits } = database;
  const byName = prepare((db, param: Placeholder<{ name: string }>) =>
    db.selectFrom('receipt_picture').select(COLUMNS).where('name', '=', param('name')),
  );
  const unused = prepare((db, param: Placeholder<{ before: number; limit: number }>) =>
    db
      .selectFrom('receipt_picture')
      .select(COLUMNS)
      .where('at', '<', param('before'))
      .where((e) =>
        e.not(
          e.exists(
            e
              .selectFrom('receipt_shown')
              .select('place')
              .whereRef('receipt_shown.name', '=', 'receipt_picture.name'),
          ),
        ),
      )
      .orderBy('at')
      .orderBy('name')
      .limit(limitOf(param('limit'))),
  );
  return {
    reserve: (file, since, max) =>
      transaction(async (trx) => {
        await lockReceipts(trx, traits, file.userId);
        return reservePicture(trx, 'receipt_picture', file, { since, max });
      }),
    find: (name) => byName.first({ name }),
    delete: (name, userId) =>
      transaction(async (trx) => {
        await lockReceipts(trx, traits, userId);
        if ((await isShown(trx, name).executeTakeFirst()) !== undefined) return false;
        const { numDeletedRows } = await trx
          .deleteFrom('receipt_picture')
          .where('name', '=', name)
          .where('user_id', '=', userId)
          .executeTakeFirstOrThrow();
        return numDeletedRows === 1n;
      }),
    findUnused: (before, limit) => unused.all({ before, limit }),
  };
};

/** The pictures that an order is to name, inside a transaction. */
export const txReceipts = (
  trx: Kysely<Schema>,
  traits: DialectTraits,
): Pick<TxOrderMoney, 'holdReceipts'> => ({
  holdReceipts: async (userId, names) => {
    if (names.length === 0) return true;
    await lockReceipts(trx, traits, userId);
    const rows = await trx
      .selectFrom('receipt_picture')
      .select('name')
      .where('name', 'in', names)
      .where('user_id', '=', userId)
      .execute();
    return rows.length === new Set(names).size;
  },
});
