import type { CouponInstance, CouponIssue } from '@ykd/domain/coupon';
import type { OrderStatus, PaymentWay, SkuAttr, SoldDays, YkdOrder } from '@ykd/domain/order';
import type { YkdProduct } from '../entities/entities.js';
import { oddityFields } from '../entities/oddity.js';
import { flag, nullable, text, type RecordOf } from '../entity/field.js';
import type { RefundProposal } from '../ports/order-money.js';
import type { ListCount, ListFilter, ListView } from '../staff-list/index.js';
import type { OddityList } from './oddity-list.js';
import type { RefundCause } from '../ports/refunds.js';
import type { OrderHistoryEntry } from '../ports/shop-orders.js';
import type { BridgeParams } from '../ports/payment-provider.js';
import type { KeyPage, KeyPageInput } from '../shared/key-page.js';
import type { Outcome } from '../shared/outcome.js';

/** A purchase as the buyer put it together. */
export interface Purchase {
  readonly productId: string;
  /** One value for each attribute that has values; see `skuChoice`. */
  readonly choice: readonly string[];
  readonly couponId?: string | undefined;
}

/** A purchase to be placed. */
export interface PlaceInput extends Purchase {
  /** The price that the buyer saw, in cents. */
  readonly amount: number;
  /** Made up by the caller, once for each order that it wants. */
  readonly requestKey: string;
  /** That he wants it again, although a refund of an order of his for the same product is judged or on its way. */
  readonly again?: boolean | undefined;
}

/** A coupon beside what it takes off here, in cents, or why it does not. */
export interface CouponOffer {
  readonly coupon: CouponInstance;
  readonly reduction: number;
  readonly issue?: CouponIssue;
}

/** What a purchase costs, computed here. Amounts in cents. */
export interface Quote {
  readonly product: Pick<YkdProduct, 'id' | 'name' | 'description' | 'skuAttrs'>;
  /** What was chosen. */
  readonly skuAttrs: readonly SkuAttr[];
  readonly validDays: number;
  readonly serviceDays: number;
  readonly listAmount: number;
  readonly reduction: number;
  readonly amount: number;
  /** The buyer's coupons for this product, usable or not; none without a login. */
  readonly coupons: readonly CouponOffer[];
}

/**
 * A refund as its buyer sees it. Beside why we gave money back: `OFFLINE` – staff did, outside of the platform; `OUTSIDE` –
 * others did, at the provider.
 */
export interface RefundView {
  readonly cause: RefundCause | 'OFFLINE' | 'OUTSIDE';
  readonly amount: number;
  readonly status: 'WAITING' | 'PROCESSING' | 'DONE' | 'FAILED';
  readonly gmtCreated: number;
  readonly gmtModified: number;
}

/** Who or what closed an order: its buyer, its payment that went back at the provider, or its deadline. */
export type OrderCloser = 'member' | 'provider' | 'time';

export interface OrderSummary extends YkdOrder {
  readonly listAmount: number;
  /** Until when it can be paid, epoch ms; null unless it waits for its payment. */
  readonly payUntil: number | null;
  readonly paidAt: number | null;
  /** For how many days it was bought. */
  readonly validDays: number;
  readonly serviceDays: number;
  /** The days that it has beside the buyer's other orders, where those give it more; null where it keeps its own. */
  readonly mergedDays: SoldDays | null;
  /** Null unless it is closed, and for a closed one without a history. */
  readonly closedBy: OrderCloser | null;
  /** Cents of what was paid that are back, whoever gave them; those of an order refunded before that was kept are not known. */
  readonly refunded: number;
  /** Whether staff entered that it was paid outside of the platform. */
  readonly paidOutside: boolean;
}

/** An order with everything that its page shows. */
export interface OrderDetail extends OrderSummary {
  readonly coupon: Pick<CouponInstance, 'id' | 'name' | 'rule'> | null;
  /**
   * Its newest lines, oldest first. Names nobody: `actor` is only what kind of one it was. `note`: what its buyer may read, so no
   * reason and no evidence of staff, but the answer when they refused his wish.
   */
  readonly history: readonly (Omit<OrderHistoryEntry, 'actor'> & {
    readonly actor: OrderHistoryEntry['actor']['kind'];
  })[];
  readonly refunds: readonly RefundView[];
  /** Whether it was decided that all that is left goes back; until that is back, the order is one that is being refunded. */
  readonly refundGranted: boolean;
}

