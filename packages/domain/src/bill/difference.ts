import { deepFreeze } from '../shared/index.js';
import type { BillState } from './bill-row.js';

/**
 * What can be different: `…_UNKNOWN`: the bill has what is not written down here; `…_MISSING`: the
 * other way round; `…_AMOUNT`: both have it, with other amounts; `REFUND_STATE`: it arrived by the bill and not here;
 * `ROW_TWICE`: the bills name it more than once; `BILL_GONE`: the bill of a day was never read and is not to be had any more,
 * which comparing never finds. Beyond the Specification.
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
  'BILL_GONE',
] as const);

/** What is different about the bill of a day, one of {@link DIFFERENCE_KINDS}. Beyond the Specification. */
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/**
 * How money stands here: what a bill can say of it, or that the provider is to be asked for a refund (`WAITING`), or that others
 * gave the whole payment back, so that nobody asks any more (`OUTSIDE`). Beyond the Specification.
 */
export const OUR_STATES = deepFreeze(['DONE', 'PROCESSING', 'FAILED', 'WAITING', 'OUTSIDE'] as const);

/** How money of a day stands here, one of {@link OUR_STATES}. Beyond the Specification. */
export type OurState = (typeof OUR_STATES)[number];

/** Both sides of a difference: cents and states; `null` where one side has nothing. Beyond the Specification. */
export type DifferenceSides = {
  /** The cents that are written down here. */
  readonly ours: number | null;
  /** The cents in the bill; of a row that is there again, those of its repetitions. */
  readonly theirs: number | null;
  /** How it stands here. */
  readonly ourState: OurState | null;
  /** How it stood in the bill. */
  readonly theirState: BillState | null;
};

/** A difference in the bill of a day; `number`: as in {@link BillRow}. Beyond the Specification. */
export type FoundDifference = DifferenceSides & {
  /** What is different. */
  readonly kind: DifferenceKind;
  readonly number: string;
  /** What the provider calls the payment that it is about, or whose refund it is about. */
  readonly transactionId: string;
};
