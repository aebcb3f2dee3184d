import { claimedCouponExpiry, type CouponInstance } from '@ykd/domain/coupon';
import { err, ok, shanghaiDay, type Result } from '@ykd/domain/shared';
import { standingOf } from '../member/device.js';
import type { CouponClaim } from '../ports/coupon-claims.js';
import { requireCaller } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import { claimIssueOf, unknownLink } from './claimable.js';
import type { CouponClaimDeps } from './deps.js';
import type { CouponClaimPort } from './port.js';

type Claimed = Result<CouponInstance, ErrorOf<'coupon-link-unknown' | 'coupon-unclaimable'>>;

/**
 * Stores a claim and the coupon that it gives. Whoever claims of the same batch waits: there are only so many. It came after
 * every order that the same member placed before it was stored.
 */
const store = (
  { unitOfWork, ids, clock }: CouponClaimDeps,
  batchId: string,
  by: Pick<CouponClaim, 'userId' | 'device' | 'partnerStanding'>,
): Promise<Claimed> => {
  const [id, couponId] = [ids.next(), ids.next()];
  return unitOfWork.transaction(async (tx) => {
    await tx.orders.lockBuyer(by.userId);
    const at = clock.now();
    const held = await tx.couponClaims.hold(batchId);
    if (held === undefined) return unknownLink();
    const reason = await claimIssueOf(tx, held, by.userId, at);
    if (reason !== undefined) return err({ kind: 'coupon-unclaimable', reason });
    const { productId, partnerId, name, rule, validDays } = held;
    const coupon: CouponInstance = {
      id: couponId,
      receiverUserId: by.userId,
      productId,
      name,
      rule,
      status: 'UNUSED',
      orderId: null,
      expiresAt: claimedCouponExpiry(at, validDays),
      gmtCreated: at,
      gmtModified: at,
    };
    await tx.coupons.insert(coupon);
    const claimed = { id, batchId, partnerId, productId, couponId, claimedAt: at, ...by };
    await tx.couponClaims.insert(claimed, shanghaiDay(at));
    await tx.couponClaims.put({ ...held, claimed: held.claimed + 1 });
    return ok(coupon);
  });
};

/** Gives the caller a coupon of the batch that a link names. */
export const claim = async (
  deps: CouponClaimDeps,
  context: CallerContext,
  { code }: Parameters<CouponClaimPort['claim']>[0],
): ReturnType<CouponClaimPort['claim']> => {
  const caller = await requireCaller(deps, context);
  if (!caller.ok) return caller;
  const { id: userId } = caller.value.user;
  const known = await deps.couponClaims.batchOfCode(code);
  if (known === undefined) return unknownLink();
  const { standing, device } = await standingOf(deps, context, known.partnerId);
  return deps.claimTurns(known.id, async () => {
    // As it is by now: of hundreds who come at once, most find nothing left, and need no transaction for that.
    const now = (await deps.couponClaims.batch(known.id)) ?? known;
    const reason = await claimIssueOf(deps, now, userId, deps.clock.now());
    if (reason !== undefined) return err({ kind: 'coupon-unclaimable', reason });
    const by = { userId, device: device === '' ? null : device, partnerStanding: standing };
    return store(deps, known.id, by);
  });
};
