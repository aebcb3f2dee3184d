import { deepFreeze } from '../shared/index.js';
import type { BillState } from './bill-row.js';

/**
 * What can be different (beyond the Specification): `…_UNKNOWN`: the bill has what is not written down here; `…_MISSING`: the
 * other way round; `…_AMOUNT`: both have it, with other amounts; `REFUND_STATE`: it arrived by one and not by the other;
 * `ROW_TWICE`: the bills name it more than once.
 */
export const DIFFERENCE_KINDS = deepFreeze([
  'PAYMENT_UNKNOWN',
  'PAYMENT_MISSING',
  'PAYMENT_AMOUNT',
  'REFUND_UNKNOWN',
  'REFUND_MISSING',
  'REFUND_AMOUNT',
  'REFUND_STATE',
  'ROW_TWICE',
] as const);

/** See {@link DIFFERENCE_KINDS}. Beyond the Specification. */
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/**
 * How money stands here: what a bill can say of it, or that the provider is to be asked for a refund (`WAITING`), or that others
 * gave the whole payment back, so that nobody asks any more (`OUTSIDE`). Beyond the Specification.
 */
export const OUR_STATES = deepFreeze(['DONE', 'PROCESSING', 'FAILED', 'WAITING', 'OUTSIDE'] as const);

/** See {@link OUR_STATES}. Beyond the Specification. */
export type OurState = (typeof OUR_STATES)[number];

/** Both sides of a difference: cents and states; `null` where one side has nothing. Beyond the Specification. */
export type DifferenceSides = {
  readonly ours: number | null;
  readonly theirs: number | null;
  readonly ourState: OurState | null;
  readonly theirState: BillState | null;
};

/** A difference in the bill of a day, about a transaction or the number of a refund. Beyond the Specification. */
export type FoundDifference = DifferenceSides & {
  readonly kind: DifferenceKind;
  readonly number: string;
  readonly transactionId: string;
};
