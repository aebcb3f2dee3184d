import { claimedCouponExpiry, type CouponInstance } from '@ykd/domain/coupon';
import { err, ok, shanghaiDay, type Result } from '@ykd/domain/shared';
import { standingOf } from '../member/device.js';
import { requireCaller } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import { claimIssueOf, unknownLink } from './claimable.js';
import type { CouponClaimDeps } from './deps.js';
import type { CouponClaimPort } from './port.js';

type Claimed = Result<CouponInstance, ErrorOf<'coupon-link-unknown' | 'coupon-unclaimable'>>;

/** Gives the caller a coupon of the batch that a link names. Whoever claims of the same batch waits: there are only so many. */
export const claim = async (
  deps: CouponClaimDeps,
  context: CallerContext,
  { code }: Parameters<CouponClaimPort['claim']>[0],
): ReturnType<CouponClaimPort['claim']> => {
  const caller = await requireCaller(deps, context);
  if (!caller.ok) return caller;
  const { id: userId } = caller.value.user;
  const batch = await deps.couponClaims.batchOfCode(code);
  if (batch === undefined) return unknownLink();
  const { standing, device } = await standingOf(deps, context, batch.partnerId);
  const [id, couponId, at] = [deps.ids.next(), deps.ids.next(), deps.clock.now()];
  return deps.unitOfWork.transaction(async (tx): Promise<Claimed> => {
    const held = await tx.couponClaims.hold(batch.id);
    if (held === undefined) return unknownLink();
    const reason = await claimIssueOf(tx, held, userId, at);
    if (reason !== undefined) return err({ kind: 'coupon-unclaimable', reason });
    const { productId, partnerId, name, rule, validDays } = held;
    const coupon: CouponInstance = {
      id: couponId,
      receiverUserId: userId,
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
    await tx.couponClaims.insert(
      {
        id,
        batchId: held.id,
        partnerId,
        productId,
        userId,
        couponId,
        claimedAt: at,
        device: device === '' ? null : device,
        partnerStanding: standing,
      },
      shanghaiDay(at),
    );
    await tx.couponClaims.put({ ...held, claimed: held.claimed + 1 });
    return ok(coupon);
  });
};
