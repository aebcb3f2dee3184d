import type { AccessOrder } from './access-order.js';
import { grantingOrders, latestEnd, refundingOrder } from './granting-orders.js';
import { validUntil } from './validity.js';
import { TRIAL_COURSE_IDS } from '../course/index.js';
import { shanghaiDay } from '../shared/index.js';

/**
 * Whether a user may open a course, and why not: granted by the order `orderId` until the instant `validUntil` (epoch
 * milliseconds, included); open as a trial course; closed while a refund of the order `orderId` is judged or on its way
 * (Beyond the Specification); expired with the end of the Shanghai day `on` (`YYYY-MM-DD`, the last day of access); or not
 * bought (Specification §2, §4, §5).
 */
export type CourseAccess =
  | { readonly kind: 'granted'; readonly validUntil: number; readonly orderId: string }
  | { readonly kind: 'trial' }
  | { readonly kind: 'refunding'; readonly orderId: string }
  | { readonly kind: 'expired'; readonly on: string; readonly orderId: string }
  | { readonly kind: 'not-bought' };

/**
 * Decides the access of one user to one course at the instant `at` (epoch milliseconds), from all of the user's
 * orders (Specification §4 'Course access', §5 'Access and orders', §2 for trial courses).
 * Paid orders only: an unpaid or refunded order neither grants nor lengthens anything. Among the orders that grant
 * the course the one with the latest end decides, the first of them on a tie. Main orders are merged here: hand in the
 * orders as they are. Throws RangeError when `at` is no instant, or such an order was created at none or has a validity
 * that is no whole number of days.
 */
export const courseAccess = (orders: readonly AccessOrder[], courseId: string, at: number): CourseAccess => {
  if (!Number.isFinite(at)) throw new RangeError(`not an instant: ${at}`);
  const best = latestEnd(grantingOrders(orders, courseId), validUntil);
  if (best && at <= best.until) return { kind: 'granted', validUntil: best.until, orderId: best.orderId };
  if (TRIAL_COURSE_IDS.includes(courseId)) return { kind: 'trial' };
  const refunding = refundingOrder(orders, courseId);
  if (refunding) return { kind: 'refunding', orderId: refunding.id };
  return best
    ? { kind: 'expired', on: shanghaiDay(best.until), orderId: best.orderId }
    : { kind: 'not-bought' };
};

/**
 * Whether the user may open the course, the `hasAuth` of the learn view (Specification §3 'Course catalogue entry').
 *
 * @param access - what {@link courseAccess} decided
 */
export const hasAuth = ({ kind }: CourseAccess): boolean => kind === 'granted' || kind === 'trial';
