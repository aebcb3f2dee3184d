import { orderGrants } from './grants.js';
import { mergeMainOrderValidity, type MergeableOrder } from './main-order.js';
import { isPaid } from './order-status.js';
import { validUntil } from './validity.js';
import { TRIAL_COURSE_IDS } from '../course/index.js';
import { shanghaiDay } from '../shared/index.js';

/** The part of a YkdOrder that decides access; see YkdOrder for the units. */
export type AccessOrder = MergeableOrder & {
  readonly id: string;
  readonly status: string;
  readonly gmtCreated: number;
  readonly skuAttrs?: unknown;
};

/**
 * Whether a user may open a course, and why not: granted by an order until the instant `validUntil` (epoch
 * milliseconds, included); open as a trial course; expired with the end of the Shanghai day `on` (`YYYY-MM-DD`, the
 * last day of access); or not bought.
 */
export type CourseAccess =
  | { readonly kind: 'granted'; readonly validUntil: number; readonly orderId: string }
  | { readonly kind: 'trial' }
  | { readonly kind: 'expired'; readonly on: string; readonly orderId: string }
  | { readonly kind: 'not-bought' };

/**
 * Decides the access of one user to one course at the instant `at` (epoch milliseconds), from all of the user's
 * orders (Specification §4 'Course access comes from paid orders', §5 'Access and orders', §2 for trial courses).
 * Paid orders only: an unpaid or refunded order neither grants nor lengthens anything. Among the orders that grant
 * the course the one with the latest end decides, the first of them on a tie.
 */
export const courseAccess = (orders: readonly AccessOrder[], courseId: string, at: number): CourseAccess => {
  let best: { until: number; orderId: string } | undefined;
  for (const order of mergeMainOrderValidity(orders.filter(isPaid))) {
    if (!orderGrants(order)?.courseIds.includes(courseId)) continue;
    const until = validUntil(order);
    if (!best || until > best.until) best = { until, orderId: order.id };
  }

  if (best && at <= best.until) return { kind: 'granted', validUntil: best.until, orderId: best.orderId };
  if (TRIAL_COURSE_IDS.includes(courseId)) return { kind: 'trial' };
  return best
    ? { kind: 'expired', on: shanghaiDay(best.until), orderId: best.orderId }
    : { kind: 'not-bought' };
};
