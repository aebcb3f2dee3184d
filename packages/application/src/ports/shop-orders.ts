import type { OrderEvent, OrderStatus, PaymentWay, SoldDays } from '@ykd/domain/order';
import type { StoredOrder } from './order-repository.js';

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

/** A payment as the provider tells of it. */
export interface PaymentReceipt {
  /** The provider's number: one payment has one, however often it is told of. */
  readonly transactionId: string;
  /** The number under which the payment was begun. */
  readonly outTradeNo: string;
  readonly orderId: string;
  /** Cents. */
  readonly amount: number;
  /** Epoch ms. */
  readonly paidAt: number;
}

/**
 * What became of a payment: `paid` – it paid the order; `surplus` – the order was closed, paid already or of another
 * amount, and the money goes back; `known` – it was told of before, and nothing changed.
 */
export type ReceiptOutcome = 'paid' | 'surplus' | 'known';

/** Why money goes back. `REQUESTED`: the buyer asked and staff agreed. */
export type RefundCause = 'REQUESTED' | 'CLOSED_ORDER' | 'PAID_TWICE' | 'WRONG_AMOUNT';

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
  /** Closes an order that waits for its payment, gives its coupon back, and makes its payments due to be closed. */
  close(input: {
    readonly id: string;
    readonly actor: OrderActor;
    readonly note: string;
    readonly at: number;
  }): Promise<boolean>;
  /** Orders that wait for their payment and were created before `createdBefore` (epoch ms), oldest first. */
  findOverdue(createdBefore: number, limit: number): Promise<readonly ShopOrder[]>;
  /**
   * Takes a payment in, exactly once for each transaction. The first one of the right amount pays a waiting order, uses
   * its coupon and ends its other payments; any other one is written down as odd and refunded. `validDate` and
   * `serviceDate` are those of the order if this pays it.
   */
  receive(input: {
    readonly receipt: PaymentReceipt;
    readonly validDate: number;
    readonly serviceDate: number;
    /** The id of the refund, should the money go back. */
    readonly refundId: string;
    readonly at: number;
  }): Promise<ReceiptOutcome>;
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
   * The request is granted: makes the refund of the payment that paid the order, once; when it is done, the history says
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
  pageOfRefundRequests(input: {
    readonly offset: number;
    readonly limit: number;
  }): Promise<{ readonly list: readonly ShopOrder[]; readonly total: number }>;
}

/** A payment that was begun at the provider for an order. */
export interface PaymentAttempt {
  /** Our number at the provider: letters and digits, 6 to 32. */
  readonly outTradeNo: string;
  readonly orderId: string;
  readonly way: PaymentWay;
  /** The payer's WeChat account, for JSAPI. */
  readonly openid: string | null;
  /** Cents. */
  readonly amount: number;
  /** `OPEN`: may be paid; `PAID`; `CLOSED`: the provider takes no payment for it any more. */
  readonly status: 'OPEN' | 'PAID' | 'CLOSED';
  /** What the provider answered, as the way needs it (code_url, prepay_id, h5_url); null until it did. */
  readonly invitation: string | null;
  /** When the invitation was given, epoch ms. */
  readonly invitedAt: number | null;
  /** How often the provider was asked about it. */
  readonly checks: number;
  /** Epoch ms. */
  readonly gmtCreated: number;
}

/** Payments that were begun. */
export interface PaymentAttempts {
  /**
   * The open attempt of this order, way and payer, or a new one made of this; undefined when the order does not wait for
   * its payment. Stored before the provider hears of it, so that no payment can come for an unknown number.
   */
  begin(attempt: PaymentAttempt, checkAt: number): Promise<PaymentAttempt | undefined>;
  /** Keeps what the provider answered. */
  invited(outTradeNo: string, invitation: string, at: number): Promise<void>;
  find(outTradeNo: string): Promise<PaymentAttempt | undefined>;
  /** Oldest first. */
  ofOrder(orderId: string): Promise<readonly PaymentAttempt[]>;
  /** Takes attempts about which the provider is to be asked, the longest due first, for `leaseMs`. */
  claimDue(claim: {
    readonly at: number;
    readonly leaseMs: number;
    readonly limit: number;
  }): Promise<readonly PaymentAttempt[]>;
  /** The provider was asked, or could not be; the next look is due at `nextAt`. */
  checked(outTradeNo: string, nextAt: number): Promise<void>;
  /** The provider takes no payment for it any more. One that was paid stays paid. */
  closed(outTradeNo: string): Promise<void>;
}