/**
 * Why a payment did not come about, as the provider has it: a try that `failed`, and may be repeated, or one that is
 * `closed`, so that another has to be begun. No money went in either case.
 */
export type PaymentTrouble = 'failed' | 'closed';

/** An order after the provider was asked. `trouble`: null unless it waits and its payment went wrong. */
export interface CheckedOrder extends OrderDetail {
  readonly trouble: PaymentTrouble | null;
}

/** How the payment goes on. */
export type PaymentInvitation =
  /** Show this as a QR code. */
  | { readonly way: 'NATIVE'; readonly codeUrl: string }
  /** Hand this to WeChat's bridge. */
  | { readonly way: 'JSAPI'; readonly params: BridgeParams }
  /** Go there. */
  | { readonly way: 'H5'; readonly url: string };

export interface ShopPage<T> {
  readonly list: readonly T[];
  readonly total: number;
  readonly pageNum: number;
  readonly pageSize: number;
}

export interface PageInput {
  readonly pageNum: number;
  readonly pageSize: number;
}

/** The shop mall. Specification §2 (`/shopmall`), §3, §4, §7. */
export interface ShopPort {
  /** What a purchase costs, with the buyer's coupons. A coupon that cannot be used is an error, not a price without it. */
  quote(input: Purchase): Outcome<Quote, 'product-not-found' | 'unknown-choice' | 'coupon-unusable'>;
  /**
   * Places an order. Another price than the buyer saw is refused, and nothing placed. The same `requestKey` places one
   * order: the same purchase with it is answered with that order, whatever changed meanwhile, another one is refused. While
   * a refund of the same product waits it is refused unless the buyer says that he wants it `again`.
   */
  place(
    input: PlaceInput,
  ): Outcome<
    OrderDetail,
    | 'not-logged-in'
    | 'product-not-found'
    | 'unknown-choice'
    | 'coupon-unusable'
    | 'price-changed'
    | 'too-many-open-orders'
    | 'too-many-free-orders'
    | 'refund-waiting'
    | 'request-key-used'
  >;
  /** One of the caller's orders. Other people's orders are not found; staff with the grant `orders` find every one. */
  order(input: { readonly orderId: string }): Outcome<OrderDetail, 'not-logged-in' | 'order-not-found'>;
  /** The caller's orders, newest first. */
  orders(
    input: PageInput & { readonly status?: OrderStatus | undefined },
  ): Outcome<ShopPage<OrderSummary>, 'not-logged-in'>;
  /**
   * Closes an unpaid order; one that is closed already stays so. The provider is asked first: an order that turns out to
   * be paid is an `order-state`, and paid.
   */
  cancel(input: {
    readonly orderId: string;
  }): Outcome<OrderDetail, 'not-logged-in' | 'order-not-found' | 'order-state'>;
  /** Begins the payment, or answers how one that was begun goes on. */
  pay(input: {
    readonly orderId: string;
    readonly way: PaymentWay;
  }): Outcome<
    PaymentInvitation,
    'not-logged-in' | 'order-not-found' | 'order-state' | 'weixin-not-bound' | 'payment-unavailable'
  >;
  /** Asks the provider whether an order was paid, at most every few seconds, and answers the order and what went wrong. */
  check(input: {
    readonly orderId: string;
  }): Outcome<CheckedOrder, 'not-logged-in' | 'order-not-found' | 'payment-unavailable'>;
  /** Asks for the money back; staff judge it. For one order that can be done so many times. */
  requestRefund(input: {
    readonly orderId: string;
    readonly reason: string;
  }): Outcome<
    OrderDetail,
    'not-logged-in' | 'order-not-found' | 'order-state' | 'too-many-refund-requests' | 'invalid-input'
  >;
  /**
   * Takes that back while nobody has judged it: the order is paid as before. One that is paid already stays so; once the
   * money is on its way it is an `order-state`.
   */
  withdrawRefund(input: {
    readonly orderId: string;
  }): Outcome<OrderDetail, 'not-logged-in' | 'order-not-found' | 'order-state'>;
  /**
   * Calls `listener` at each change of an order of the caller's, until `stop`; `closed` resolves when there will be no
   * more calls, because somebody stopped it or the way broke. What was missed meanwhile is found with `order`.
   */
  watch(
    input: { readonly orderId: string },
    listener: () => void,
  ): Outcome<OrderWatch, 'not-logged-in' | 'order-not-found'>;
}

