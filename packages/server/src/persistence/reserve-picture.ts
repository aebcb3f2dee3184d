import type { OwnedPicture } from '@ykd/application/ports';
import type { Transaction } from 'kysely';
import type { Schema } from './schema.js';

/**
 * Keeps a picture's name in a table, see the port. Whatever else adds pictures of the same member there must wait for the
 * transaction to end: counting and adding must not interleave.
 */
export const reservePicture = async (
  trx: Transaction<Schema>,
  table: 'avatar_file' | 'check_in_picture' | 'invoice_file' | 'receipt_picture',
  { name, userId, at }: OwnedPicture,
  { since, max }: { readonly since: number; readonly max: number },
): Promise<number | undefined> => {
  const counted = await trx
    .selectFrom(table)
    .select((e) => [e.fn.countAll<number>().as('count'), e.fn.min('at').as('oldest')])
    .where('user_id', '=', userId)
    .where('at', '>=', since)
    .executeTakeFirstOrThrow();
  if (counted.count >= max) return counted.oldest ?? at;
  await trx.insertInto(table).values({ name, user_id: userId, at }).execute();
  return undefined;
};
