import { commissionRateOf, type CommissionRate } from '@ykd/domain/commission';
import { PARTNER_LEVELS, partnerRights } from '@ykd/domain/partner';
import { MINUTE_MS, shanghaiDay } from '@ykd/domain/shared';
import type { CommissionOrder } from '../ports/commissions.js';
import type { ShopOrder } from '../ports/shop-orders.js';
import type { Tx } from '../ports/unit-of-work.js';
import { claimThatBrings } from '../commission/attribute.js';
import type { OnProblem } from './read-postings.js';

/** What was claimed or agreed so shortly before an order need not have been seen when it was placed, by another clock, ms. */
const AT_ONCE_MS = MINUTE_MS;

/** Whether an order was brought by the claim that is kept, and there is no later one before it. */
const isClaimed = async (
  { couponClaims }: Pick<Tx, 'couponClaims'>,
  { buyerId: userId, productId, couponId, claimedAt, claimId, partnerId, placedAt }: CommissionOrder,
): Promise<boolean> => {
  const who = { userId, productId };
  const ofUsed = await couponClaims.ofCoupon(couponId);
  const kept =
    ofUsed?.id === claimId ? ofUsed : await couponClaims.lastOf(who, { since: claimedAt, at: claimedAt });
  const later = await couponClaims.lastOf(who, { since: claimedAt + 1, at: placedAt - AT_ONCE_MS });
  return (
    later === undefined &&
    kept?.id === claimId &&
    kept.partnerId === partnerId &&
    kept.userId === userId &&
    kept.productId === productId &&
    kept.claimedAt === claimedAt
  );
};

/** What may have been agreed when an order was placed: the newest agreements may not have been seen, or some of them. */
const agreedAt = (
  rates: readonly CommissionRate[],
  placedAt: number,
): readonly (readonly CommissionRate[])[] => {
  const settled = rates.filter(({ gmtCreated }) => gmtCreated < placedAt - AT_ONCE_MS);
  const fresh = rates.filter(({ gmtCreated }) => Math.abs(gmtCreated - placedAt) <= AT_ONCE_MS);
  return [settled, ...fresh.map((rate) => [...settled, rate])];
};

/** Whether the rate of an order is what was agreed on when it was placed, with a partner of some level: which he had then is not kept. */
const isRated = async (
  { commissions }: Pick<Tx, 'commissions'>,
  { partnerId, productId, placedAt, rateBp, rateId }: CommissionOrder,
): Promise<boolean> => {
  for (const level of PARTNER_LEVELS) {
    const about = { partnerId, productId, level, day: shanghaiDay(placedAt) };
    const some = agreedAt(await commissions.ratesFor(about), placedAt).map((rates) =>
      commissionRateOf(rates, about),
    );
    if (some.some((rated) => rated.rateBp === rateBp && rated.rateId === rateId)) return true;
  }
  return false;
};

/** Says where whoever brought an order, which is held, or his rate, is not what was claimed and agreed. */
export const verifyAttribution = async (
  tx: Pick<Tx, 'couponClaims' | 'commissions'>,
  order: ShopOrder,
  brought: CommissionOrder,
  onProblem: OnProblem,
): Promise<void> => {
  const { orderId, buyerId, productId, couponId, placedAt } = brought;
  const isOfOrder =
    buyerId === order.userId &&
    productId === order.productId &&
    couponId === order.couponId &&
    placedAt === order.gmtCreated;
  if (!isOfOrder || !(await isClaimed(tx, brought))) onProblem(`订单 ${orderId} 的归属与领取不符`);
  if (!(await isRated(tx, brought))) onProblem(`订单 ${orderId} 的比例与约定不符`);
};

/**
 * Says that an order which was placed with a coupon of a partner was brought by nobody, though it was: of a partner whose
 * cooperation was never suspended or ended that is certain; what earned nothing once is not kept.
 *
 * @param windowDays - for how many days a claim counts
 */
export const verifyUnbrought = async (
  tx: Pick<Tx, 'orders' | 'couponClaims' | 'commissions' | 'partners'>,
  orderId: string,
  windowDays: number,
  onProblem: OnProblem,
): Promise<void> => {
  const order = await tx.orders.hold(orderId);
  if (order === undefined || (await tx.commissions.order(orderId)) !== undefined) return;
  const claim = await claimThatBrings(tx, order, windowDays);
  const partner = claim && (await tx.partners.find(claim.partnerId));
  if (partner === undefined || partner.stoppedAt !== null || !partnerRights(partner.state).earns) return;
  onProblem(`订单 ${orderId} 用了伙伴的优惠券而没有归属`);
};
