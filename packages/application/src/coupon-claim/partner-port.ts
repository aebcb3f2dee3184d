import type { CouponClaimIssue, CouponStatus } from '@ykd/domain/coupon';
import type { CouponBatch, CouponCounts } from '../ports/coupon-claims.js';
import type { KeyPage, KeyPageInput } from '../shared/key-page.js';
import type { Outcome } from '../shared/outcome.js';

/** The product that coupons are for. */
export interface BatchProduct {
  readonly id: string;
  readonly name: string;
  /** Whether it can be bought. */
  readonly isOnSale: boolean;
  /** The lowest price, in cents: of what is chosen first. */
  readonly amount: number;
}

/** A batch of coupons as its partner sees it. */
export interface PartnerBatch extends Pick<
  CouponBatch,
  | 'id'
  | 'code'
  | 'name'
  | 'rule'
  | 'limit'
  | 'claimed'
  | 'claimFrom'
  | 'claimUntil'
  | 'validDays'
  | 'gmtCreated'
> {
  readonly product: BatchProduct;
  /** Why nobody can claim a coupon of it now; null when somebody can. */
  readonly issue: Exclude<CouponClaimIssue, 'own' | 'claimed'> | null;
}

/** A batch on the first page of a partner, with what happened to its link this month. */
export interface HomeBatch extends PartnerBatch, CouponCounts {}

export interface PartnerHome extends CouponCounts {
  /** The Shanghai month that is counted, `YYYY-MM`. */
  readonly month: string;
  /** The newest first. */
  readonly batches: readonly HomeBatch[];
}

/** A claim as the partner sees it: of whose it is, no more than lets him recognize somebody. */
export interface PartnerClaim {
  readonly id: string;
  /** As others see it, see `rankingName`; null for who has no name. */
  readonly name: string | null;
  readonly claimedAt: number;
  /** How the coupon stands. */
  readonly status: CouponStatus | 'EXPIRED';
}

type Refusals = 'not-logged-in' | 'forbidden';

/** The coupons that a partner hands out, for himself, whatever his state. Beyond the Specification. */
export interface PartnerCouponPort {
  home(): Outcome<PartnerHome, Refusals>;
  /** One of his batches; `used`: how many of its coupons are spent. */
  batch(input: {
    readonly batchId: string;
  }): Outcome<PartnerBatch & { readonly used: number }, Refusals | 'entity-not-found'>;
  /** Who claimed of one of his batches, the newest first. */
  claims(
    input: KeyPageInput & { readonly batchId: string },
  ): Outcome<KeyPage<PartnerClaim>, Refusals | 'entity-not-found' | 'invalid-input'>;
}
