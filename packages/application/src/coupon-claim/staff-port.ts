import type { CouponBatchForm, CouponBatchState } from '@ykd/domain/coupon';
import type { CouponBatch } from '../ports/coupon-claims.js';
import type { KeyPage, KeyPageInput } from '../shared/key-page.js';
import type { Outcome } from '../shared/outcome.js';
import type { PartnerBatch } from './partner-port.js';

/** The most batches that a partner has: his first page shows all of them. */
export const PARTNER_BATCHES_MAX = 100;

/** For so many partners batches are made at once. */
export const BATCH_PARTNERS_MAX = 50;

/** A batch of coupons as staff see it. */
export interface StaffBatch extends PartnerBatch, Pick<CouponBatch, 'state' | 'version'> {
  /** What he is called; null for who has no name. */
  readonly partner: { readonly id: string; readonly name: string | null };
}

/** A batch for each of some partners. */
export interface MakeBatchesInput extends CouponBatchForm {
  /** The same key again answers what it made. */
  readonly requestKey: string;
  readonly partnerIds: readonly string[];
  readonly productId: string;
}

/** What of a batch may be changed, from what was seen. */
export interface ChangeBatchInput extends Omit<CouponBatchForm, 'rule'> {
  readonly id: string;
  readonly version: number;
  readonly state: CouponBatchState;
}

type Refusals = 'not-logged-in' | 'forbidden';

/** Batches of coupons that partners hand out, for staff who look after partners. Beyond the Specification. */
export interface StaffCouponPort {
  /** The newest first; `partnerId`: only of that one. */
  batches(
    input: KeyPageInput & { readonly partnerId?: string | undefined },
  ): Outcome<KeyPage<StaffBatch>, Refusals | 'invalid-input'>;
  /**
   * Makes a batch for each partner, who is one at this moment, and not the caller; all or none. The same key again answers what it
   * made, and with anything else, or of somebody else, it is refused.
   */
  make(
    input: MakeBatchesInput,
  ): Outcome<readonly StaffBatch[], Refusals | 'second-factor-needed' | 'invalid-input' | 'request-key-used'>;
  /** Changes a batch. What its coupons are for and take off stays: students were told so. */
  change(
    input: ChangeBatchInput,
  ): Outcome<
    StaffBatch,
    Refusals | 'second-factor-needed' | 'entity-not-found' | 'invalid-input' | 'changed-meanwhile'
  >;
}
