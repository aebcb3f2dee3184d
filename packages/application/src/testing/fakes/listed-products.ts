import { inMallOrder, leastAmount } from '@ykd/domain/order';
import type { YkdProduct } from '../../entities/ykd-product.js';
import { rowsByKey } from '../../shared/rows-by-key.js';
import type { ListKey, Selection } from '../../staff-list/index.js';
import type { ListedProduct, ListedProducts } from '../../staff-product/products.js';
import { idsBehind, passes } from './students.js';
import type { FakeWorld } from './world.js';

/** Products in memory, as staff look them up. */
export const fakeListedProducts = ({ products }: Pick<FakeWorld, 'products'>): ListedProducts => {
  const valueOf = (product: YkdProduct, key: string) =>
    key === 'amount' ? leastAmount(product) : product[key as Exclude<keyof YkdProduct, 'skuAttrs'>];
  const isFound = ({ id, name }: YkdProduct, search: string): boolean =>
    id === search.trim() || name.toLowerCase().includes(search.trim().toLowerCase());
  const selected = ({ search, tests, ids }: Selection): readonly YkdProduct[] =>
    [...products.values()].filter(
      (product) =>
        (search === undefined || isFound(product, search)) &&
        (ids === undefined || ids.includes(product.id)) &&
        tests.every(({ key, test }) => passes(valueOf(product, key), test)),
    );
  return {
    page: async ({ key, isDescending }, window, selection) => {
      const rows = selected(selection).map((product) => ({
        ...product,
        sortValue: valueOf(product, key) ?? '',
      }));
      return rowsByKey<ListedProduct, ListKey>(rows, (row) => [row.sortValue, row.id], window, isDescending);
    },
    count: async (selection, most) => Math.min(selected(selection).length, most),
    ids: async (selection, window) => idsBehind(selected(selection), window),
    inOrder: async (limit) => inMallOrder([...products.values()]).slice(0, limit),
  };
};
