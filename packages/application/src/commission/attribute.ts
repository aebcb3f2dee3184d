import { claimWindow, commissionRateOf } from '@ykd/domain/commission';
import { partnerRights } from '@ykd/domain/partner';
import { shanghaiDay } from '@ykd/domain/shared';
import type { CouponClaim } from '../ports/coupon-claims.js';
import type { CommissionOrder } from '../ports/commissions.js';
import type { ShopOrder } from '../ports/shop-orders.js';
import type { Tx } from '../ports/unit-of-work.js';
import { doubtsOf } from './doubts.js';

/**
 * The claim that brings an order: the buyer's last one for the product within the days. That of the coupon itself counts also
 * where the clock of another process says that it came later: the order has it.
 */
export const claimThatBrings = async (
  { couponClaims }: Pick<Tx, 'couponClaims'>,
  { couponId, userId, productId, gmtCreated: placedAt }: ShopOrder,
  windowDays: number,
): Promise<CouponClaim | undefined> => {
  const used = couponId === null ? undefined : await couponClaims.ofCoupon(couponId);
  if (used === undefined || used.claimedAt > placedAt) return used;
  return couponClaims.lastOf({ userId, productId }, claimWindow(placedAt, windowDays));
};

/**
 * Writes down which partner brought an order that is placed with a coupon that some partner gave: that of the buyer's last claim
 * for the product, as long as he works with us, at the rate of today. Both stay, whatever is claimed or agreed later.
 *
 * @param windowDays - for how many days a claim counts
 */
export const attribute = async (
  tx: Pick<Tx, 'couponClaims' | 'commissions' | 'members' | 'partners'>,
  order: ShopOrder,
  windowDays: number,
): Promise<void> => {
  const { id: orderId, couponId, userId: buyerId, productId, gmtCreated: placedAt } = order;
  const claim = await claimThatBrings(tx, order, windowDays);
  if (claim === undefined || couponId === null) return;
  const { partnerId, id: claimId, claimedAt } = claim;
  const partner = await tx.partners.find(partnerId);
  if (partner === undefined || !partnerRights(partner.state).earns) return;
  const about = { partnerId, productId, level: partner.level };
  const rates = await tx.commissions.ratesFor(about);
  const rated = commissionRateOf(rates, { ...about, day: shanghaiDay(placedAt) });
  const doubts = await doubtsOf(tx, { partnerId, buyerId, payer: null, doubts: [] });
  const brought: CommissionOrder = {
    orderId,
    partnerId,
    buyerId,
    productId,
    claimId,
    claimedAt,
    couponId,
    placedAt,
    ...rated,
    doubts,
    state: 'PLACED',
    review: 'NONE',
    reviewedBy: null,
    reviewedAt: null,
    reason: null,
    earned: 0,
    reversed: 0,
    paidAt: null,
    payer: null,
    dueAt: null,
    version: 1,
  };
  await tx.commissions.insertOrder(brought);
};
