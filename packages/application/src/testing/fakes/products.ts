import type { YkdProduct } from '../../commonquery/entities.js';
import type { ProductRepository } from '../../ports/product-repository.js';

/** Products in memory; the entity reader reads them from `stored`. */
export interface FakeProducts extends ProductRepository {
  readonly stored: ReadonlyMap<string, YkdProduct>;
}

/** Products in memory. */
export const fakeProducts = (): FakeProducts => {
  const stored = new Map<string, YkdProduct>();
  return {
    stored,
    insert: async (product) => {
      if (stored.has(product.id)) throw new Error(`a product ${product.id} exists`);
      stored.set(product.id, product);
    },
  };
};
