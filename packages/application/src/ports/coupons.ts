import type { CouponInstance } from '@ykd/domain/coupon';
import type { KeyRows, KeyWindow } from './key-window.js';

/** When a coupon ends, and its id. */
export type CouponKey = readonly [expiresAt: number, id: string];

/** Coupons of a member that are good at `at`, epoch ms, and not spent; or those that are spent or over. */
export interface WalletOf {
  readonly receiverUserId: string;
  readonly part: 'usable' | 'past';
  readonly at: number;
}

/** Coupons in people's hands. Orders move them, in a `UnitOfWork`. */
export interface Coupons {
  insert(coupon: CouponInstance): Promise<void>;
  find(id: string): Promise<CouponInstance | undefined>;
  /** Those of these that there are, in no order that counts. */
  findByIds(ids: readonly string[]): Promise<readonly CouponInstance[]>;
  /** What ends first in front; of the past what ended last. */
  wallet(which: WalletOf, window: KeyWindow<CouponKey>): Promise<KeyRows<CouponInstance>>;
  /** The coupons of a member for a product, the one that expires first in front. */
  ofReceiver(receiverUserId: string, productId: string): Promise<readonly CouponInstance[]>;
}
