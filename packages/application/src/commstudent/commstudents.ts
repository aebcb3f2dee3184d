import type { CommissionReview, CommissionState } from '@ykd/domain/commission';
import type { OrderStatus } from '@ykd/domain/order';
import type { KeyRows, KeyWindow } from '../ports/key-window.js';
import type { ListedRow, ListIds, ListKey, ListOrder, Selection } from '../staff-list/index.js';

/** An order that a partner brought and somebody paid, as it is listed; its id is that of the order. Cents and epoch ms. */
export interface ListedClosing extends ListedRow {
  /** The id of the buyer, and his name or else his username; null for one who has neither, or is gone. */
  readonly student: string;
  readonly studentName: string | null;
  /** The id of the partner, and the name he applied with; null for one who is gone. */
  readonly partner: string;
  readonly partnerName: string | null;
  readonly product: string;
  readonly paidAt: number;
  readonly status: OrderStatus;
  readonly amount: number;
  readonly refundedAmount: number;
  /** What was earned with it, and what of that was taken back. */
  readonly earned: number;
  readonly reversed: number;
  readonly commissionState: CommissionState;
  readonly commissionReview: CommissionReview;
}

/** Somebody by whom students were closed. */
export interface ClosingPartner {
  readonly id: string;
  readonly name: string | null;
}

/** How many partners a list can be narrowed by. */
export const CLOSING_PARTNERS_MAX = 1_000;

/** Students that were closed through partners, as staff look them up. */
export interface ListedClosings extends ListIds {
  page(order: ListOrder, window: KeyWindow<ListKey>, selection: Selection): Promise<KeyRows<ListedClosing>>;
  /** Counted up to `most`. */
  count(selection: Selection, most: number): Promise<number>;
  /** Who brought any of them, or of those in somebody's care, in the order of their names; so many at most. */
  partners(limit: number, caredBy?: string): Promise<readonly ClosingPartner[]>;
}
