import type { YkdProduct } from '@ykd/application/common-query';
import { productFields, productPriceFields, type ProductPriceLine } from '@ykd/application/entities';
import type { AuditDraft, ProductRepository, ProductSave } from '@ykd/application/ports';
import { productChangedAt } from '@ykd/domain/order';
import { sql, type Kysely } from 'kysely';
import { appendAudit } from './audit-log.js';
import type { Database } from './database.js';
import { mapping } from './mapping.js';
import { limitOf } from './planned-once.js';
import type { Placeholder } from './prepared.js';
import { addPrices, orderedValues, productRow, productToChange } from './tx-products.js';
import { writeTrace } from './security-log.js';
import type { Schema } from './schema.js';

const { recordOf } = mapping(productFields);
const prices = mapping(productPriceFields);

const insert = async (db: Kysely<Schema>, product: YkdProduct): Promise<YkdProduct> => {
  await db.insertInto('ykd_product').values(productRow(product)).execute();
  return product;
};

const idOf = (save: ProductSave): string => (save.kind === 'insert' ? save.product.id : save.id);

const byCodeUnits = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Thrown inside a transaction to undo what came before it. */
class UnknownProduct extends Error {}

/** Products in the database. */
export const productRepository = (database: Database): ProductRepository => {
  const byId = database.prepare((db, param: Placeholder<{ id: string }>) =>
    db.selectFrom('ykd_product').selectAll().where('id', '=', param('id')),
  );
  const pricesOf = database.prepare((db, param: Placeholder<{ id: string; limit: number }>) =>
    db
      .selectFrom('product_price')
      .selectAll()
      .where('product_id', '=', param('id'))
      .orderBy('at', 'desc')
      .orderBy('id')
      .limit(limitOf(param('limit'))),
  );
  return {
    insert: async (product) => {
      await insert(database.db, product);
    },
    find: async (id) => {
      const row = await byId.first({ id });
      return row && recordOf(row);
    },
    saveAll: async (saves, at, trace = [], audit = () => [], priced = () => []) => {
      try {
        return await database.transaction(async (trx) => {
          const saved = new Map<string, YkdProduct>();
          const told: AuditDraft[] = [];
          const changed: ProductPriceLine[] = [];
          // In the order of the ids: two lists never wait for each other.
          for (const save of saves.toSorted((a, b) => byCodeUnits(idOf(a), idOf(b)))) {
            if (save.kind === 'insert') {
              saved.set(save.product.id, await insert(trx, save.product));
              told.push(...audit(undefined, save.product));
              changed.push(...priced(undefined, save.product));
              continue;
            }
            const before = await productToChange(trx, database.traits, save.id);
            if (before === undefined) throw new UnknownProduct();
            const after = { ...before, ...save.fields, gmtModified: productChangedAt(before, at) };
            await trx.updateTable('ykd_product').set(productRow(after)).where('id', '=', save.id).execute();
            saved.set(save.id, after);
            told.push(...audit(before, after));
            changed.push(...priced(before, after));
          }
          await addPrices(trx, changed);
          await writeTrace(trx, trace);
          await appendAudit(trx, database.traits, told);
          return saves.flatMap((save) => saved.get(idOf(save)) ?? []);
        });
      } catch (error) {
        if (error instanceof UnknownProduct) return undefined;
        throw error;
      }
    },
    pricesOf: async (id, limit) => (await pricesOf.all({ id, limit })).map(prices.recordOf),
    orderedValues: (id) => orderedValues(database.db, id),
    setImage: (id, imageUrl, at, audit = () => []) =>
      database.transaction(async (trx) => {
        const known = await productToChange(trx, database.traits, id);
        if (known === undefined) return undefined;
        const changed = { ...known, imageUrl, gmtModified: productChangedAt(known, at) };
        await trx.updateTable('ykd_product').set(productRow(changed)).where('id', '=', id).execute();
        await appendAudit(trx, database.traits, audit(known, changed));
        return { previous: known.imageUrl };
      }),
    delete: (id, trace, audit = () => []) =>
      database.transaction(async (trx) => {
        // Held before anybody is asked about it: no order and no coupon comes in between.
        const row = await trx
          .selectFrom('ykd_product')
          .selectAll()
          .where('id', '=', id)
          .modifyEnd(database.traits.forUpdate)
          .executeTakeFirst();
        if (row === undefined) return 'unknown';
        for (const table of ['ykd_order', 'coupon', 'coupon_batch'] as const) {
          const user = await trx
            .selectFrom(table)
            .select('id')
            .where('product_id', '=', id)
            .limit(sql.lit(1))
            .executeTakeFirst();
          if (user !== undefined) return 'in-use';
        }
        await trx.deleteFrom('ykd_product').where('id', '=', id).execute();
        if (trace !== undefined) await writeTrace(trx, [trace]);
        const product = recordOf(row);
        await appendAudit(trx, database.traits, audit(product, undefined));
        return { imageUrl: product.imageUrl };
      }),
  };
};
