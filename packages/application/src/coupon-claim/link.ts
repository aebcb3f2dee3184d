import { ok, shanghaiDay } from '@ykd/domain/shared';
import { authenticate } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import { claimIssueOf, unknownLink } from './claimable.js';
import type { CouponClaimDeps } from './deps.js';
import type { CouponClaimPort } from './port.js';

/** What a link gives. */
export const link = async (
  deps: CouponClaimDeps,
  context: CallerContext,
  { code }: Parameters<CouponClaimPort['link']>[0],
): ReturnType<CouponClaimPort['link']> => {
  const batch = await deps.couponClaims.batchOfCode(code);
  if (batch === undefined) return unknownLink();
  const userId = (await authenticate(deps, context))?.user.id;
  const { productId, name, rule, claimUntil, validDays } = batch;
  const issue = (await claimIssueOf(deps, batch, userId, deps.clock.now())) ?? null;
  return ok({ productId, name, rule, claimUntil, validDays, issue });
};

/** Counts that a link was opened. */
export const visit = async (
  deps: CouponClaimDeps,
  context: CallerContext,
  { code }: Parameters<CouponClaimPort['visit']>[0],
): ReturnType<CouponClaimPort['visit']> => {
  const batch = await deps.couponClaims.batchOfCode(code);
  if (batch === undefined) return unknownLink();
  const caller = await authenticate(deps, context);
  if (caller?.user.id !== batch.partnerId)
    await deps.couponClaims.addVisit(batch, shanghaiDay(deps.clock.now()));
  return ok(null);
};
