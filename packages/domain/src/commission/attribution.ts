import { DAY_MS, deepFreeze } from '../shared/index.js';

/** So many days after a claim an order still counts as brought by its partner, as a number of days. Beyond the Specification. */
export const CLAIM_WINDOW_DAYS = 30;

/** A coupon of a partner that a buyer claimed. Beyond the Specification. */
export type AttributableClaim = {
  /** The id of the claim. */
  readonly id: string;
  /** The id of the partner whose it is. */
  readonly partnerId: string;
  /** The id of the coupon that came of it. */
  readonly couponId: string;
  /** When it was claimed, in epoch milliseconds. */
  readonly claimedAt: number;
};

const compareClaims = (one: AttributableClaim, other: AttributableClaim): number =>
  other.claimedAt - one.claimedAt || (one.id > other.id ? -1 : 1);

/**
 * Which claim brought an order: the last one before it, at most so many days old, whichever partner's coupon was used;
 * `undefined` where none was used that a partner gave. Beyond the Specification.
 *
 * @param claims - those of its buyer for its product, in any order
 * @param order - the id of the coupon that it uses, null for none, and when it is placed, in epoch milliseconds
 * @param windowDays - how many days a claim counts
 */
export const claimThatBrought = <C extends AttributableClaim>(
  claims: readonly C[],
  { couponId, placedAt }: { readonly couponId: string | null; readonly placedAt: number },
  windowDays: number,
): C | undefined => {
  if (!claims.some((claim) => claim.couponId === couponId)) return undefined;
  return claims
    .filter(({ claimedAt }) => claimedAt <= placedAt && placedAt - claimedAt <= windowDays * DAY_MS)
    .toSorted(compareClaims)[0];
};

/**
 * Why staff look at an order before its commission is released: its buyer is the partner, claimed on a device of his, or
 * paid with his WeChat account; or the partner was suspended when it was placed. Beyond the Specification.
 */
export type CommissionDoubt = 'own' | 'device' | 'payer' | 'suspended';

/** All of them, as people read them. Beyond the Specification. */
export const COMMISSION_DOUBT_TITLES: Readonly<Record<CommissionDoubt, string>> = deepFreeze({
  own: '伙伴自己的购买',
  device: '与伙伴同一台设备领取',
  payer: '与伙伴同一个付款账号',
  suspended: '下单时伙伴已暂停',
});

/** All of them, in the order in which they are told. Beyond the Specification. */
export const COMMISSION_DOUBTS: readonly CommissionDoubt[] = deepFreeze([
  'own',
  'device',
  'payer',
  'suspended',
]);
