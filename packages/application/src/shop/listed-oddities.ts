import type { Oddity } from '../entities/oddity.js';
import type { KeyRows, KeyWindow } from '../ports/key-window.js';
import type { Oddities } from '../ports/oddities.js';
import type { ListedRow, ListIds, ListKey, ListOrder, Selection } from '../staff-list/index.js';

/** Something odd, as it is listed. */
export interface ListedOddity extends ListedRow, Oddity {}

/** Odd things about money, as staff look them up, too. */
export interface ListedOddities extends Oddities, ListIds {
  page(order: ListOrder, window: KeyWindow<ListKey>, selection: Selection): Promise<KeyRows<ListedOddity>>;
  /** Counted up to `most`. */
  count(selection: Selection, most: number): Promise<number>;
}
