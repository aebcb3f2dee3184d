import { REFUNDED_STATUS } from '@ykd/domain/order';
import type { ShopOrder } from '../ports/shop-orders.js';

/** Money of the payment that paid an order that is back, in cents, and since when, epoch ms. */
export interface MoneyBack {
  readonly amount: number;
  readonly at: number;
}

/** How much of an order's money is back, in cents, and since when, epoch ms; null while none is. */
export interface Refunded {
  readonly refundedAmount: number;
  readonly refundedAt: number | null;
}

/**
 * How much of an order's money is back, whoever gave it. Of an order whose payment was never taken in here, all of it went back
 * when the order became a refunded one.
 *
 * @param back - what went back of the payment that paid it, or was noted; undefined where none was taken in, and nothing noted
 */
export const refundedOf = (
  { status, amount, gmtModified }: Pick<ShopOrder, 'status' | 'amount' | 'gmtModified'>,
  back: readonly MoneyBack[] | undefined,
): Refunded => {
  const times = (back ?? []).map(({ at }) => at);
  const last = times.length === 0 ? null : Math.max(...times);
  if (back !== undefined && (last !== null || status !== REFUNDED_STATUS)) {
    return { refundedAmount: back.reduce((sum, one) => sum + one.amount, 0), refundedAt: last };
  }
  if (status !== REFUNDED_STATUS) return { refundedAmount: 0, refundedAt: null };
  return { refundedAmount: back === undefined ? amount : 0, refundedAt: gmtModified };
};

/** What of an order's money is back, piece by piece: that of which {@link refundedOf} tells the whole. */
export const piecesBack = (
  order: Pick<ShopOrder, 'status' | 'amount' | 'gmtModified'>,
  back: readonly MoneyBack[] | undefined,
): readonly MoneyBack[] => {
  if (back !== undefined && back.length > 0) return back;
  const { refundedAmount: amount, refundedAt: at } = refundedOf(order, back);
  return at === null || amount === 0 ? [] : [{ amount, at }];
};
