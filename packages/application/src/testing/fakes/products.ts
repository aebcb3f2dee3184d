import { productChangedAt } from '@ykd/domain/order';
import type { YkdProduct } from '../../entities/entities.js';
import type { ProductRepository } from '../../ports/product-repository.js';
import { auditInto } from './audit-log.js';
import { traceInto } from './security-log.js';
import { valuesOrdered } from './tx-products.js';
import type { FakeWorld } from './world.js';
import type { Alone } from './alone.js';

/** Products in memory; the entity reader reads them from `stored`. */
export interface FakeProducts extends ProductRepository {
  readonly stored: ReadonlyMap<string, YkdProduct>;
}

/** Products in memory, beside the orders, coupons and batches of them that name them. */
export const fakeProducts = (
  world: Pick<
    FakeWorld,
    'products' | 'productPrices' | 'orders' | 'coupons' | 'couponBatches' | 'securityLog' | 'audit'
  >,
  alone: Alone,
): FakeProducts => {
  const { products: stored, orders, coupons, couponBatches } = world;
  const insert = (product: YkdProduct): YkdProduct => {
    if (stored.has(product.id)) throw new Error(`a product ${product.id} exists`);
    stored.set(product.id, product);
    return product;
  };
  return {
    stored,
    insert: async (product) => {
      insert(product);
    },
    find: async (id) => stored.get(id),
    saveAll: async (saves, at, trace = [], audit = () => [], priced = () => []) => {
      if (saves.some((save) => save.kind === 'change' && !stored.has(save.id))) return undefined;
      traceInto(world, trace);
      const ids = saves.map((save) => {
        const id = save.kind === 'insert' ? save.product.id : save.id;
        const known = stored.get(id);
        if (save.kind === 'insert') insert(save.product);
        else if (known !== undefined)
          stored.set(id, { ...known, ...save.fields, gmtModified: productChangedAt(known, at) });
        const after = stored.get(id);
        auditInto(world, audit(known, after));
        if (after !== undefined)
          for (const line of priced(known, after)) world.productPrices.set(line.id, line);
        return id;
      });
      return ids.flatMap((id) => stored.get(id) ?? []);
    },
    pricesOf: async (id, limit) =>
      [...world.productPrices.values()]
        .filter(({ productId }) => productId === id)
        .toSorted((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1))
        .slice(0, limit),
    orderedValues: async (id) => valuesOrdered(orders, id),
    setImage: async (id, imageUrl, at, audit = () => []) => {
      const known = stored.get(id);
      if (known === undefined) return undefined;
      const changed = { ...known, imageUrl, gmtModified: productChangedAt(known, at) };
      stored.set(id, changed);
      auditInto(world, audit(known, changed));
      return { previous: known.imageUrl };
    },
    delete: (id, trace, audit = () => []) =>
      alone(() => {
        const known = stored.get(id);
        if (known === undefined) return 'unknown';
        if (
          [...orders.values(), ...coupons.values(), ...couponBatches.values()].some(
            ({ productId }) => productId === id,
          )
        )
          return 'in-use';
        stored.delete(id);
        if (trace !== undefined) traceInto(world, [trace]);
        auditInto(world, audit(known, undefined));
        return { imageUrl: known.imageUrl };
      }),
  };
};
