import { deepFreeze } from '../shared/index.js';
import { PAID_STATUS, REFUNDED_STATUS, REFUNDING_STATUS, type OrderStatus } from './order-status.js';

/** The states of orders that were paid, whatever became of them. Beyond the Specification. */
export const PAID_ONCE_STATUSES: readonly OrderStatus[] = deepFreeze([
  PAID_STATUS,
  REFUNDING_STATUS,
  REFUNDED_STATUS,
]);

/**
 * Whether something was bought by an order: it cost something, in cents, and was paid, whatever became of it. Beyond the
 * Specification.
 */
export const isPurchase = (order: { readonly status: string; readonly amount: number }): boolean =>
  order.amount > 0 && (PAID_ONCE_STATUSES as readonly string[]).includes(order.status);
