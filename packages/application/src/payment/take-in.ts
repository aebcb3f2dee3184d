import type { MadePayment } from '../ports/payment-provider.js';
import type { PaymentAttempt } from '../ports/payment-attempts.js';
import type { PaymentDeps } from './deps.js';
import { receivePayment } from './receive-payment.js';
import { tradeNumber } from '../shared/trade-number.js';

/** Takes a payment in: the one way by which an order becomes paid. Told of again, it changes nothing stored. */
export const takeIn = async (
  deps: PaymentDeps,
  { orderId, outTradeNo }: Pick<PaymentAttempt, 'orderId' | 'outTradeNo'>,
  { transactionId, amount, paidAt, refunded, payer }: MadePayment,
): Promise<void> => {
  const known = refunded === undefined ? {} : { refunded };
  await receivePayment(deps, {
    receipt: { transactionId, outTradeNo, orderId, amount, paidAt, ...known },
    refundId: tradeNumber(deps.ids),
    at: deps.clock.now(),
    payer,
  });
  // Known or not: whoever took it in first may have died before anybody was told.
  deps.orderEvents.changed(orderId);
};
