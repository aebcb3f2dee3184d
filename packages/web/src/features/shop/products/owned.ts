import type { Dashboard } from '@ykd/application/learn';
import { TRIAL_COURSE_IDS } from '@ykd/domain/course';
import {
  courseAccess,
  mergedDays,
  mergeMainOrderValidity,
  PAID_STATUS,
  skuGrant,
  validUntil,
  type SkuChoice,
  type SoldDays,
  type YkdOrder,
} from '@ykd/domain/order';
import { openedBy } from './opens';

/** What somebody is about to buy, and at which price (cents). */
export type Wanted = SkuChoice & { readonly productId: string };

/** Until when a member has what he is about to buy, and until when he would once he bought it. Epoch ms. */
export interface Owned {
  readonly until: number;
  readonly ifBought: number;
}

type HeldOrder = Pick<
  YkdOrder,
  | 'id'
  | 'productId'
  | 'status'
  | 'amount'
  | 'skuAttrs'
  | 'gmtCreated'
  | 'validDateDayNum'
  | 'serviceDateDayNum'
>;

/** Until when paid orders hold a product: one of them is for it, or together they open every course that it would. */
const heldUntil = (paid: readonly HeldOrder[], { productId, skuAttrs }: Wanted, now: number): number => {
  const orders = mergeMainOrderValidity(paid);
  const bought = orders.filter((order) => order.productId === productId).map(validUntil);
  // Everybody may open the trial courses.
  const opened = openedBy(skuAttrs).courses.filter(({ courseId }) => !TRIAL_COURSE_IDS.includes(courseId));
  const ends = opened.map(({ courseId }) => {
    const access = courseAccess(orders, courseId, now);
    return access.kind === 'granted' ? access.validUntil : 0;
  });
  return Math.max(0, ...bought, ends.length === 0 ? 0 : Math.min(...ends));
};

/**
 * The order, of those whose refund is judged or on its way, that is for the same product or opens a course of what he is
 * about to buy; undefined without one.
 */
export const refundingOf = (
  { refunding }: Pick<Dashboard, 'refunding'>,
  { productId, skuAttrs }: Pick<Wanted, 'productId' | 'skuAttrs'>,
): Pick<YkdOrder, 'id' | 'productId'> | undefined => {
  const wanted = new Set(openedBy(skuAttrs).courses.map(({ courseId }) => courseId));
  return (
    refunding.find((order) => order.productId === productId) ??
    refunding.find((order) => skuGrant(order.skuAttrs)?.courseIds.some((courseId) => wanted.has(courseId)))
  );
};

/** The days of what he is about to buy beside his paid orders, where those give it more. */
export const mergedIfBought = (
  { orders }: Pick<Dashboard, 'orders'>,
  { amount, validDays, serviceDays }: Wanted,
): SoldDays | undefined =>
  mergedDays({ amount, validDateDayNum: validDays, serviceDateDayNum: serviceDays }, orders);

/** What a member has of what he is about to buy at `now`; undefined when that is not all of it. */
export const ownedOf = (
  { orders }: Pick<Dashboard, 'orders'>,
  wanted: Wanted,
  now: number,
): Owned | undefined => {
  const until = heldUntil(orders, wanted, now);
  if (until < now) return undefined;
  const { productId, amount, skuAttrs, validDays, serviceDays } = wanted;
  const candidate: HeldOrder = {
    id: '',
    productId,
    status: PAID_STATUS,
    amount,
    skuAttrs,
    gmtCreated: now,
    validDateDayNum: validDays,
    serviceDateDayNum: serviceDays,
  };
  return { until, ifBought: heldUntil([...orders, candidate], wanted, now) };
};
