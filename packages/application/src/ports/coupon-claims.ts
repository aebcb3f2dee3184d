import type { CouponBatch, CouponClaim, CouponDay } from '../entities/coupon-claim.js';
import type { DaySpan } from './bills.js';
import type { KeyRows, KeyWindow } from './key-window.js';

export type { CouponBatch, CouponClaim, CouponDay } from '../entities/coupon-claim.js';

/** Where a claim stands among those of a batch, and a batch among others: by when, then by its id. */
export type ClaimKey = readonly [at: number, id: string];

/** How often links were opened and coupons claimed. */
export type CouponCounts = Pick<CouponDay, 'visits' | 'claims'>;

/** Batches of coupons, who claimed of them, and how often their links were opened. */
export interface CouponClaims {
  batch(id: string): Promise<CouponBatch | undefined>;
  batchOfCode(code: string): Promise<CouponBatch | undefined>;
  /** All batches of a partner, the newest first. */
  batchesOf(partnerId: string): Promise<readonly CouponBatch[]>;
  /** The batches of a partner, or of all of them, the newest first. */
  batches(which: { readonly partnerId?: string }, window: KeyWindow<ClaimKey>): Promise<KeyRows<CouponBatch>>;
  /** How many of the coupons of a batch are spent. */
  usedOf(batchId: string): Promise<number>;
  /** The claims of a batch, the newest first. */
  claims(batchId: string, window: KeyWindow<ClaimKey>): Promise<KeyRows<CouponClaim>>;
  claimOf(batchId: string, userId: string): Promise<CouponClaim | undefined>;
  /** The link of a batch was opened once more on a day. */
  addVisit(batch: Pick<CouponBatch, 'id' | 'partnerId'>, day: string): Promise<void>;
  /** What happened to the links of a partner in a span of days, by batch; batches to which nothing happened are not there. */
  countsOf(partnerId: string, span: DaySpan): Promise<ReadonlyMap<string, CouponCounts>>;
}

/** The same inside a transaction. */
export interface TxCouponClaims {
  /** Who asks for batches under the same key does so one after the other. First of all locks. */
  lockRequest(requestKey: string): Promise<void>;
  /** What was made under a key, by their ids. */
  ofRequest(requestKey: string): Promise<readonly CouponBatch[]>;
  /** A batch stays as it was read, and whoever else holds it waits, until the transaction ends. Held last of all. */
  hold(batchId: string): Promise<CouponBatch | undefined>;
  /** Stores a new batch, or how one that is held stands now. */
  put(batch: CouponBatch): Promise<void>;
  claimOf(batchId: string, userId: string): Promise<CouponClaim | undefined>;
  /** How many batches a partner has, counted up to `most`. */
  countOf(partnerId: string, most: number): Promise<number>;
  /** Adds a claim of a batch that is held, and counts it on its day. Its coupon has to be there. */
  insert(claim: CouponClaim, day: string): Promise<void>;
  /** The claim by which somebody has a coupon; undefined for one that no partner gave. */
  ofCoupon(couponId: string): Promise<CouponClaim | undefined>;
  /** Whether a member ever claimed of a partner on a device of that partner. */
  onDeviceOf(which: Pick<CouponClaim, 'userId' | 'partnerId'>): Promise<boolean>;
  /** The last claim of a member for a product from `since` on and not after `at`, both epoch ms, whosever batch it was. */
  lastOf(
    which: Pick<CouponClaim, 'userId' | 'productId'>,
    period: { readonly since: number; readonly at: number },
  ): Promise<CouponClaim | undefined>;
}
