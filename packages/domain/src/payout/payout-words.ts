import { requiredLineIssue } from '../shared/index.js';

/** The most Unicode code points of why a payout is refused, or why it failed. Beyond the Specification. */
export const PAYOUT_REASON_MAX = 200;

/** The most Unicode code points of the number under which a bank, or WeChat Pay, has a payment. Beyond the Specification. */
export const PAYOUT_REFERENCE_MAX = 64;

/** The most payouts that are made, or marked, at a time, as a number of them. Beyond the Specification. */
export const PAYOUTS_AT_ONCE_MAX = 100;

/**
 * The Chinese message when a text cannot be the reason why a payout is refused or failed, `undefined` when it can: one line of 1 to
 * {@link PAYOUT_REASON_MAX} Unicode code points, white space at its ends not counted. Beyond the Specification.
 */
export const payoutReasonIssue = (reason: string): string | undefined =>
  requiredLineIssue('原因', reason.trim(), PAYOUT_REASON_MAX);

/**
 * The Chinese message when a text cannot be the number under which a bank, or WeChat Pay, has a payment, `undefined` when it can: one line of 1 to
 * {@link PAYOUT_REFERENCE_MAX} Unicode code points, white space at its ends not counted. Beyond the Specification.
 */
export const payoutReferenceIssue = (reference: string): string | undefined =>
  requiredLineIssue('流水号', reference.trim(), PAYOUT_REFERENCE_MAX);
