import { MINUTE_MS } from '@ykd/domain/shared';

const SECOND_MS = 1_000;

/** The waits between the looks at a payment; the last one is kept to until the payment is closed. */
const CHECK_WAITS_MS = [15, 30, 60, 120, 300].map((seconds) => seconds * SECOND_MS);

/** The wait before the second try of a refund; each further one doubles it. */
const FIRST_REFUND_WAIT_MS = 5 * SECOND_MS;
const LONGEST_REFUND_WAIT_MS = 60 * MINUTE_MS;

/** When the provider is asked next about a payment that it was asked about `checks` times, epoch ms. */
export const nextCheckAt = (at: number, checks: number): number =>
  at + (CHECK_WAITS_MS[checks] ?? 5 * MINUTE_MS);

/** When the provider is asked next about a refund for which it was asked `attempts` times before this one, epoch ms. */
export const nextRefundTryAt = (at: number, attempts: number): number =>
  at + Math.min(FIRST_REFUND_WAIT_MS * 2 ** attempts, LONGEST_REFUND_WAIT_MS);

/** The wait before a bill is asked for again that did not come; each further one doubles it. */
const FIRST_BILL_WAIT_MS = 5 * MINUTE_MS;
const LONGEST_BILL_WAIT_MS = 120 * MINUTE_MS;

/** When a bill is asked for again that did not come `tries` times before this one, epoch ms. */
export const nextBillTryAt = (at: number, tries: number): number =>
  at + Math.min(FIRST_BILL_WAIT_MS * 2 ** tries, LONGEST_BILL_WAIT_MS);
