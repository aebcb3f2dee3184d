import type { Oddity, OddityKind } from '../ports/oddities.js';
import type { Refund, RefundCause } from '../ports/refunds.js';
import type { OrderHistoryEntry, PaymentReceipt, ShopOrder } from '../ports/shop-orders.js';
import { orderAfter, orderPaid } from './order-steps.js';

/** What people read beside the closing of an order whose payment went back before it was heard of. */
const GONE_BACK = '付款已在微信支付退款';

/**
 * What a payment does that comes in at `at`: the order that it pays, why its money goes back, or, where it went back
 * before, the order that this closes, if it waited.
 *
 * @param dates - `validDate` and `serviceDate` of the order if this pays it
 */
export const paymentTaken = (
  order: ShopOrder,
  { amount, paidAt, refunded }: PaymentReceipt,
  dates: Pick<ShopOrder, 'validDate' | 'serviceDate'>,
  at: number,
):
  | { readonly paid: ShopOrder }
  | { readonly surplus: Exclude<RefundCause, 'REQUESTED'> }
  | { readonly closed: ShopOrder | undefined } => {
  if (refunded === true) return { closed: orderAfter(order, 'CLOSE', at) };
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

/** The line in the history of an order that closes because its payment went back before it was heard of. */
export const goneBackLine = (at: number): Pick<OrderHistoryEntry, 'event' | 'actor' | 'note' | 'at'> => ({
  event: 'CLOSE',
  actor: { kind: 'provider' },
  note: GONE_BACK,
  at,
});

/** What staff read about a payment that went back before it was heard of. */
export const goneBackOddity = (
  { orderId, transactionId: subject, outTradeNo, amount }: PaymentReceipt,
  at: number,
): Oddity =>
  oddityOf({
    kind: 'REFUNDED_OUTSIDE',
    orderId,
    subject,
    amount,
    note: `得知付款之前已在微信支付退款（可能只退了一部分），没有开通；商户订单号 ${outTradeNo}`,
    at,
  });
