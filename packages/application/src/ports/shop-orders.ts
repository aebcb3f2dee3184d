import type { OrderEvent, OrderStatus, SoldDays } from '@ykd/domain/order';
import type { KeyRows, KeyWindow } from '../shared/key-page.js';
import type { StoredOrder } from './order-repository.js';
import type { MadePayment } from './payment-provider.js';

/** An order of the shop mall: what every order is, and what buying it needs. */
export interface ShopOrder extends StoredOrder, SoldDays {
  /** The price before the coupon, in cents; `amount` is what is paid. */
  readonly listAmount: number;
  readonly couponId: string | null;
  /** When the payment was made, epoch ms. */
  readonly paidAt: number | null;
}

/** Who made something happen to an order. `provider`: WeChat Pay; `system`: the platform by itself. */
export type OrderActor =
  { readonly kind: 'member' | 'staff'; readonly userId: string } | { readonly kind: 'provider' | 'system' };

/** A line of an order's history; every transition leaves one. */
export interface OrderHistoryEntry {
  readonly event: 'PLACE' | OrderEvent;
  readonly status: OrderStatus;
  readonly actor: OrderActor;
  /** What people read beside it, e.g. the reason of a refund; may be empty. */
  readonly note: string;
  /** Epoch ms. */
  readonly at: number;
}

/** A payment as the provider tells of it; its `transactionId` is the same however often it is told of. */
export interface PaymentReceipt extends MadePayment {
  /** The number under which the payment was begun. */
  readonly outTradeNo: string;
  readonly orderId: string;
}

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

/**
 * What became of a payment: `paid` – it paid the order; `surplus` – the order was closed, paid already or of another
 * amount, and the money goes back; `gone-back` – somebody gave it back before we heard of it; `known` – it was told of
 * before, and nothing changed.
 */
export type ReceiptOutcome = 'paid' | 'surplus' | 'gone-back' | 'known';

/**
 * What was placed, or why not. `repeated`: the same key placed this order before; `product-gone`: the product was deleted
 * meanwhile; `coupon-in-use`: the coupon cannot be taken (any more).
 */
export type PlaceOutcome =
  | { readonly kind: 'placed' | 'repeated'; readonly order: ShopOrder }
  | { readonly kind: 'product-gone' | 'coupon-in-use' | 'too-many-open' };

/**
 * Orders of the shop mall and their money. Each method is one transaction: the change of the order, its history, its
 * coupon, its payment or refund, all or nothing; changes of the same order exclude each other. Status changes are those
 * of the domain's `orderTransition`, coupons move with `couponTransition`.
 */
export interface ShopOrders {
  /**
   * Places an order, reserves its coupon if it has one, and writes the history's first line. The same `requestKey` of
   * the same member places one order only. At most `openMax` orders of a member wait for their payment at a time. An
   * order of 0 cents is paid with that, by the platform.
   */
  place(input: {
    readonly order: ShopOrder;
    readonly requestKey: string;
    readonly actor: OrderActor;
    readonly openMax: number;
  }): Promise<PlaceOutcome>;
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
  /** Oldest first. */
  historyOf(orderId: string): Promise<readonly OrderHistoryEntry[]>;
  /** Who closed each of these orders; nothing of those that nobody closed. */
  closersOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, OrderActor['kind']>>;
  /** Closes an order that waits for its payment, gives its coupon back, and makes its payments due to be closed. */
  close(input: {
    readonly id: string;
    readonly actor: OrderActor;
    readonly note: string;
    readonly at: number;
  }): Promise<boolean>;
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
  /**
   * Takes a payment in, exactly once for each transaction. The first one of the right amount pays a waiting order, uses
   * its coupon and ends its other payments; any other one is written down as odd, and what others have not given back of
   * it is refunded. One that went back before, wholly or nobody knows how much of it, pays nothing: it is written down as
   * odd, and closes an order that waits unless another payment of it is open, which is due then. One of which a part went
   * back counts as any other. `validDate` and `serviceDate` are those of the order if this pays it.
   */
  receive(input: {
    readonly receipt: PaymentReceipt;
    readonly validDate: number;
    readonly serviceDate: number;
    /** The id of the refund, should the money go back. */
    readonly refundId: string;
    readonly at: number;
  }): Promise<ReceiptOutcome>;
  /**
   * Others gave money back: written down once for each number, and as one oddity for each payment, anew each time, with
   * the sum. When that is the whole payment, our own refund of it ends, and the order that it paid is refunded, by the
   * provider. Answers whether it was new.
   */
  refundedOutside(input: { readonly refund: OutsideRefund; readonly at: number }): Promise<boolean>;
  /** A paid order becomes one whose refund is being judged. */
  requestRefund(input: {
    readonly id: string;
    readonly actor: OrderActor;
    readonly note: string;
    readonly at: number;
  }): Promise<boolean>;
  /** The request is refused: the order is paid as before. False when there is none, or the money is on its way. */
  rejectRefund(input: {
    readonly id: string;
    readonly actor: OrderActor;
    readonly note: string;
    readonly at: number;
  }): Promise<boolean>;
  /**
   * The request is granted: makes the refund of what others have not given back of the payment that paid the order, once; when it is done, the history says
   * who granted it and why. An order that cost nothing is refunded with that. False when there is no request, or no
   * payment that could go back.
   */
  approveRefund(input: {
    readonly id: string;
    readonly refundId: string;
    readonly actor: OrderActor;
    readonly note: string;
    readonly at: number;
  }): Promise<boolean>;
  /** Orders whose refund was asked for and is not granted yet, oldest request first. */
  pageOfRefundRequests(window: KeyWindow<RefundRequestKey>): Promise<KeyRows<ShopOrder>>;
}

/** Where a request stands in the list of them: when the order was last changed, epoch ms, and its id. */
export type RefundRequestKey = readonly [gmtModified: number, id: string];
