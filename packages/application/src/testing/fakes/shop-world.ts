import type { CouponInstance } from '@ykd/domain/coupon';
import type { YkdProduct } from '../../entities/entities.js';
import type { BillDay, ClosedMonth, Difference } from '../../entities/bill.js';
import type { RowOfDay } from '@ykd/domain/bill';
import type { ProductPriceLine } from '../../entities/product-price.js';
import type { Greeting } from '../../ports/greetings.js';
import type { CouponBatch, CouponClaim, CouponDay } from '../../ports/coupon-claims.js';
import type { StoredOrder } from '../../ports/order-repository.js';
import type { Invoice } from '../../ports/invoices.js';
import type { Oddity } from '../../ports/oddities.js';
import type { PaymentAttempt } from '../../ports/payment-attempts.js';
import type { Refund } from '../../ports/refunds.js';
import type { OwnedPicture } from '../../ports/owned-pictures.js';
import type {
  MoneyLimit,
  OfflinePayment,
  OfflineRefund,
  RefundProposal,
  StaffRequest,
} from '../../ports/order-money.js';
import type { OrderHistoryEntry, OutsideRefund, ShopOrder } from '../../ports/shop-orders.js';
import type { HeldRefund, StoredReceipt } from '../../ports/unit-of-work.js';
import { shopOrderOf, type SoldFields } from '../../order/order-steps.js';

/** When the provider is asked about it next, epoch ms; Infinity: never. */
interface Due {
  readonly dueAt: number;
}

/** Everything that is stored of products, orders and money: one world behind several fakes. */
export interface ShopWorld {
  readonly products: Map<string, YkdProduct>;
  /** By id: prices that changed. */
  readonly productPrices: Map<string, ProductPriceLine>;
  readonly orders: Map<string, StoredOrder>;
  /** By order; none for orders that were not bought here. */
  readonly sold: Map<string, SoldFields>;
  /** The order of each member and request key. */
  readonly requestKeys: Map<string, string>;
  /** Until when an order that is overdue was given to somebody, epoch ms. */
  readonly claimedUntil: Map<string, number>;
  /** By order. */
  readonly history: Map<string, readonly OrderHistoryEntry[]>;
  readonly attempts: Map<string, PaymentAttempt & Due>;
  /** By transaction. */
  readonly receipts: Map<string, StoredReceipt>;
  readonly refunds: Map<string, HeldRefund & Due>;
  /** By their numbers; `at`: when they were heard of, epoch ms. */
  readonly outsideRefunds: Map<string, OutsideRefund & { readonly at: number }>;
  readonly offlineRefunds: Map<string, OfflineRefund>;
  /** By order. */
  readonly offlinePayments: Map<string, OfflinePayment>;
  readonly receiptPictures: Map<string, OwnedPicture>;
  readonly proposals: Map<string, RefundProposal>;
  /** By member of staff and key. */
  readonly staffRequests: Map<string, StaffRequest>;
  /** By what they limit. */
  readonly limits: Map<string, MoneyLimit>;
  readonly invoices: Map<string, Invoice>;
  readonly invoiceFiles: Map<string, OwnedPicture>;
  readonly oddities: Map<string, Oddity>;
  readonly billDays: Map<string, BillDay & Due>;
  /** By day and place. */
  readonly billRows: Map<string, RowOfDay>;
  readonly differences: Map<string, Difference>;
  readonly closedMonths: Map<string, ClosedMonth>;
  readonly coupons: Map<string, CouponInstance>;
  readonly couponBatches: Map<string, CouponBatch>;
  readonly couponClaims: Map<string, CouponClaim>;
  /** By batch and day. */
  readonly couponDays: Map<string, CouponDay>;
  /** By order. */
  readonly greetings: Map<string, Greeting & Due>;
}

