import { couponClaimIssue, type CouponClaimIssue } from '@ykd/domain/coupon';
import { partnerRights } from '@ykd/domain/partner';
import { err, type Result } from '@ykd/domain/shared';
import type { CouponBatch } from '../ports/coupon-claims.js';
import type { ErrorOf } from '../shared/errors.js';
import type { PartnerStates } from './deps.js';

export const unknownLink = (): Result<never, ErrorOf<'coupon-link-unknown'>> =>
  err({ kind: 'coupon-link-unknown' });

/** What is asked, of the database or of a transaction. */
interface Asked {
  readonly partners: PartnerStates;
  readonly couponClaims: { claimOf(batchId: string, userId: string): Promise<object | undefined> };
}

/** Why somebody, or anybody, cannot claim a coupon of a batch now. */
export const claimIssueOf = async (
  { partners, couponClaims }: Asked,
  batch: CouponBatch,
  userId: string | undefined,
  at: number,
): Promise<CouponClaimIssue | undefined> => {
  const partner = await partners.find(batch.partnerId);
  const mine = userId === undefined ? undefined : await couponClaims.claimOf(batch.id, userId);
  return couponClaimIssue(batch, {
    userId,
    hasClaimed: mine !== undefined,
    isPartnerActive: partner !== undefined && partnerRights(partner.state).claims,
    at,
  });
};
