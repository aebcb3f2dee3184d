import { deepFreeze } from '../shared/index.js';

/**
 * What a coupon takes off a price: a fixed number of integer `cents`, or a number of `percent` (1 to 100), at most
 * `maxCents`; either for prices of at least `minAmount` cents only. Beyond the Specification, which names coupons
 * without their rules (§3 'Coupon instance').
 */
export type CouponRule =
  | { readonly kind: 'AMOUNT'; readonly cents: number; readonly minAmount?: number | undefined }
  | {
      readonly kind: 'PERCENT';
      readonly percent: number;
      readonly maxCents?: number | undefined;
      readonly minAmount?: number | undefined;
    };

/** Both kinds of rules, in the order in which they are offered: see {@link CouponRule}. Beyond the Specification. */
export const COUPON_RULE_KINDS: readonly CouponRule['kind'][] = deepFreeze(['AMOUNT', 'PERCENT']);

/** A share in whole cents, computed without leaving the safe integers. */
const percentOf = (amount: number, percent: number): number =>
  Math.floor(amount / 100) * percent + Math.floor(((amount % 100) * percent) / 100);

const wanted = (rule: CouponRule, amount: number): number => {
  if (rule.kind === 'AMOUNT') return rule.cents;
  const share = percentOf(amount, rule.percent);
  return Math.min(share, rule.maxCents ?? share);
};

/**
 * How many integer cents a coupon takes off a price of `amount` integer cents: never more than the price, never below 0,
 * parts of a cent in favour of the shop, and nothing where the price is below the coupon's minimum or the rule names no
 * number. Throws RangeError unless `amount` is a non-negative safe integer. Beyond the Specification.
 */
export const couponReduction = (rule: CouponRule, amount: number): number => {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`not an amount in cents: ${amount}`);
  if (amount < (rule.minAmount ?? 0)) return 0;
  // Rules come from stored data: NaN must not pass for a price.
  return Math.max(0, Math.min(amount, Math.floor(wanted(rule, amount)) || 0));
};
