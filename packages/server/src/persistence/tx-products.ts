import { productFields, productPriceFields, skuAttrsField } from '@ykd/application/entities';
import type { TxProducts } from '@ykd/application/ports';
import type { YkdProduct } from '@ykd/application/common-query';
import { leastAmount } from '@ykd/domain/order';
import { sql, type Kysely } from 'kysely';
import type { DialectTraits } from './dialect.js';
import { holdProduct } from './held-product.js';
import { insertMany } from './insert-many.js';
import { mapping } from './mapping.js';
import type { Schema } from './schema.js';

const { rowOf, recordOf } = mapping(productFields);
const prices = mapping(productPriceFields);
/** A product as it is stored, with the price that staff find and order it by. */
export const productRow = (product: YkdProduct): Schema['ykd_product'] => ({
  ...rowOf(product),
  least_amount: leastAmount(product),
});

const chosen = mapping({ skuAttrs: skuAttrsField });

/** A product that is to be changed: as it stands, and nobody else changes it until the transaction ends. */
export const productToChange = async (
  trx: Kysely<Schema>,
  { forNoKeyUpdate }: Pick<DialectTraits, 'forNoKeyUpdate'>,
  id: string,
): Promise<YkdProduct | undefined> => {
  const row = await trx
    .selectFrom('ykd_product')
    .selectAll()
    .where('id', '=', id)
    .modifyEnd(forNoKeyUpdate)
    .executeTakeFirst();
  return row && recordOf(row);
};

/** Adds to the history of prices. */
export const addPrices = (
  trx: Kysely<Schema>,
  lines: Parameters<TxProducts['addPrices']>[0],
): Promise<void> => insertMany(trx, 'product_price', lines.map(prices.rowOf));

/** The texts that orders of a product were chosen by, each once. */
export const orderedValues = async (db: Kysely<Schema>, id: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('ykd_order')
    .select('sku_attrs')
    .distinct()
    .where('product_id', '=', id)
    .execute();
  const attrs = rows.flatMap((row) => chosen.recordOf(row).skuAttrs);
  return [...new Set(attrs.flatMap(({ values }) => values.map(({ value }) => value)))];
};

/** Products in a transaction of the database. */
export const txProducts = (trx: Kysely<Schema>, traits: DialectTraits): TxProducts => ({
  hold: (id) => holdProduct(trx, traits, id),
  holdToChange: (id) => productToChange(trx, traits, id),
  // In the order of their ids: two who hold all of them never wait for each other.
  holdPlaces: (limit) =>
    trx
      .selectFrom('ykd_product')
      .select(['id', 'sort'])
      .orderBy('id')
      .limit(sql.lit(limit))
      .modifyEnd(traits.forNoKeyUpdate)
      .execute(),
  insert: async (product) => {
    await trx.insertInto('ykd_product').values(productRow(product)).execute();
  },
  store: async (product) => {
    await trx.updateTable('ykd_product').set(productRow(product)).where('id', '=', product.id).execute();
  },
  place: async ({ id, sort }) => {
    await trx.updateTable('ykd_product').set({ sort }).where('id', '=', id).execute();
  },
  addPrices: (lines) => addPrices(trx, lines),
  orderedValues: (id) => orderedValues(trx, id),
});
