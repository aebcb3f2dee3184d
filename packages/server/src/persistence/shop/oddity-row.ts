import { type Oddity, oddityFields } from '@ykd/application/entities';
import type { Kysely } from 'kysely';
import { mapping } from '../mapping.js';
import type { Schema } from '../schema.js';

const { rowOf, recordOf } = mapping(oddityFields);

/** The row of an odd thing. */
export const oddityRow = rowOf;

/** The odd thing of a row. */
export const oddityOfRow = recordOf;

/** Writes something odd down, once for each kind and subject; `db` may be a transaction. */
export const insertOddity = async (db: Kysely<Schema>, oddity: Oddity): Promise<void> => {
  await db
    .insertInto('oddity')
    .values(oddityRow(oddity))
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doNothing())
    .execute();
};

/** Writes something odd down as new, also when it was settled before; `trx` is a transaction. */
export const reopenOddity = async (trx: Kysely<Schema>, oddity: Oddity): Promise<void> => {
  const { id: _id, ...anew } = oddityRow(oddity);
  await trx
    .insertInto('oddity')
    .values(oddityRow(oddity))
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doUpdateSet(anew))
    .execute();
};

/** Somebody has seen something odd, unless that was settled before: answers which it was. `trx` is a transaction. */
export const settleOddity = async (
  trx: Kysely<Schema>,
  { kind, subject }: Pick<Oddity, 'kind' | 'subject'>,
  userId: string,
  at: number,
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('oddity')
    .set({ settled_by: userId, settled_at: at })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};