/** A world with nothing in it. */
export const createShopWorld = (): ShopWorld => ({
  products: new Map(),
  productPrices: new Map(),
  orders: new Map(),
  sold: new Map(),
  requestKeys: new Map(),
  claimedUntil: new Map(),
  history: new Map(),
  attempts: new Map(),
  receipts: new Map(),
  refunds: new Map(),
  outsideRefunds: new Map(),
  offlineRefunds: new Map(),
  offlinePayments: new Map(),
  receiptPictures: new Map(),
  proposals: new Map(),
  staffRequests: new Map(),
  limits: new Map(),
  invoices: new Map(),
  invoiceFiles: new Map(),
  oddities: new Map(),
  billDays: new Map(),
  billRows: new Map(),
  differences: new Map(),
  closedMonths: new Map(),
  coupons: new Map(),
  couponBatches: new Map(),
  couponClaims: new Map(),
  couponDays: new Map(),
  greetings: new Map(),
});

/** An order as the shop has it. */
export const orderIn = ({ orders, sold }: ShopWorld, id: string): ShopOrder | undefined => {
  const order = orders.get(id);
  return order === undefined ? undefined : shopOrderOf(order, sold.get(id));
};

/** Stores an order. */
export const putOrder = ({ orders, sold }: ShopWorld, order: ShopOrder): void => {
  const { listAmount, couponId, paidAt, validDays, serviceDays, ...stored } = order;
  orders.set(order.id, stored);
  sold.set(order.id, { listAmount, couponId, paidAt, validDays, serviceDays });
};

/** The order that a member's key placed. */
export const orderOfKey = (world: ShopWorld, userId: string, requestKey: string): ShopOrder | undefined =>
  orderIn(world, world.requestKeys.get(`${userId} ${requestKey}`) ?? '');

/** The rows of an order, oldest first. */
const ofOrder = <T extends { readonly orderId: string; readonly gmtCreated: number }>(
  rows: ReadonlyMap<string, T>,
  orderId: string,
  id: (row: T) => string,
): readonly T[] =>
  [...rows.values()].filter((row) => row.orderId === orderId).toSorted(byAge((row) => row.gmtCreated, id));

/** The payments that were begun for an order, oldest first. */
export const attemptsOf = ({ attempts }: ShopWorld, orderId: string): readonly PaymentAttempt[] =>
  ofOrder(attempts, orderId, ({ outTradeNo }) => outTradeNo).map(attemptIn);

/** The refunds of an order, oldest first, as a transaction has them. */
export const heldRefundsOf = ({ refunds }: ShopWorld, orderId: string): readonly HeldRefund[] =>
  ofOrder(refunds, orderId, ({ id }) => id);

/** The refunds of an order, oldest first. */
export const refundsOf = ({ refunds }: ShopWorld, orderId: string): readonly Refund[] =>
  ofOrder(refunds, orderId, ({ id }) => id).map(refundIn);

/** A payment that was begun, as everybody reads it. */
export const attemptIn = ({ dueAt: _dueAt, ...attempt }: PaymentAttempt & Due): PaymentAttempt => attempt;

/** A refund as everybody reads it. */
export const refundIn = ({
  dueAt: _dueAt,
  granted: _granted,
  secondId: _secondId,
  ...refund
}: HeldRefund & Due): Refund => refund;

/** Writes something odd down, once for each kind and subject; `again`: as something new, should it be there. */
export const putOddity = ({ oddities }: ShopWorld, oddity: Oddity, again = false): void => {
  const known = [...oddities.values()].find(
    ({ kind, subject }) => kind === oddity.kind && subject === oddity.subject,
  );
  if (known === undefined) oddities.set(oddity.id, oddity);
  else if (again) oddities.set(known.id, { ...oddity, id: known.id });
};

/** Something odd at which somebody has looked; the first one counts. */
export const settledOddity = (oddity: Oddity, settledBy: string, settledAt: number): Oddity =>
  oddity.settledAt === null ? { ...oddity, settledBy, settledAt } : oddity;

/** What is due at an instant, the longest due first. */
export const dueOf = <T extends Due>(
  rows: ReadonlyMap<string, T>,
  { at, limit }: { readonly at: number; readonly limit: number },
): readonly T[] =>
  [...rows.values()]
    .filter(({ dueAt }) => dueAt <= at)
    .toSorted((a, b) => a.dueAt - b.dueAt)
    .slice(0, limit);

/** Sorts by an instant, and by a text where that is the same. */
export const byAge =
  <T>(at: (row: T) => number, id: (row: T) => string) =>
  (a: T, b: T): number =>
    at(a) - at(b) || (id(a) < id(b) ? -1 : 1);
