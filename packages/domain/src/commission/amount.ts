import { requireCents } from './cents.js';

/** A whole, 100 percent, in basis points. Beyond the Specification. */
export const WHOLE_BP = 10_000;

const requireRate = (rateBp: number): void => {
  if (!Number.isSafeInteger(rateBp) || rateBp < 0 || rateBp > WHOLE_BP)
    throw new RangeError(`not a rate in basis points: ${rateBp}`);
};

/**
 * The share of an amount in whole cents, half a cent to the even one: 0.5 becomes 0, 1.5 becomes 2. Exact for every safe
 * integer, for no product leaves them. Throws RangeError unless the amount is a non-negative safe integer of cents, and the
 * rate one of 0 to {@link WHOLE_BP} basis points. Beyond the Specification, which names the rate 0.07 alone (§3).
 *
 * @param cents - of what, in cents
 * @param rateBp - the rate in basis points: 700 is 7 %
 */
export const commissionOf = (cents: number, rateBp: number): number => {
  requireCents(cents);
  requireRate(rateBp);
  const rest = (cents % WHOLE_BP) * rateBp;
  const whole = Math.floor(cents / WHOLE_BP) * rateBp + Math.floor(rest / WHOLE_BP);
  const twice = (rest % WHOLE_BP) * 2;
  return whole + (twice > WHOLE_BP || (twice === WHOLE_BP && whole % 2 === 1) ? 1 : 0);
};

/** What an order's commission and its money are, in integer cents. Beyond the Specification. */
export type CommissionMoney = {
  /** What was earned with the payment. */
  readonly earned: number;
  /** What of it was taken back so far. */
  readonly reversed: number;
  /** What was paid for the order. */
  readonly paid: number;
  /** What of that is back at its buyer, in all; may be more than was paid. */
  readonly refunded: number;
  /** The rate that was frozen with the order, in basis points, hundredths of a percent. */
  readonly rateBp: number;
};

/**
 * What is to be taken back of an order's commission now, in cents, 0 or more: in all it is what was earned without the share of
 * what is left, so that parts that go back never add up to a cent too much, in whatever order they come. Throws RangeError
 * for what are no cents and no rate. Beyond the Specification.
 *
 * @param money - what was earned and paid, and what of both is back
 */
export const commissionToReverse = ({
  earned,
  reversed,
  paid,
  refunded,
  rateBp,
}: CommissionMoney): number => {
  for (const cents of [earned, reversed, paid, refunded]) requireCents(cents);
  return Math.max(0, earned - commissionOf(Math.max(0, paid - refunded), rateBp) - reversed);
};
