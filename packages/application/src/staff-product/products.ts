import type { YkdProduct } from '../entities/ykd-product.js';
import type { KeyRows, KeyWindow } from '../ports/key-window.js';
import type { ListedRow, ListIds, ListKey, ListOrder, Selection } from '../staff-list/index.js';

/** A product as it is listed. */
export interface ListedProduct extends ListedRow, YkdProduct {}

/** Products as staff look them up. A test of `id` names those that are meant. */
export interface ListedProducts extends ListIds {
  page(order: ListOrder, window: KeyWindow<ListKey>, selection: Selection): Promise<KeyRows<ListedProduct>>;
  /** Counted up to `most`. */
  count(selection: Selection, most: number): Promise<number>;
  /** In the order of the mall, on sale or not, at most `limit`. */
  inOrder(limit: number): Promise<readonly YkdProduct[]>;
}
