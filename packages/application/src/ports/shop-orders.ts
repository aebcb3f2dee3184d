import type { OrderEvent, OrderStatus } from '@ykd/domain/order';
import type { PaymentReceiptFields } from '../entities/payment-receipt.js';
import type { SoldFields } from '../entities/ykd-order.js';
import type { KeyRows, KeyWindow } from './key-window.js';
import type { StoredOrder } from './order-repository.js';
import type { MadePayment } from './payment-provider.js';

/** An order of the shop mall: what every order is, and what buying it needs. */
export interface ShopOrder extends StoredOrder, SoldFields {}

/** Who made something happen to an order. `provider`: WeChat Pay; `system`: the platform by itself. */
export type OrderActor =
  { readonly kind: 'member' | 'staff'; readonly userId: string } | { readonly kind: 'provider' | 'system' };

/** A line of an order's history; every transition leaves one. */
export interface OrderHistoryEntry {
  readonly event: 'PLACE' | OrderEvent;
  readonly status: OrderStatus;
  readonly actor: OrderActor;
  /** What staff read beside it, e.g. the reason of a refund; may be empty. Its buyer reads `buyerNote`. */
  readonly note: string;
  /** Epoch ms. */
  readonly at: number;
}

/**
 * How many lines of an order's history are read at a time: more than its steps, of which the requests for a refund, the
 * parts that went back and the changes of its validity are counted, come to. What grew longer before they were counted is cut.
 */
export const ORDER_HISTORY_MAX = 64;

/** A payment as the provider tells of it; its `transactionId` is the same however often it is told of. */
export interface PaymentReceipt extends PaymentReceiptFields, Pick<MadePayment, 'refunded'> {}

/** Money that others gave back, as a rule on the pages of the provider, and that has arrived. */
export interface OutsideRefund {
  /** Its number there. */
  readonly refundId: string;
  readonly transactionId: string;
  readonly outTradeNo: string;
  /** The order that the payment was begun for; null for a payment that nobody began here. */
  readonly orderId: string | null;
  /** Cents. */
  readonly amount: number;
}

/** Orders of the shop mall and their histories, as they are read; what changes them are use cases, in a `UnitOfWork`. */
export interface ShopOrders {
  find(id: string): Promise<ShopOrder | undefined>;
  /** The order that this member's key placed. */
  findByRequestKey(userId: string, requestKey: string): Promise<ShopOrder | undefined>;
  /** A page of a member's orders, newest first, and how many there are. */
  pageOfUser(input: {
    readonly userId: string;
    readonly status?: OrderStatus;
    readonly offset: number;
    readonly limit: number;
  }): Promise<{ readonly list: readonly ShopOrder[]; readonly total: number }>;
  /** The newest {@link ORDER_HISTORY_MAX} lines, oldest first. */
  historyOf(orderId: string): Promise<readonly OrderHistoryEntry[]>;
  /** What each of these orders buys and for how much; nothing of those that there are not. */
  purchasesOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, Purchase>>;
  /** Who closed each of these orders; nothing of those that nobody closed. */
  closersOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, OrderActor['kind']>>;
  /**
   * Takes orders that wait for their payment and were created before `createdBefore` (epoch ms), oldest first, for
   * `leaseMs`: until then nobody else is given them. Whoever has one may still pay or close it.
   */
  claimOverdue(claim: {
    readonly createdBefore: number;
    readonly at: number;
    readonly leaseMs: number;
    readonly limit: number;
  }): Promise<readonly ShopOrder[]>;
  /** Orders whose refund was asked for and is not granted yet, oldest request first. */
  pageOfRefundRequests(window: KeyWindow<RefundRequestKey>): Promise<KeyRows<ShopOrder>>;
}

/** What an order buys: by its name there, and for how many cents. */
export type Purchase = Pick<ShopOrder, 'productName' | 'amount'>;

/** Where a request stands in the list of them: when the order was last changed, epoch ms, and its id. */
export type RefundRequestKey = readonly [gmtModified: number, id: string];
