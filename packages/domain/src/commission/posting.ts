import { monthOfDay } from '../bill/index.js';
import { shanghaiDay } from '../shared/index.js';
import type { CommissionMove } from './account.js';

/** A transfer as it is written down, once and for ever. Beyond the Specification. */
export type CommissionPosting = CommissionMove & {
  /** The id of the partner. */
  readonly partnerId: string;
  /** The place among the postings of the partner, a running number from 1 on, without a gap. */
  readonly seq: number;
  /** The id of the order that it comes from; null where it comes from none. */
  readonly orderId: string | null;
  /** The id of the payout that it belongs to; null where it belongs to none. */
  readonly payoutId: string | null;
  /** What made it, such as `earn:ORDER`: no two have the same. */
  readonly source: string;
  /** When it happened, in epoch milliseconds. */
  readonly at: number;
  /** The month, `YYYY-MM`, in whose statement it stands: that of the instant, or the first open one where that is closed. */
  readonly month: string;
};

/** The `source` of the transfer by which all of an order's commission is taken back that staff refused. Beyond the Specification. */
export const refusalSource = (orderId: string): string => `refuse:${orderId}`;

/** The month, `YYYY-MM`, of an instant in epoch milliseconds, by the calendar of Shanghai. Beyond the Specification. Throws RangeError for what is no instant. */
export const commissionMonth = (at: number): string => monthOfDay(shanghaiDay(at));

/**
 * The month, `YYYY-MM`, in which a transfer stands that happened at an instant (epoch milliseconds), where months before
 * `openMonth` are closed: nothing is added to those any more. Beyond the Specification. Throws RangeError for what is no
 * instant.
 */
export const postingMonth = (at: number, openMonth: string): string => {
  const month = commissionMonth(at);
  return month < openMonth ? openMonth : month;
};
