import { count, flag, instant, nullable, oneOf, text, type RecordOf, type ValueOf } from '../entity/field.js';

export const refundFields = {
  /** Our number at the provider: letters and digits, 6 to 32. */
  id: text(),
  orderId: text(),
  transactionId: text(),
  outTradeNo: text(),
  /** Why money goes back. `REQUESTED`: the buyer asked and staff agreed; `GIVEN_BACK`: staff gave it unasked. */
  cause: oneOf(['REQUESTED', 'GIVEN_BACK', 'CLOSED_ORDER', 'PAID_TWICE', 'WRONG_AMOUNT']),
  /** Cents that go back, and cents that were paid: more, where others gave some of it back before. */
  amount: count(),
  total: count(),
  /**
   * `WAITING`: the provider is to be asked; `PROCESSING`: it works on it; `DONE`; `FAILED`: people must look at it; `OUTSIDE`: the
   * whole payment went back by another way, so that nothing is left to be done.
   */
  status: oneOf(['WAITING', 'PROCESSING', 'DONE', 'FAILED', 'OUTSIDE']),
  /** Whether it was all that was left: the order waits for it to be a refunded one. Never of a payment that was too much. */
  whole: flag(),
  /** How often the provider was asked, since somebody let it be tried again. */
  attempts: count(),
  /** What was the matter at the last try. */
  error: nullable(text()),
  /** Epoch ms. */
  gmtCreated: instant(),
  gmtModified: instant(),
};

/** Money on its way back. */
export type Refund = RecordOf<typeof refundFields>;

/** Why money goes back; see the field. */
export type RefundCause = ValueOf<typeof refundFields.cause>;

/** Why money goes back that paid no order: nobody decides about it. */
export type SurplusCause = Exclude<RefundCause, 'REQUESTED' | 'GIVEN_BACK'>;

/** Whether a refund is of money that paid no order. */
export const isSurplus = ({ cause }: { readonly cause: RefundCause | 'OFFLINE' | 'OUTSIDE' }): boolean =>
  cause === 'CLOSED_ORDER' || cause === 'PAID_TWICE' || cause === 'WRONG_AMOUNT';
