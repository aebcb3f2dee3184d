import type { YkdProduct } from '../../entities/entities.js';
import type { ProductRepository } from '../../ports/product-repository.js';
import { traceInto } from './security-log.js';
import type { FakeWorld } from './world.js';
import type { Alone } from './alone.js';

/** Products in memory; the entity reader reads them from `stored`. */
export interface FakeProducts extends ProductRepository {
  readonly stored: ReadonlyMap<string, YkdProduct>;
}

/** Products in memory, beside the orders and coupons that name them. */
export const fakeProducts = (
  world: Pick<FakeWorld, 'products' | 'orders' | 'coupons' | 'securityLog'>,
  alone: Alone,
): FakeProducts => {
  const { products: stored, orders, coupons } = world;
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
    saveAll: async (saves, at, trace = []) => {
      if (saves.some((save) => save.kind === 'change' && !stored.has(save.id))) return undefined;
      traceInto(world, trace);
      const ids = saves.map((save) => {
        if (save.kind === 'insert') return insert(save.product).id;
        const known = stored.get(save.id);
        if (known !== undefined) stored.set(save.id, { ...known, ...save.fields, gmtModified: at });
        return save.id;
      });
      return ids.flatMap((id) => stored.get(id) ?? []);
    },
    setImage: async (id, imageUrl, at) => {
      const known = stored.get(id);
      if (known === undefined) return undefined;
      stored.set(id, { ...known, imageUrl, gmtModified: at });
      return { previous: known.imageUrl };
    },
    delete: (id, trace) =>
      alone(() => {
        const known = stored.get(id);
        if (known === undefined) return 'unknown';
        if ([...orders.values(), ...coupons.values()].some(({ productId }) => productId === id))
          return 'in-use';
        stored.delete(id);
        if (trace !== undefined) traceInto(world, [trace]);
        return { imageUrl: known.imageUrl };
      }),
  };
};
