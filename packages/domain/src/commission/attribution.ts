import { DAY_MS, deepFreeze } from '../shared/index.js';

/** So many days after a claim an order still counts as brought by its partner, as a number of days. Beyond the Specification. */
export const CLAIM_WINDOW_DAYS = 30;

/**
 * The time, in epoch milliseconds, in which the last claim for a product brings the order that is placed at `placedAt` (epoch
 * milliseconds) and uses a coupon that a partner gave: both ends count. Beyond the Specification.
 *
 * @param placedAt - when the order is placed
 * @param windowDays - how many days a claim counts
 */
export const claimWindow = (
  placedAt: number,
  windowDays: number,
): { readonly since: number; readonly at: number } => ({
  since: placedAt - windowDays * DAY_MS,
  at: placedAt,
});

/**
 * Why staff look at an order before its commission is released: its buyer is the partner, used a device of his, or it was paid
 * with a WeChat account of his. Beyond the Specification.
 */
export type CommissionDoubt = 'own' | 'device' | 'payer';

/** All of them, as people read them. Beyond the Specification. */
export const COMMISSION_DOUBT_TITLES: Readonly<Record<CommissionDoubt, string>> = deepFreeze({
  own: '伙伴自己的购买',
  device: '与伙伴用过同一台设备',
  payer: '与伙伴同一个付款账号',
});

/** All of them, in the order in which they are told. Beyond the Specification. */
export const COMMISSION_DOUBTS: readonly CommissionDoubt[] = deepFreeze(['own', 'device', 'payer']);
