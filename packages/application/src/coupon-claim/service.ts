import type { CallerContext } from '../shared/caller.js';
import { claim } from './claim.js';
import type { CouponClaimDeps } from './deps.js';
import { link, visit } from './link.js';
import type { CouponClaimPort } from './port.js';
import { wallet } from './wallet.js';

/** Coupons that partners hand out, for one caller. */
export const couponClaimPort = (deps: CouponClaimDeps, context: CallerContext): CouponClaimPort => ({
  link: (input) => link(deps, context, input),
  visit: (input) => visit(deps, context, input),
  claim: (input) => claim(deps, context, input),
  wallet: (input) => wallet(deps, context, input),
});
