import type { AccessOrder } from './course-access.js';
import { orderGrants } from './grants.js';
import { mergeMainOrderValidity } from './main-order.js';
import { isPaid } from './order-status.js';
import { serviceUntil } from './validity.js';
import { shanghaiDay } from '../shared/index.js';

/**
 * Whether the class teacher helps a user with a course: up to the instant `until` (epoch milliseconds, included) by the
 * order `orderId`; ended with the Shanghai day `on` (`YYYY-MM-DD`, the last day of the service); not part of what was
 * bought; or the course was not bought at all (Specification §2 'Service description panel', §5).
 */
export type TeacherService =
  | { readonly kind: 'serving'; readonly until: number; readonly orderId: string }
  | { readonly kind: 'ended'; readonly on: string; readonly orderId: string }
  | { readonly kind: 'not-included' }
  | { readonly kind: 'not-bought' };

/**
 * Decides the class teacher's service of one user for one course at the instant `at` (epoch milliseconds), from all of
 * the user's orders (Specification §2 'Service description panel', §5 'Access and orders'). Among the paid orders that
 * grant the course and carry days of service the one whose service ends last decides, the first of them on a tie. Main
 * orders are merged here: hand in the orders as they are. Throws RangeError when `at` is no instant, or such an order was
 * created at none or has a service that is no whole number of days.
 */
export const teacherService = (
  orders: readonly AccessOrder[],
  courseId: string,
  at: number,
): TeacherService => {
  if (!Number.isFinite(at)) throw new RangeError(`not an instant: ${at}`);
  let isBought = false;
  let best: { until: number; orderId: string } | undefined;
  for (const order of mergeMainOrderValidity(orders.filter(isPaid))) {
    if (!orderGrants(order)?.courseIds.includes(courseId)) continue;
    isBought = true;
    if (order.serviceDateDayNum === 0) continue;
    const until = serviceUntil(order);
    if (!best || until > best.until) best = { until, orderId: order.id };
  }
  if (!best) return { kind: isBought ? 'not-included' : 'not-bought' };
  return at <= best.until
    ? { kind: 'serving', ...best }
    : { kind: 'ended', on: shanghaiDay(best.until), orderId: best.orderId };
};
