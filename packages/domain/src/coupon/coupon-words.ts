import { formatAmount } from '../order/index.js';
import type { CouponRule } from './coupon-rule.js';

/**
 * The rule of a coupon as people read it, such as 减 15%，最多减 ¥150.00，满 ¥500.00 可用. Throws RangeError where an amount is no
 * safe integer. Beyond the Specification.
 */
export const couponRuleText = (rule: CouponRule): string =>
  [
    rule.kind === 'AMOUNT' ? `减 ¥${formatAmount(rule.cents)}` : `减 ${rule.percent}%`,
    rule.kind === 'PERCENT' && rule.maxCents !== undefined ? `最多减 ¥${formatAmount(rule.maxCents)}` : '',
    rule.minAmount === undefined || rule.minAmount === 0 ? '' : `满 ¥${formatAmount(rule.minAmount)} 可用`,
  ]
    .filter((part) => part !== '')
    .join('，');
