import type { Kysely } from 'kysely';
import type { DialectTraits } from './dialect.js';
import type { Schema } from './schema.js';

/** Keeps a product from being deleted until the transaction ends; answers whether it is there. */
export const holdProduct = async (
  trx: Kysely<Schema>,
  { forShare }: DialectTraits,
  id: string,
): Promise<boolean> => {
  const row = await trx
    .selectFrom('ykd_product')
    .select('id')
    .where('id', '=', id)
    .modifyEnd(forShare)
    .executeTakeFirst();
  return row !== undefined;
};
