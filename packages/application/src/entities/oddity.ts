import { count, instant, nullable, oneOf, text, type RecordOf, type ValueOf } from '../entity/field.js';

export const oddityFields = {
  id: text(),
  kind: oneOf([
    'CLOSED_ORDER',
    'PAID_TWICE',
    'WRONG_AMOUNT',
    'UNKNOWN_PAYMENT',
    'REFUND_FAILED',
    'REFUNDED_OUTSIDE',
  ]),
  orderId: nullable(text()),
  /** The transaction or the refund that it is about. */
  subject: text(),
  /** Cents; of `REFUNDED_OUTSIDE` those that are known to have gone back, 0 while nobody knows how many. */
  amount: count(),
  note: text(),
  gmtCreated: instant(),
  /** Who has looked at it, and when (epoch ms); null until somebody did. */
  settledBy: nullable(text()),
  settledAt: nullable(instant()),
};

/** Something odd about money. */
export type Oddity = RecordOf<typeof oddityFields>;

/**
 * What staff must see: a payment that is given back for one of the causes of refunds; `UNKNOWN_PAYMENT`: money came in for a
 * number that we never gave; `REFUNDED_OUTSIDE`: money of a payment went back that nobody gave back here, as a rule on the
 * pages of the provider; `REFUND_FAILED`: ours or theirs.
 */
export type OddityKind = ValueOf<typeof oddityFields.kind>;