/** Money on its way back. */
export interface Refund {
  /** Our number at the provider: letters and digits, 6 to 32. */
  readonly id: string;
  readonly orderId: string;
  readonly transactionId: string;
  readonly outTradeNo: string;
  readonly cause: RefundCause;
  /** Cents that go back, and cents that were paid; the same so far. */
  readonly amount: number;
  readonly total: number;
  /** `WAITING`: the provider is to be asked; `PROCESSING`: it works on it; `DONE`; `FAILED`: people must look at it. */
  readonly status: 'WAITING' | 'PROCESSING' | 'DONE' | 'FAILED';
  /** How often the provider was asked, since somebody let it be tried again. */
  readonly attempts: number;
  /** What was the matter at the last try. */
  readonly error: string | null;
  /** Epoch ms. */
  readonly gmtCreated: number;
  readonly gmtModified: number;
}

/** Refunds and how far they are. */
export interface Refunds {
  find(id: string): Promise<Refund | undefined>;
  /** Oldest first. */
  ofOrder(orderId: string): Promise<readonly Refund[]>;
  /** Takes refunds that the provider is to be asked for or about, the longest due first, for `leaseMs`. */
  claimDue(claim: {
    readonly at: number;
    readonly leaseMs: number;
    readonly limit: number;
  }): Promise<readonly Refund[]>;
  /** The provider took it on, or has not finished it; it is asked again at `nextAt`. */
  processing(id: string, at: number, nextAt: number): Promise<void>;
  /** The try failed; the next one is due at `nextAt`. */
  retry(id: string, error: string, at: number, nextAt: number): Promise<void>;
  /**
   * The money is back. The requested refund of an order makes that order a refunded one, in the same transaction; done
   * again, it changes nothing.
   */
  done(id: string, at: number): Promise<void>;
  /** The provider will not do it: written down as odd, anew when it was tried again. A refund that is done stays so. */
  failed(id: string, error: string, at: number): Promise<void>;
  /** Staff let a failed one be tried again, now; with that they have settled that it failed. */
  tryAgain(id: string, userId: string, at: number): Promise<boolean>;
}

/** What staff must see. `UNKNOWN_PAYMENT`: money came in for a number that we never gave. */
export type OddityKind = Exclude<RefundCause, 'REQUESTED'> | 'UNKNOWN_PAYMENT' | 'REFUND_FAILED';

/** Something odd about money. */
export interface Oddity {
  readonly id: string;
  readonly kind: OddityKind;
  readonly orderId: string | null;
  /** The transaction or the refund that it is about. */
  readonly subject: string;
  readonly amount: number;
  readonly note: string;
  readonly gmtCreated: number;
  /** Who has looked at it, and when (epoch ms); null until somebody did. */
  readonly settledBy: string | null;
  readonly settledAt: number | null;
}

/** The list of odd things. */
export interface Oddities {
  /** Written once for each kind and subject. */
  note(oddity: Oddity): Promise<void>;
  find(id: string): Promise<Oddity | undefined>;
  /** Newest first. */
  page(input: {
    readonly open?: boolean;
    readonly offset: number;
    readonly limit: number;
  }): Promise<{ readonly list: readonly Oddity[]; readonly total: number }>;
  /** Somebody looked at it; the first one counts. False when it does not exist. */
  settle(id: string, userId: string, at: number): Promise<boolean>;
}
