import { isWholeBack, refundLeft, type PaidMoney } from '@ykd/domain/order';
import type { PaymentReceipt, ShopOrder } from '../ports/shop-orders.js';
import type { HeldRefund, StoredReceipt, Tx } from '../ports/unit-of-work.js';

/** What was paid for an order, what of it went back, and who decided that. */
export interface OrderMoneyState {
  /** The payment that paid it; undefined where none was taken in here. */
  readonly receipt: StoredReceipt | undefined;
  readonly paid: PaidMoney;
  readonly left: number;
  /** What each member of staff gave back of it without a second person, in cents, also what failed since. */
  readonly aloneOf: (userId: string) => number;
}

const sum = (amounts: readonly { readonly amount: number }[]): number =>
  amounts.reduce((total, { amount }) => total + amount, 0);

const actorOf = ({ granted }: HeldRefund): string | undefined =>
  granted !== null && 'userId' in granted.actor ? granted.actor.userId : undefined;

/** What a payment is worth still: without what is back, or on its way by `ours`. */
export const paymentMoney = async (
  tx: Pick<Tx, 'outsideRefunds'>,
  { transactionId, amount: captured }: PaymentReceipt,
  ours: readonly HeldRefund[],
): Promise<PaidMoney> => ({
  captured,
  ours,
  outside: await tx.outsideRefunds.sumOf(transactionId),
  offline: 0,
});

/** The money of an order that is held. One from elsewhere, or paid outside, counts as paid with what it cost. */
export const orderMoneyOf = async (
  tx: Pick<Tx, 'receipts' | 'refunds' | 'outsideRefunds' | 'orderMoney'>,
  { id, amount }: Pick<ShopOrder, 'id' | 'amount'>,
): Promise<OrderMoneyState> => {
  const receipt = await tx.receipts.thatPaid(id);
  const ours = receipt === undefined ? [] : await tx.refunds.holdOfPayment(receipt.transactionId);
  const offline = await tx.orderMoney.offlineRefundsOf(id);
  const online = receipt && (await paymentMoney(tx, receipt, ours));
  const paid = online ?? { captured: amount, ours: [], outside: 0, offline: sum(offline) };
  return {
    receipt,
    paid,
    left: refundLeft(paid),
    aloneOf: (userId) =>
      sum(ours.filter((refund) => refund.secondId === null && actorOf(refund) === userId)) +
      sum(offline.filter(({ secondId, actorId }) => secondId === null && actorId === userId)),
  };
};

/** What of it is on its way back: the provider is to be asked, or works on it. */
export const onWayOf = ({ ours }: PaidMoney): number =>
  sum(ours.filter(({ status }) => status === 'WAITING' || status === 'PROCESSING'));

/** Whether all that paid an order is back. */
export const isOrderBack = async (
  tx: Pick<Tx, 'receipts' | 'refunds' | 'outsideRefunds' | 'orderMoney'>,
  order: Pick<ShopOrder, 'id' | 'amount'>,
): Promise<boolean> => isWholeBack((await orderMoneyOf(tx, order)).paid);
