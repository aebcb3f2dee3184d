import { deepFreeze } from '../shared/index.js';

/** Money that came in, and money that went back. Beyond the Specification. */
export const BILL_ROW_KINDS = deepFreeze(['PAYMENT', 'REFUND'] as const);

/** What a row of a bill is counted as, one of {@link BILL_ROW_KINDS}. Beyond the Specification. */
export type BillRowKind = (typeof BILL_ROW_KINDS)[number];

/** How money stood when the bill was made: it arrived, is on its way, or did not arrive. Beyond the Specification. */
export const BILL_STATES = deepFreeze(['DONE', 'PROCESSING', 'FAILED'] as const);

/** How money stood when the bill of the day was made, one of {@link BILL_STATES}. Beyond the Specification. */
export type BillState = (typeof BILL_STATES)[number];

/**
 * A row of the provider's bill of a day. `number`: the transaction of a payment, or the merchant's number of a refund;
 * `amount`: cents; `at`: when the payment was made, or the refund accepted (epoch milliseconds). Beyond the Specification.
 */
export type BillRow = {
  /** Whether the money came in or went back. */
  readonly kind: BillRowKind;
  readonly number: string;
  /** What the provider calls the payment; of a refund, the one that it gives back. */
  readonly transactionId: string;
  /** What the merchant calls that payment. */
  readonly outTradeNo: string;
  readonly amount: number;
  readonly at: number;
  /** Of a payment always `DONE`. */
  readonly state: BillState;
};
