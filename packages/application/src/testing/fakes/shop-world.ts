import type { CouponEvent, CouponInstance } from '@ykd/domain/coupon';
import type { YkdProduct } from '../../common-query/entities.js';
import type { StoredOrder } from '../../ports/order-repository.js';
import type { Oddity } from '../../ports/oddities.js';
import type { PaymentAttempt } from '../../ports/payment-attempts.js';
import type { Refund } from '../../ports/refunds.js';
import type { OrderHistoryEntry, OutsideRefund, PaymentReceipt, ShopOrder } from '../../ports/shop-orders.js';
import { couponAfter, shopOrderOf, type SoldFields } from '../../shop/order-steps.js';

/** When the provider is asked about it next, epoch ms; Infinity: never. */
interface Due {
  readonly dueAt: number;
}

/** Everything that is stored of products, orders and money: one world behind several fakes. */
export interface ShopWorld {
  readonly products: Map<string, YkdProduct>;
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
  /** By transaction; `paid`: it is the one that paid its order. */
  readonly receipts: Map<string, PaymentReceipt & { readonly paid: boolean }>;
  /** With who granted a refund that was asked for, and why, in the words of the history. */
  readonly refunds: Map<
    string,
    Refund & Due & { readonly granted?: Pick<OrderHistoryEntry, 'actor' | 'note'> }
  >;
  /** By their numbers. */
  readonly outsideRefunds: Map<string, OutsideRefund>;
  readonly oddities: Map<string, Oddity>;
  readonly coupons: Map<string, CouponInstance>;
}

/** A world with nothing in it. */
export const createShopWorld = (): ShopWorld => ({
  products: new Map(),
  orders: new Map(),
  sold: new Map(),
  requestKeys: new Map(),
  claimedUntil: new Map(),
  history: new Map(),
  attempts: new Map(),
  receipts: new Map(),
  refunds: new Map(),
  outsideRefunds: new Map(),
  oddities: new Map(),
  coupons: new Map(),
});

/** An order as the shop has it. */
export const orderIn = ({ orders, sold }: ShopWorld, id: string): ShopOrder | undefined => {
  const order = orders.get(id);
  return order === undefined ? undefined : shopOrderOf(order, sold.get(id));
};

/** Stores an order and adds lines to its history. */
export const putOrder = (
  { orders, sold, history }: ShopWorld,
  order: ShopOrder,
  lines: readonly OrderHistoryEntry[],
): void => {
  const { listAmount, couponId, paidAt, validDays, serviceDays, ...stored } = order;
  orders.set(order.id, stored);
  sold.set(order.id, { listAmount, couponId, paidAt, validDays, serviceDays });
  history.set(order.id, [...(history.get(order.id) ?? []), ...lines]);
};

/** What others gave back of a payment, in cents. */
export const givenBack = ({ outsideRefunds }: ShopWorld, transactionId: string): number =>
  [...outsideRefunds.values()]
    .filter((refund) => refund.transactionId === transactionId)
    .reduce((sum, { amount }) => sum + amount, 0);

export const moveCoupon = (
  { coupons }: ShopWorld,
  { id, couponId }: ShopOrder,
  event: CouponEvent,
  at: number,
): void => {
  const coupon = couponId === null ? undefined : coupons.get(couponId);
  const moved = coupon === undefined ? undefined : couponAfter(coupon, event, id, at);
  if (moved !== undefined) coupons.set(moved.id, moved);
};

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
