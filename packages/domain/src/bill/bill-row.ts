import { deepFreeze } from '../shared/index.js';

/** Money that came in, and money that went back. Beyond the Specification. */
export const BILL_ROW_KINDS = deepFreeze(['PAYMENT', 'REFUND'] as const);

/** See {@link BILL_ROW_KINDS}. Beyond the Specification. */
export type BillRowKind = (typeof BILL_ROW_KINDS)[number];

/** How money stood when the bill was made: it arrived, is on its way, or did not arrive. Beyond the Specification. */
export const BILL_STATES = deepFreeze(['DONE', 'PROCESSING', 'FAILED'] as const);

/** See {@link BILL_STATES}. Beyond the Specification. */
export type BillState = (typeof BILL_STATES)[number];

/**
 * A row of the provider's bill of a day. `number`: the transaction of a payment, or the merchant's number of a refund;
 * `amount`: cents; `at`: when the payment was made, or the refund accepted (epoch milliseconds). Beyond the Specification.
 */
export type BillRow = {
  readonly kind: BillRowKind;
  readonly number: string;
  readonly transactionId: string;
  readonly outTradeNo: string;
  readonly amount: number;
  readonly at: number;
  readonly state: BillState;
};
