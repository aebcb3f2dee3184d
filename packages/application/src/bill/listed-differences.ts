import type { Difference } from '../entities/bill.js';
import type { Bills } from '../ports/bills.js';
import type { KeyRows, KeyWindow } from '../ports/key-window.js';
import type { ListedRow, ListIds, ListKey, ListOrder, Selection } from '../staff-list/index.js';

/** A difference, as it is listed. */
export interface ListedDifference extends ListedRow, Difference {
  readonly settledByName: string | null;
}

/** Bills, and what they differ in as staff look it up. */
export interface ListedBills extends Bills, ListIds {
  page(
    order: ListOrder,
    window: KeyWindow<ListKey>,
    selection: Selection,
  ): Promise<KeyRows<ListedDifference>>;
  /** Counted up to `most`. */
  count(selection: Selection, most: number): Promise<number>;
}
