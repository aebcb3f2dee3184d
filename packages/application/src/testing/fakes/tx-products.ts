import type { TxProducts } from '../../ports/product-repository.js';
import type { ShopWorld } from './shop-world.js';

/** The texts that orders of a product were chosen by, each once. */
export const valuesOrdered = (orders: ShopWorld['orders'], id: string): readonly string[] => {
  const ofIt = [...orders.values()].filter(({ productId }) => productId === id);
  const values = ofIt.flatMap(({ skuAttrs }) => skuAttrs.flatMap((attr) => attr.values));
  return [...new Set(values.map(({ value }) => value))];
};

/** What a transaction reads and writes of products. It has the world alone: nothing needs to be held. */
export const txProducts = ({
  products,
  productPrices,
  orders,
}: Pick<ShopWorld, 'products' | 'productPrices' | 'orders'>): TxProducts => ({
  hold: async (id) => products.has(id),
  holdToChange: async (id) => products.get(id),
  holdPlaces: async (limit) => [...products.values()].slice(0, limit).map(({ id, sort }) => ({ id, sort })),
  insert: async (product) => {
    if (products.has(product.id)) throw new Error(`a product ${product.id} exists`);
    products.set(product.id, product);
  },
  store: async (product) => void products.set(product.id, product),
  place: async ({ id, sort }) => {
    const held = products.get(id);
    if (held !== undefined) products.set(id, { ...held, sort });
  },
  addPrices: async (lines) => {
    for (const line of lines) productPrices.set(line.id, line);
  },
  orderedValues: async (id) => valuesOrdered(orders, id),
});
