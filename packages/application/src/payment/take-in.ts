import { soldPeriods } from '@ykd/domain/order';
import type { MadePayment } from '../ports/payment-provider.js';
import type { PaymentAttempt } from '../ports/payment-attempts.js';
import type { ReceiptOutcome } from '../ports/shop-orders.js';
import type { PaymentDeps } from './deps.js';
import { tradeNumber } from './trade-number.js';

/** Takes a payment in: the one way by which an order becomes paid. Told of again, it changes nothing stored. */
export const takeIn = async (
  { clock, ids, shopOrders, orderEvents }: PaymentDeps,
  { orderId, outTradeNo }: Pick<PaymentAttempt, 'orderId' | 'outTradeNo'>,
  { transactionId, amount, paidAt, refunded }: MadePayment,
): Promise<ReceiptOutcome> => {
  const order = await shopOrders.find(orderId);
  if (order === undefined) throw new Error(`a payment was begun for ${orderId}, which is no order`);
  const outcome = await shopOrders.receive({
    receipt: {
      transactionId,
      outTradeNo,
      orderId,
      amount,
      paidAt,
      ...(refunded === undefined ? {} : { refunded }),
    },
    ...soldPeriods(paidAt, order),
    refundId: tradeNumber(ids),
    at: clock.now(),
  });
  // Known or not: whoever took it in first may have died before anybody was told.
  orderEvents.changed(orderId);
  return outcome;
};
