import type { AccessOrder } from './access-order.js';
import { grantingOrders, latestEnd, refundingOrder } from './granting-orders.js';
import { serviceUntil } from './validity.js';
import { shanghaiDay } from '../shared/index.js';

/**
 * Whether the class teacher helps a user with a course: up to the instant `until` (epoch milliseconds, included) by the
 * order `orderId`; ended with the Shanghai day `on` (`YYYY-MM-DD`, the last day of the service); not part of what was
 * bought; closed while a refund of the order `orderId` is judged or on its way (Beyond the Specification); or the course
 * was not bought at all (Specification §2 'Service description panel', §5).
 */
export type TeacherService =
  | { readonly kind: 'serving'; readonly until: number; readonly orderId: string }
  | { readonly kind: 'ended'; readonly on: string; readonly orderId: string }
  | { readonly kind: 'not-included' }
  | { readonly kind: 'refunding'; readonly orderId: string }
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
  const granting = grantingOrders(orders, courseId);
  const best = latestEnd(
    granting.filter(({ serviceDateDayNum }) => serviceDateDayNum !== 0),
    serviceUntil,
  );
  if (best && at <= best.until) return { kind: 'serving', ...best };
  const refunding = refundingOrder(orders, courseId);
  if (refunding) return { kind: 'refunding', orderId: refunding.id };
  if (best) return { kind: 'ended', on: shanghaiDay(best.until), orderId: best.orderId };
  return { kind: granting.length > 0 ? 'not-included' : 'not-bought' };
};
