import { formatAmount } from './amount.js';

/**
 * Up to how many cents one person gives back of one order without a second one, where nobody has set another limit:
 * ¥1000.00. Beyond the Specification.
 */
export const REFUND_LIMIT_DEFAULT = 100_000;

/** The highest limit that can be set, in cents: ¥100000.00. Beyond the Specification. */
export const REFUND_LIMIT_MAX = 10_000_000;

/**
 * The Chinese message when so many cents cannot be the limit above which a refund needs a second person; `undefined` when
 * they can: whole cents from 0, which lets every refund need one, to {@link REFUND_LIMIT_MAX}. Never throws RangeError,
 * whatever the number is. Beyond the Specification.
 */
export const refundLimitIssue = (cents: number): string | undefined =>
  Number.isSafeInteger(cents) && cents >= 0 && cents <= REFUND_LIMIT_MAX
    ? undefined
    : `复核金额在 ¥0.00 与 ¥${formatAmount(REFUND_LIMIT_MAX)} 之间，精确到分`;

/**
 * Whether a refund needs a second person: above the limit, counted with everything that the same person gave back of the
 * same order without one, so that two halves do not pass either. Beyond the Specification.
 *
 * @param refund - `amount`: what is to be given back; `alone`: what he gave back of the order without a second person;
 * `limit`: up to what he may; all in cents
 */
export const needsSecondPerson = ({
  amount,
  alone,
  limit,
}: {
  readonly amount: number;
  readonly alone: number;
  readonly limit: number;
}): boolean => alone + amount > limit;

/**
 * Why somebody cannot be the second person of a refund: he proposed it, or the money goes to him; `undefined` when he can.
 * That he has the right is another rule. Beyond the Specification.
 *
 * @param people - the ids of who proposed it, whose the order is, and who is to be the second
 */
export const secondPersonIssue = ({
  proposer,
  buyer,
  second,
}: {
  readonly proposer: string;
  readonly buyer: string;
  readonly second: string;
}): 'proposer' | 'buyer' | undefined => {
  if (second === buyer) return 'buyer';
  return second === proposer ? 'proposer' : undefined;
};
