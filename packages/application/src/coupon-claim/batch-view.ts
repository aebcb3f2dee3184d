import { couponClaimIssue } from '@ykd/domain/coupon';
import { ON_SALE } from '@ykd/domain/order';
import { partnerRights } from '@ykd/domain/partner';
import type { YkdProduct } from '../entities/ykd-product.js';
import type { CouponBatch } from '../ports/coupon-claims.js';
import type { CouponClaimDeps } from './deps.js';
import type { BatchProduct, PartnerBatch } from './partner-port.js';

/** Finds something for each of some ids, each once. */
const eachOnce = async <T>(
  ids: readonly string[],
  find: (id: string) => Promise<T>,
): Promise<ReadonlyMap<string, T>> =>
  new Map(await Promise.all([...new Set(ids)].map(async (id) => [id, await find(id)] as const)));

const productOf = (id: string, product: YkdProduct | undefined): BatchProduct => ({
  id,
  name: product?.name ?? '',
  isOnSale: product?.status === ON_SALE,
  amount: product?.amount ?? 0,
});

/** Batches as their partners see them. */
export const batchesShown = async (
  { clock, partners, products }: Pick<CouponClaimDeps, 'clock' | 'partners' | 'products'>,
  batches: readonly CouponBatch[],
): Promise<(batch: CouponBatch) => PartnerBatch> => {
  const [goods, states] = await Promise.all([
    eachOnce(
      batches.map(({ productId }) => productId),
      (id) => products.find(id),
    ),
    eachOnce(
      batches.map(({ partnerId }) => partnerId),
      (id) => partners.find(id),
    ),
  ]);
  const at = clock.now();
  return (batch) => {
    const { id, code, name, rule, limit, claimed, claimFrom, claimUntil, validDays, gmtCreated } = batch;
    const partner = states.get(batch.partnerId);
    const issue = couponClaimIssue(batch, {
      userId: undefined,
      hasClaimed: false,
      isPartnerActive: partner !== undefined && partnerRights(partner.state).claims,
      at,
    });
    return {
      id,
      code,
      name,
      rule,
      limit,
      claimed,
      claimFrom,
      claimUntil,
      validDays,
      gmtCreated,
      product: productOf(batch.productId, goods.get(batch.productId)),
      issue: (issue ?? null) as PartnerBatch['issue'],
    };
  };
};
