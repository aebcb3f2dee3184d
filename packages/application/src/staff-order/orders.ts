import type { OrderStatus, TwinKind } from '@ykd/domain/order';
import type { KeyRows, KeyWindow } from '../ports/key-window.js';
import type { PaymentReceiptFields } from '../entities/payment-receipt.js';
import type { Refunded } from '../order/refunded.js';
import type { ListedRow, ListIds, ListKey, ListOrder, Selection } from '../staff-list/index.js';

/** An order as it is listed. Cents and epoch ms. */
export interface ListedOrder extends ListedRow, Refunded {
  /** The id of the member whose order it is, and his name or else his username; null for one who has neither, or is gone. */
  readonly student: string;
  readonly studentName: string | null;
  readonly product: string;
  readonly productName: string;
  readonly status: OrderStatus;
  readonly amount: number;
  readonly listAmount: number;
  readonly paidAt: number | null;
  readonly gmtCreated: number;
  readonly validDate: number | null;
  readonly serviceDate: number | null;
  /** Whether the payment that paid it was taken in here. */
  readonly isPaidHere: boolean;
  /** Whether it was decided that all that is left of its money goes back, however far that is. */
  readonly isGranted: boolean;
  /** Whether a refund of it waits for a second person, asked for or not. */
  readonly isProposed: boolean;
  readonly double: TwinKind | null;
  readonly twinId: string | null;
}

/** A payment that was taken in for an order; `isKept`: it is the one that paid it. */
export interface OrderReceipt extends PaymentReceiptFields {
  readonly isKept: boolean;
}

export interface NamedProduct {
  readonly id: string;
  readonly name: string;
}

/** Orders as staff look them up. */
export interface ListedOrders extends ListIds {
  page(order: ListOrder, window: KeyWindow<ListKey>, selection: Selection): Promise<KeyRows<ListedOrder>>;
  /** Counted up to `most`. */
  count(selection: Selection, most: number): Promise<number>;
  /** The products that orders may be of, in the order of the mall. */
  products(): Promise<readonly NamedProduct[]>;
  /** The payments that were taken in for an order, oldest first. */
  receiptsOf(orderId: string): Promise<readonly OrderReceipt[]>;
}
