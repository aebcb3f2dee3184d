import type {
  ClaimKey,
  CouponBatch,
  CouponClaim,
  CouponClaims,
  CouponCounts,
  CouponDay,
  TxCouponClaims,
} from '../../ports/coupon-claims.js';
import { rowsByKey } from '../../shared/rows-by-key.js';
import type { FakeWorld } from './world.js';

type Rows = Pick<FakeWorld, 'couponBatches' | 'couponClaims' | 'couponDays' | 'coupons'>;

const newestFirst = (a: ClaimKey, b: ClaimKey): number => b[0] - a[0] || (b[1] < a[1] ? -1 : 1);

const count = (
  { couponDays }: Rows,
  where: Pick<CouponDay, 'batchId' | 'partnerId' | 'day'>,
  what: keyof CouponCounts,
): void => {
  const key = JSON.stringify([where.batchId, where.day]);
  const known = couponDays.get(key) ?? { ...where, visits: 0, claims: 0 };
  couponDays.set(key, { ...known, [what]: known[what] + 1 });
};

const claimOf = ({ couponClaims }: Rows, batchId: string, userId: string): CouponClaim | undefined =>
  [...couponClaims.values()].find((claim) => claim.batchId === batchId && claim.userId === userId);

/** Batches and claims in memory. */
export const fakeCouponClaims = (world: Rows): CouponClaims => {
  const { couponBatches: batches, couponClaims: claims, couponDays: days } = world;
  return {
    batch: async (id) => batches.get(id),
    batchOfCode: async (code) => [...batches.values()].find((batch) => batch.code === code),
    batchesOf: async (partnerId) =>
      [...batches.values()]
        .filter((batch) => batch.partnerId === partnerId)
        .toSorted((a, b) => newestFirst([a.gmtCreated, a.id], [b.gmtCreated, b.id])),
    batches: async ({ partnerId }, window) =>
      rowsByKey<CouponBatch, ClaimKey>(
        [...batches.values()].filter((batch) => partnerId === undefined || batch.partnerId === partnerId),
        ({ gmtCreated, id }) => [gmtCreated, id],
        window,
        true,
      ),
    usedOf: async (batchId) =>
      [...claims.values()].filter(
        (claim) => claim.batchId === batchId && world.coupons.get(claim.couponId)?.status === 'USED',
      ).length,
    claims: async (batchId, window) =>
      rowsByKey<CouponClaim, ClaimKey>(
        [...claims.values()].filter((claim) => claim.batchId === batchId),
        ({ claimedAt, id }) => [claimedAt, id],
        window,
        true,
      ),
    claimOf: async (batchId, userId) => claimOf(world, batchId, userId),
    addVisit: async ({ id: batchId, partnerId }, day) => count(world, { batchId, partnerId, day }, 'visits'),
    countsOf: async (partnerId, { from, to }) => {
      const sums = new Map<string, CouponCounts>();
      for (const { batchId, visits, claims: claimed, ...one } of days.values()) {
        if (one.partnerId !== partnerId || one.day < from || one.day > to) continue;
        const sum = sums.get(batchId) ?? { visits: 0, claims: 0 };
        sums.set(batchId, { visits: sum.visits + visits, claims: sum.claims + claimed });
      }
      return sums;
    },
  };
};

/** The same inside a transaction on a world. */
export const txCouponClaims = (world: Rows & Pick<FakeWorld, 'products'>): TxCouponClaims => {
  const { couponBatches: batches, couponClaims: claims, coupons, products } = world;
  return {
    lockRequest: async () => {},
    ofRequest: async (requestKey) =>
      [...batches.values()]
        .filter((batch) => batch.requestKey === requestKey)
        .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    hold: async (batchId) => batches.get(batchId),
    put: async (batch: CouponBatch) => {
      if (!products.has(batch.productId)) throw new Error(`there is no product ${batch.productId}`);
      if ([...batches.values()].some(({ id, code }) => code === batch.code && id !== batch.id))
        throw new Error(`a batch with the code ${batch.code} exists`);
      const isSecond = (other: CouponBatch): boolean =>
        other.id !== batch.id && other.requestKey === batch.requestKey && other.partnerId === batch.partnerId;
      if (batch.requestKey !== null && [...batches.values()].some(isSecond))
        throw new Error(`${batch.requestKey} made a batch of ${batch.partnerId} before`);
      batches.set(batch.id, batch);
    },
    claimOf: async (batchId, userId) => claimOf(world, batchId, userId),
    countOf: async (partnerId, most) =>
      Math.min(most, [...batches.values()].filter((batch) => batch.partnerId === partnerId).length),
    insert: async (claim, day) => {
      if (claimOf(world, claim.batchId, claim.userId) !== undefined || claims.has(claim.id))
        throw new Error(`a claim of ${claim.userId} exists`);
      if (!coupons.has(claim.couponId)) throw new Error(`there is no coupon ${claim.couponId}`);
      claims.set(claim.id, claim);
      count(world, { batchId: claim.batchId, partnerId: claim.partnerId, day }, 'claims');
    },
    ofCoupon: async (couponId) => [...claims.values()].find((claim) => claim.couponId === couponId),
    onDeviceOf: async ({ userId, partnerId }) =>
      [...claims.values()].some(
        (claim) =>
          claim.userId === userId && claim.partnerId === partnerId && claim.partnerStanding === 'device',
      ),
    lastOf: async ({ userId, productId }, { since, at }) =>
      [...claims.values()]
        .filter(
          (claim) =>
            claim.userId === userId &&
            claim.productId === productId &&
            claim.claimedAt >= since &&
            claim.claimedAt <= at,
        )
        .toSorted((a, b) => newestFirst([a.claimedAt, a.id], [b.claimedAt, b.id]))[0],
  };
};
