import type { Oddity } from '../ports/oddities.js';
import type { OrderHistoryEntry, OutsideRefund, PaymentReceipt, ShopOrder } from '../ports/shop-orders.js';
import { oddityOf } from './money-back.js';
import { orderAfter } from './order-steps.js';

/** A payment that was taken in: `kept`: it pays an order, or we give back what others did not. */
export interface KnownReceipt extends PaymentReceipt {
  readonly kept: boolean;
}

/** What people read beside what the provider did to an order; `back`: the cents that are known to have gone back. */
const lineNote = (back: number): string => (back > 0 ? '付款已在微信支付退款' : '付款在微信支付发生过退款');

/** A line in the history of an order whose payment others gave back. */
export const outsideLine = <E extends OrderHistoryEntry['event']>(event: E, back: number, at: number) => ({
  event,
  actor: { kind: 'provider' } as const,
  note: lineNote(back),
  at,
});

/** The steps by which an order is refunded, asked for or not; none where it has nothing to give back. */
export const refundedSteps = (
  order: ShopOrder,
  at: number,
): readonly { readonly event: 'REQUEST_REFUND' | 'REFUND'; readonly order: ShopOrder }[] => {
  const asked = orderAfter(order, 'REQUEST_REFUND', at);
  const refunded = orderAfter(asked ?? order, 'REFUND', at);
  if (refunded === undefined) return [];
  return [
    ...(asked === undefined ? [] : [{ event: 'REQUEST_REFUND' as const, order: asked }]),
    { event: 'REFUND', order: refunded },
  ];
};

const numbers = ({ outTradeNo, transactionId }: Omit<OutsideRefund, 'refundId'>): string =>
  `商户订单号 ${outTradeNo}，交易号 ${transactionId}`;

/** What staff read about a payment of which others gave `back` cents, so far; `receipt`: if it was taken in. */
export const outsideOddity = (
  refund: OutsideRefund,
  receipt: KnownReceipt | undefined,
  back: number,
  at: number,
): Oddity => {
  const { orderId, transactionId: subject } = refund;
  const isLeft = receipt !== undefined && !receipt.kept && back < receipt.amount;
  const rest = isLeft ? '；付款没有开通订单，其余的钱请在商户平台退回' : '';
  const note = `退款不是在本平台发起的；${numbers(refund)}${rest}`;
  return oddityOf({ kind: 'REFUNDED_OUTSIDE', orderId, subject, amount: back, note, at });
};

/** What staff read about a payment of which nobody knows how much went back before it was heard of. */
export const goneBackOddity = (receipt: PaymentReceipt, at: number): Oddity => {
  const { orderId, transactionId: subject } = receipt;
  const note = `付款在微信支付发生过退款，不知道退了多少，没有开通订单；如果只退了一部分，其余的钱请在商户平台退回；${numbers(receipt)}`;
  return oddityOf({ kind: 'REFUNDED_OUTSIDE', orderId, subject, amount: 0, note, at });
};

/** What staff read about a refund of others that the provider will not do. */
export const outsideFailure = (refund: OutsideRefund, error: string, at: number): Oddity => {
  const { orderId, refundId: subject, amount } = refund;
  const note = `${error}；退款不是在本平台发起的；${numbers(refund)}`;
  return oddityOf({ kind: 'REFUND_FAILED', orderId, subject, amount, note, at });
};
