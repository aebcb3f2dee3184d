import type { Oddity } from '../entities/oddity.js';
import type { ListedRow, ListIds, ListKey, ListOrder, Selection } from '../staff-list/index.js';
import type { KeyRows, KeyWindow } from './key-window.js';

export type { Oddity, OddityKind } from '../entities/oddity.js';

/** Something odd, as it is listed. */
export interface ListedOddity extends ListedRow, Oddity {}

/** Odd things about money. Who looked at one is written down together with what tells of it: see `Tx`. */
export interface Oddities extends ListIds {
  /** Written once for each kind and subject. */
  note(oddity: Oddity): Promise<void>;
  find(id: string): Promise<Oddity | undefined>;
  page(order: ListOrder, window: KeyWindow<ListKey>, selection: Selection): Promise<KeyRows<ListedOddity>>;
  /** Counted up to `most`. */
  count(selection: Selection, most: number): Promise<number>;
}
