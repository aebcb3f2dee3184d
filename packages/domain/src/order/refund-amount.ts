import { formatAmount } from './amount.js';

/**
 * How far a refund is that was made here: the provider is to be asked, works on it, has done it, will not do it, or that
 * money went back by another way (`OUTSIDE`). Beyond the Specification.
 */
export type RefundState = 'WAITING' | 'PROCESSING' | 'DONE' | 'FAILED' | 'OUTSIDE';

/** What was paid for an order and what of it went back, by which way, in integer cents. Beyond the Specification. */
export type PaidMoney = {
  /** What was taken in. */
  readonly captured: number;
  /** The refunds of it that were made here. */
  readonly ours: readonly {
    /** What it is of, in integer cents. */
    readonly amount: number;
    /** How far it is. */
    readonly status: RefundState;
  }[];
  /** What others gave back at the provider. */
  readonly outside: number;
  /** What staff gave back outside of the platform. */
  readonly offline: number;
};

/**
 * How many times a part of what was paid for one order may be given back here: the history of an order stays short. What
 * is left as a whole can still be given back. Beyond the Specification.
 */
export const PART_REFUNDS_MAX = 10;

const oursOf = ({ ours }: PaidMoney, states: readonly RefundState[]): number =>
  ours.reduce((sum, { amount, status }) => (states.includes(status) ? sum + amount : sum), 0);

/** What of a payment is back or on its way back. */
const promised = (paid: PaidMoney): number =>
  oursOf(paid, ['WAITING', 'PROCESSING', 'DONE']) + paid.outside + paid.offline;

/**
 * What can still be given back of a payment, in cents, never below 0: without what is back and what is on its way. A
 * refund that failed gives its amount free again, one that others did is counted with theirs. Beyond the Specification.
 */
export const refundLeft = (paid: PaidMoney): number => Math.max(0, paid.captured - promised(paid));

/**
 * How many cents more than were paid are back or on their way; 0 as a rule. More than 0 where something went back that nobody
 * counted on: a refund that had failed and was carried out at the provider after all, when its amount was promised anew.
 * Beyond the Specification.
 */
export const promisedTooMuch = (paid: PaidMoney): number => Math.max(0, promised(paid) - paid.captured);

/** What of a payment is back, whoever gave it, in cents. Beyond the Specification. */
export const refundedSoFar = (paid: PaidMoney): number =>
  oursOf(paid, ['DONE']) + paid.outside + paid.offline;

/**
 * Whether all of a payment is back, which makes its order a refunded one: a part leaves it paid. Nothing that was paid is
 * never back. Beyond the Specification.
 */
export const isWholeBack = (paid: PaidMoney): boolean =>
  paid.captured > 0 && refundedSoFar(paid) >= paid.captured;

/**
 * The Chinese message when so many cents cannot be given back of what is left; `undefined` when they can: whole cents, at
 * least 1, at most `left`. It names what is left. Beyond the Specification. Throws RangeError when what is left is no
 * whole number of cents and less than `amount`.
 */
export const refundAmountIssue = (amount: number, left: number): string | undefined => {
  if (left < 1) return '没有可退的金额';
  if (!Number.isSafeInteger(amount) || amount < 1) return '退款金额至少是 ¥0.01，精确到分';
  return amount > left ? `退款金额不能超过可退的 ¥${formatAmount(left)}` : undefined;
};
