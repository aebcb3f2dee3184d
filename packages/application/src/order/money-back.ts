import type { Oddity, OddityKind } from '../ports/oddities.js';
import type { Refund, RefundCause, SurplusCause } from '../ports/refunds.js';
import type { PaymentReceipt, ShopOrder } from '../ports/shop-orders.js';
import { orderAfter, orderPaid } from './order-steps.js';

/**
 * What a payment does that comes in at `at`: the order that it pays, why its money goes back, or, where it went back
 * before, the order that this closes, if it waited for nothing else.
 *
 * @param facts - `validDate` and `serviceDate`: those of the order if this pays it; `back`: what others are known to have
 * given back of it, in cents; `othersOpen`: whether another payment of the order may be made or have been made
 */
export const paymentTaken = (
  order: ShopOrder,
  { amount, paidAt, refunded }: PaymentReceipt,
  facts: Pick<ShopOrder, 'validDate' | 'serviceDate'> & {
    readonly back: number;
    readonly othersOpen: boolean;
  },
  at: number,
):
  | { readonly paid: ShopOrder }
  | { readonly surplus: SurplusCause }
  | { readonly closed: ShopOrder | undefined } => {
  const { back, othersOpen, ...dates } = facts;
  if (back >= amount || (refunded === true && back === 0))
    return { closed: othersOpen ? undefined : orderAfter(order, 'CLOSE', at) };
  const paid = orderPaid(order, { ...dates, paidAt }, at);
  if (paid === undefined) return { surplus: order.paidAt === null ? 'CLOSED_ORDER' : 'PAID_TWICE' };
  return amount === order.amount ? { paid } : { surplus: 'WRONG_AMOUNT' };
};

/** A refund of a payment, to be asked for at once. `whole`: with it nothing of what paid its order is left. */
export const refundOf = (
  { orderId, transactionId, outTradeNo, amount: total }: PaymentReceipt,
  about: {
    readonly id: string;
    readonly cause: RefundCause;
    readonly amount: number;
    readonly whole: boolean;
    readonly at: number;
  },
): Refund => {
  const { id, cause, amount, whole, at } = about;
  return {
    id,
    orderId,
    transactionId,
    outTradeNo,
    cause,
    amount,
    total,
    status: 'WAITING',
    whole,
    attempts: 0,
    error: null,
    gmtCreated: at,
    gmtModified: at,
  };
};

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
