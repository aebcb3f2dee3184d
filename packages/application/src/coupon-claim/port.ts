import type { CouponClaimIssue, CouponInstance } from '@ykd/domain/coupon';
import type { CouponBatch } from '../ports/coupon-claims.js';
import type { KeyPage, KeyPageInput } from '../shared/key-page.js';
import type { Outcome } from '../shared/outcome.js';

/** What the link of a partner gives, as whoever opens it sees it. */
export interface CouponLink extends Pick<
  CouponBatch,
  'productId' | 'name' | 'rule' | 'claimUntil' | 'validDays'
> {
  /** Why the caller cannot claim it; null when he can, or can once he has logged in. */
  readonly issue: CouponClaimIssue | null;
}

/** A coupon of the caller's, beside what it is for. */
export interface WalletCoupon {
  readonly coupon: CouponInstance;
  readonly product: {
    readonly id: string;
    readonly name: string;
    /** Whether it can be bought. */
    readonly isOnSale: boolean;
  };
}

/** Coupons that an order may still take, or those that are spent or over. */
export type WalletPart = 'usable' | 'past';

interface Code {
  /** What the link names. */
  readonly code: string;
}

/** Coupons that partners hand out, for whoever opens a link. Beyond the Specification. */
export interface CouponClaimPort {
  link(input: Code): Outcome<CouponLink, 'coupon-link-unknown'>;
  /** Somebody opened a link: that is counted by days, and nothing of him is kept. What its partner opens himself does not count. */
  visit(input: Code): Outcome<null, 'coupon-link-unknown'>;
  /** Gives the caller a coupon of the batch, once. */
  claim(input: Code): Outcome<CouponInstance, 'not-logged-in' | 'coupon-link-unknown' | 'coupon-unclaimable'>;
  /** The caller's coupons; default: those that are usable. What ends first in front, and of the past what ended last. */
  wallet(
    input: KeyPageInput & { readonly part?: WalletPart | undefined },
  ): Outcome<KeyPage<WalletCoupon>, 'not-logged-in' | 'invalid-input'>;
}
