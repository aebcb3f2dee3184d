import { PAYMENT_WAYS } from '@ykd/domain/order';
import { count, instant, nullable, oneOf, text, type RecordOf } from '../entity/field.js';

export const paymentAttemptFields = {
  /** Our number at the provider: letters and digits, 6 to 32. */
  outTradeNo: text(),
  orderId: text(),
  way: oneOf(PAYMENT_WAYS),
  /** The payer's WeChat account, for JSAPI. */
  openid: nullable(text()),
  /** Cents. */
  amount: count(),
  /** `OPEN`: may be paid; `PAID`; `CLOSED`: the provider takes no payment for it any more. */
  status: oneOf(['OPEN', 'PAID', 'CLOSED']),
  /** What the provider answered, as the way needs it (code_url, prepay_id, h5_url); null until it did. */
  invitation: nullable(text()),
  /** When the invitation was given, epoch ms. */
  invitedAt: nullable(instant()),
  /** How often the provider was asked about it. */
  checks: count(),
  /** Epoch ms. */
  gmtCreated: instant(),
};

/** A payment that was begun at the provider for an order. */
export type PaymentAttempt = RecordOf<typeof paymentAttemptFields>;
