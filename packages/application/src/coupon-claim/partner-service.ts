import { rankingName } from '@ykd/domain/campaign';
import type { CouponInstance } from '@ykd/domain/coupon';
import { ok, shanghaiDay } from '@ykd/domain/shared';
import { notFound } from '../people/changed.js';
import { requirePartner } from '../partner/require-partner.js';
import type { ClaimKey, CouponBatch, CouponClaim } from '../ports/coupon-claims.js';
import type { CallerContext } from '../shared/caller.js';
import { keyPage, keyWindow, type KeyOrder } from '../shared/key-page.js';
import { namesOf } from '../shared/names.js';
import type { Outcome } from '../shared/outcome.js';
import { batchesShown } from './batch-view.js';
import type { StaffCouponDeps } from './deps.js';
import type { PartnerClaim, PartnerCouponPort } from './partner-port.js';

const NO_COUNTS = { visits: 0, claims: 0 };

const claimOrder = (batchId: string): KeyOrder<CouponClaim, ClaimKey> => ({
  name: `claims-${batchId}`,
  kinds: ['number', 'string'],
  keyOf: ({ claimedAt, id }) => [claimedAt, id],
});

/** A batch of the caller's; somebody else's is not there. */
const ownBatch = async (
  deps: StaffCouponDeps,
  context: CallerContext,
  batchId: string,
): Outcome<CouponBatch, 'not-logged-in' | 'forbidden' | 'entity-not-found'> => {
  const partner = await requirePartner(deps, context);
  if (!partner.ok) return partner;
  const batch = await deps.couponClaims.batch(batchId);
  return batch?.partnerId === partner.value ? ok(batch) : notFound();
};

const home = async (deps: StaffCouponDeps, context: CallerContext): ReturnType<PartnerCouponPort['home']> => {
  const partner = await requirePartner(deps, context);
  if (!partner.ok) return partner;
  const month = shanghaiDay(deps.clock.now()).slice(0, 7);
  // No month has more days; days are texts.
  const span = { from: `${month}-01`, to: `${month}-31` };
  const [batches, counts] = await Promise.all([
    deps.couponClaims.batchesOf(partner.value),
    deps.couponClaims.countsOf(partner.value, span),
  ]);
  const show = await batchesShown(deps, batches);
  const all = [...counts.values()];
  return ok({
    month,
    visits: all.reduce((sum, { visits }) => sum + visits, 0),
    claims: all.reduce((sum, { claims }) => sum + claims, 0),
    batches: batches.map((batch) => ({ ...show(batch), ...(counts.get(batch.id) ?? NO_COUNTS) })),
  });
};

const statusAt = (coupon: CouponInstance | undefined, at: number): PartnerClaim['status'] =>
  coupon === undefined || (coupon.status === 'UNUSED' && coupon.expiresAt <= at) ? 'EXPIRED' : coupon.status;

const claims = async (
  deps: StaffCouponDeps,
  context: CallerContext,
  { batchId, ...page }: Parameters<PartnerCouponPort['claims']>[0],
): ReturnType<PartnerCouponPort['claims']> => {
  const batch = await ownBatch(deps, context, batchId);
  if (!batch.ok) return batch;
  const order = claimOrder(batchId);
  const window = keyWindow(order, page);
  if (!window.ok) return window;
  const rows = await deps.couponClaims.claims(batchId, window.value);
  const [named, coupons] = await Promise.all([
    namesOf(
      deps,
      rows.list.map(({ userId }) => userId),
    ),
    deps.coupons.findByIds(rows.list.map(({ couponId }) => couponId)),
  ]);
  const couponOf = new Map(coupons.map((coupon) => [coupon.id, coupon]));
  const at = deps.clock.now();
  return ok(
    keyPage(order, window.value, rows, ({ id, userId, couponId, claimedAt }) => ({
      id,
      name: rankingName(named(userId).name ?? '') ?? null,
      claimedAt,
      status: statusAt(couponOf.get(couponId), at),
    })),
  );
};

/** The coupons that a partner hands out, for one caller. */
export const partnerCouponPort = (deps: StaffCouponDeps, context: CallerContext): PartnerCouponPort => ({
  home: () => home(deps, context),
  batch: async ({ batchId }) => {
    const batch = await ownBatch(deps, context, batchId);
    if (!batch.ok) return batch;
    const [show, used] = await Promise.all([
      batchesShown(deps, [batch.value]),
      deps.couponClaims.usedOf(batchId),
    ]);
    return ok({ ...show(batch.value), used });
  },
  claims: (input) => claims(deps, context, input),
});