/** An order that is being watched. */
export interface OrderWatch {
  stop(): void;
  readonly closed: Promise<void>;
}

/** A refund that waits for a second person, or waited, as staff see it. */
export interface ProposalView extends RefundProposal {
  readonly productName: string;
  readonly buyerId: string;
  /** What they are called; null for who has no name, or is not there any more. */
  readonly buyerName: string | null;
  readonly proposerName: string | null;
  readonly deciderName: string | null;
}

/** An order after staff did something about its money; `proposal`: what now waits for a second person. */
export interface StaffOrder extends OrderDetail {
  readonly proposal: ProposalView | null;
}

/** What staff think of somebody's wish to have his money back. */
export interface DecideRefundInput {
  readonly orderId: string;
  readonly grant: boolean;
  /** Cents that are granted; without, or null: all that is left. */
  readonly amount?: number | null | undefined;
  /** Required of a refusal. */
  readonly reason?: string | undefined;
}

/** Money that staff gave back outside of the platform. */
export interface OfflineRefundInput {
  readonly orderId: string;
  readonly reason: string;
  /** What shows that it went back, such as the number of a bank transfer. */
  readonly evidence: string;
  /** Cents; without, or null: all that is left. A part has to have a key, for nothing else tells two of them apart. */
  readonly amount?: number | null | undefined;
  /** Made up by the caller, once for each refund that was made. */
  readonly requestKey?: string | undefined;
}

/** What keeps staff from moving somebody's money. */
export type StaffRefundErrors =
  | 'not-logged-in'
  | 'forbidden'
  | 'second-factor-needed'
  | 'own-refund'
  | 'order-not-found'
  | 'order-state'
  | 'refund-way'
  | 'refund-proposed'
  | 'invalid-input';

/** Something odd about money, with who settled it. */
export const oddityLineFields = {
  ...oddityFields,
  settledByName: nullable(text()),
  /** Whether a failed refund can be tried again. */
  mayRetry: flag(),
};

export type OddityLine = RecordOf<typeof oddityLineFields>;

export type OddityFilter = ListFilter<OddityList>;

/** What staff with the grant `orders` do about money. */
export interface ShopStaffPort {
  /** Orders whose buyers want their money back, oldest request first. */
  refundRequests(
    input: KeyPageInput,
  ): Outcome<KeyPage<OrderSummary>, 'not-logged-in' | 'forbidden' | 'invalid-input'>;
  /**
   * Grants or refuses such a request of somebody else; a refusal says why. An order that was not paid here has no money
   * that could go back by itself: `refund-way`. Granted in part, the order is paid as before. Above the limit it waits for a
   * second person, the request too.
   */
  decideRefund(input: DecideRefundInput): Outcome<StaffOrder, StaffRefundErrors>;
  /**
   * Notes that somebody else's money went back outside of the platform, all that is left or a part, asked for or not; the
   * order's history says why and by which evidence. Only of paid orders whose payment was never taken in here: any other one
   * is `refund-way`. Above the limit it waits for a second person. The same key with the same body is answered alike.
   */
  refundOffline(input: OfflineRefundInput): Outcome<StaffOrder, StaffRefundErrors | 'request-key-used'>;
  /** What is odd about money. `search`: a whole number of an order, of a transaction or of a refund. */
  oddities(
    input: KeyPageInput & OddityFilter & ListView<OddityList>,
  ): Outcome<KeyPage<OddityLine>, 'not-logged-in' | 'forbidden' | 'invalid-input'>;
  /** How many the same filter finds. */
  oddityCount(input: OddityFilter): Outcome<ListCount, 'not-logged-in' | 'forbidden' | 'invalid-input'>;
  /**
   * Somebody looked at it, whose own order it is not about. A failed refund is tried again with `retry`, unless not so much is
   * left any more: for that a code was given a short while ago.
   */
  settleOddity(input: {
    readonly id: string;
    readonly retry?: boolean | undefined;
  }): Outcome<
    null,
    | 'not-logged-in'
    | 'forbidden'
    | 'second-factor-needed'
    | 'entity-not-found'
    | 'own-refund'
    | 'invalid-input'
  >;
}
