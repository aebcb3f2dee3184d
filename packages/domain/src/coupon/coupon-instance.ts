import { deepFreeze } from '../shared/index.js';
import type { CouponRule } from './coupon-rule.js';

/** How a coupon stands: free, held by an unpaid order, or spent. Beyond the Specification. */
export type CouponStatus = 'UNUSED' | 'RESERVED' | 'USED';

/** All states of a coupon, in the order of its life: see {@link CouponStatus}. Beyond the Specification. */
export const COUPON_STATUSES: readonly CouponStatus[] = deepFreeze(['UNUSED', 'RESERVED', 'USED']);

/** A coupon in somebody's hands (Specification §3 'Coupon instance'). */
export type CouponInstance = {
  /** The id of the coupon. */
  readonly id: string;
  /** Whose it is. */
  readonly receiverUserId: string;
  /** The product that it is for. */
  readonly productId: string;
  /** What people read. */
  readonly name: string;
  /** What it takes off. */
  readonly rule: CouponRule;
  /** How it stands. */
  readonly status: CouponStatus;
  /** The order that holds it or spent it, otherwise null. */
  readonly orderId: string | null;
  /** The first instant, in epoch milliseconds, at which no new order may take it. */
  readonly expiresAt: number;
  /** When it was given, in epoch milliseconds. */
  readonly gmtCreated: number;
  /** When it changed last, in epoch milliseconds. */
  readonly gmtModified: number;
};
