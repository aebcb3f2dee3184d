import type { YkdProduct } from '@ykd/application/common-query';
import { productFields } from '@ykd/application/entities';
import type { ProductRepository, ProductSave } from '@ykd/application/ports';
import { sql, type Kysely } from 'kysely';
import type { Database } from './database.js';
import { mapping } from './mapping.js';
import type { Placeholder } from './prepared.js';
import { writeTrace } from './security-log.js';
import type { Schema } from './schema.js';

const { rowOf, recordOf, changesOf } = mapping(productFields);

const insert = async (db: Kysely<Schema>, product: YkdProduct): Promise<YkdProduct> => {
  await db.insertInto('ykd_product').values(rowOf(product)).execute();
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
  return {
    insert: async (product) => {
      await insert(database.db, product);
    },
    find: async (id) => {
      const row = await byId.first({ id });
      return row && recordOf(row);
    },
    saveAll: async (saves, at, trace = []) => {
      try {
        return await database.transaction(async (trx) => {
          const saved = new Map<string, YkdProduct>();
          // In the order of the ids: two lists never wait for each other.
          for (const save of saves.toSorted((a, b) => byCodeUnits(idOf(a), idOf(b)))) {
            if (save.kind === 'insert') {
              saved.set(save.product.id, await insert(trx, save.product));
              continue;
            }
            const row = await trx
              .updateTable('ykd_product')
              .set({ ...changesOf(save.fields), gmt_modified: at })
              .where('id', '=', save.id)
              .returningAll()
              .executeTakeFirst();
            if (row === undefined) throw new UnknownProduct();
            saved.set(save.id, recordOf(row));
          }
          await writeTrace(trx, trace);
          return saves.flatMap((save) => saved.get(idOf(save)) ?? []);
        });
      } catch (error) {
        if (error instanceof UnknownProduct) return undefined;
        throw error;
      }
    },
    setImage: (id, imageUrl, at) =>
      database.transaction(async (trx) => {
        const known = await trx
          .selectFrom('ykd_product')
          .select('image_url as previous')
          .where('id', '=', id)
          .modifyEnd(database.traits.forNoKeyUpdate)
          .executeTakeFirst();
        if (known === undefined) return undefined;
        const change = { image_url: imageUrl, gmt_modified: at };
        await trx.updateTable('ykd_product').set(change).where('id', '=', id).execute();
        return known;
      }),
    delete: (id, trace) =>
      database.transaction(async (trx) => {
        // Held before anybody is asked about it: no order and no coupon comes in between.
        const product = await trx
          .selectFrom('ykd_product')
          .select('image_url as imageUrl')
          .where('id', '=', id)
          .modifyEnd(database.traits.forUpdate)
          .executeTakeFirst();
        if (product === undefined) return 'unknown';
        for (const table of ['ykd_order', 'coupon'] as const) {
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
        return product;
      }),
  };
};
