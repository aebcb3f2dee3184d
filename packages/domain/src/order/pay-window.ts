import { WAIT_PAY_STATUS } from './order-status.js';

/** How long an order waits for its payment, in milliseconds: 30 minutes. Beyond the Specification. */
export const PAY_WINDOW_MS = 30 * 60_000;

/**
 * When an unpaid order closes: the first instant (epoch milliseconds) at which it can no longer be paid. Beyond the
 * Specification.
 *
 * @param order - when it was created, in epoch milliseconds
 */
export const payDeadline = ({ gmtCreated }: { readonly gmtCreated: number }): number =>
  gmtCreated + PAY_WINDOW_MS;

/**
 * Whether an order may still be paid at the instant `at` (epoch milliseconds): it waits for its payment, and its
 * {@link payDeadline} has not come. Beyond the Specification.
 */
export const isPayable = (
  order: { readonly status: string; readonly gmtCreated: number },
  at: number,
): boolean => order.status === WAIT_PAY_STATUS && at < payDeadline(order);
