import type { Partner } from '../entities/partner.js';
import type { KeyRows, KeyWindow } from '../ports/key-window.js';
import type { ListedRow, ListIds, ListKey, ListOrder, Selection } from '../staff-list/index.js';

/** A partner as he is listed; his id is that of the member. */
export interface ListedPartner extends ListedRow, Partner {
  /** What the member is called: his name or else his username; null for one who has neither. */
  readonly memberName: string | null;
}

/** Partners as they are read; what changes them are use cases, in a `UnitOfWork`. */
export interface ListedPartners extends ListIds {
  page(order: ListOrder, window: KeyWindow<ListKey>, selection: Selection): Promise<KeyRows<ListedPartner>>;
  /** Counted up to `most`. */
  count(selection: Selection, most: number): Promise<number>;
  find(userId: string): Promise<Partner | undefined>;
}
