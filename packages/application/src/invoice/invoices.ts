import type { Invoice } from '../entities/invoice.js';
import type { KeyRows, KeyWindow } from '../ports/key-window.js';
import type { ListedRow, ListIds, ListKey, ListOrder, Selection } from '../staff-list/index.js';

/** An invoice as it is listed. */
export interface ListedInvoice extends ListedRow, Invoice {
  /** What its buyer is called: his name or else his username; null for one who has neither, or is gone. */
  readonly studentName: string | null;
  readonly productName: string;
}

/** Invoices as they are read; what changes them are use cases, in a `UnitOfWork`. */
export interface ListedInvoices extends ListIds {
  page(order: ListOrder, window: KeyWindow<ListKey>, selection: Selection): Promise<KeyRows<ListedInvoice>>;
  /** Counted up to `most`. */
  count(selection: Selection, most: number): Promise<number>;
  find(id: string): Promise<Invoice | undefined>;
  /** Those of these orders, the oldest first. */
  ofOrders(orderIds: readonly string[]): Promise<readonly Invoice[]>;
}
