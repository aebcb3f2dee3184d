import type { Oddity, OddityKind } from '../ports/oddities.js';
import type { Refund, RefundCause } from '../ports/refunds.js';
import type { PaymentReceipt, ShopOrder } from '../ports/shop-orders.js';
import { orderPaid } from './order-steps.js';

/**
 * What a payment does that comes in at `at`: the order that it pays, or why its money goes back.
 *
 * @param dates - `validDate` and `serviceDate` of the order if this pays it
 */
export const paymentTaken = (
  order: ShopOrder,
  { amount, paidAt }: PaymentReceipt,
  dates: Pick<ShopOrder, 'validDate' | 'serviceDate'>,
  at: number,
): { readonly paid: ShopOrder } | { readonly surplus: Exclude<RefundCause, 'REQUESTED'> } => {
  const paid = orderPaid(order, { ...dates, paidAt }, at);
  if (paid === undefined) return { surplus: order.paidAt === null ? 'CLOSED_ORDER' : 'PAID_TWICE' };
  return amount === order.amount ? { paid } : { surplus: 'WRONG_AMOUNT' };
};

/** The refund of a whole payment, to be asked for at once. */
export const refundOf = (
  { orderId, transactionId, outTradeNo, amount }: PaymentReceipt,
  { id, cause, at }: { readonly id: string; readonly cause: RefundCause; readonly at: number },
): Refund => ({
  id,
  orderId,
  transactionId,
  outTradeNo,
  cause,
  amount,
  total: amount,
  status: 'WAITING',
  attempts: 0,
  error: null,
  gmtCreated: at,
  gmtModified: at,
});

/** Something odd that nobody has looked at; kind and subject make its id, since it is written once for each pair. */
export const oddityOf = (about: {
  readonly kind: OddityKind;
  readonly orderId: string | null;
  readonly subject: string;
  readonly amount: number;
  readonly note: string;
  readonly at: number;
}): Oddity => {
  const { at, ...rest } = about;
  const id = `${rest.kind}-${rest.subject}`;
  return { ...rest, id, gmtCreated: at, settledBy: null, settledAt: null };
};
