import { soldPeriods } from '@ykd/domain/order';
import type { PaymentReceipt } from '../ports/shop-orders.js';
import { commissionEarned } from '../commission/follow.js';
import { oddityOf, paymentTaken, refundOf } from '../order/money-back.js';
import { goneBackOddity, outsideLine } from '../order/outside-refund.js';
import { isOpen } from './begin-attempt.js';
import type { PaymentDeps } from './deps.js';
import { moveCoupon, storeStep } from './held-order.js';

/**
 * What became of a payment: `paid` – it paid the order; `surplus` – the order was closed, paid already or of another
 * amount, and the money goes back; `gone-back` – somebody gave it back before we heard of it; `known` – it was told of
 * before, and nothing changed.
 */
export type ReceiptOutcome = 'paid' | 'surplus' | 'gone-back' | 'known';

/**
 * Takes a payment in, exactly once for each transaction. The first one of the right amount pays a waiting order, uses
 * its coupon, ends its other payments and has its buyer greeted; any other one is written down as odd, and what others have not given back of
 * it is refunded, with `refundId`. One that went back before, wholly or nobody knows how much of it, pays nothing: it is
 * written down as odd, and closes an order that waits unless another payment of it is open, which is due then. One of
 * which a part went back counts as any other. Throws when there is no such order.
 */
export const receivePayment = (
  { unitOfWork }: Pick<PaymentDeps, 'unitOfWork'>,
  {
    receipt,
    refundId,
    at,
    payer,
  }: {
    readonly receipt: PaymentReceipt;
    readonly refundId: string;
    readonly at: number;
    /** The WeChat account that paid, where that is known. */
    readonly payer?: string | undefined;
  },
): Promise<ReceiptOutcome> =>
  unitOfWork.transaction(async (tx): Promise<ReceiptOutcome> => {
    const { transactionId, outTradeNo, orderId, amount, paidAt } = receipt;
    const order = await tx.orders.hold(orderId);
    if (order === undefined) throw new Error(`a payment was begun for ${orderId}, which is no order`);
    await tx.attempts.markPaid(outTradeNo);
    const back = await tx.outsideRefunds.sumOf(transactionId);
    const othersOpen = (await tx.attempts.ofOrder(orderId)).some(isOpen);
    const taken = paymentTaken(order, receipt, { ...soldPeriods(paidAt, order), back, othersOpen }, at);
    if (!(await tx.receipts.insert({ ...receipt, paid: 'paid' in taken }, at))) return 'known';
    if (payer !== undefined) await tx.members.keepWeixin({ userId: order.userId, openid: payer });
    if ('surplus' in taken) {
      const { surplus: cause } = taken;
      const refund = refundOf(receipt, { id: refundId, cause, amount: amount - back, whole: false, at });
      await tx.refunds.insert({ ...refund, granted: null, secondId: null });
      await tx.oddities.note(
        oddityOf({ kind: cause, orderId, subject: transactionId, amount, note: '', at }),
      );
      return 'surplus';
    }
    if (othersOpen) await tx.attempts.makeOpenDue(orderId, at);
    if ('paid' in taken) {
      await storeStep(tx, taken.paid, { event: 'PAY', actor: { kind: 'provider' }, note: '', at });
      await moveCoupon(tx, order, 'USE', at);
      await commissionEarned(tx, order, { paidAt, payer });
      await tx.greetings.wish(orderId, at);
      await tx.classes.wish(orderId, at);
      return 'paid';
    }
    if (taken.closed !== undefined) {
      await storeStep(tx, taken.closed, outsideLine('CLOSE', back, at));
      await moveCoupon(tx, order, 'RELEASE', at);
    }
    if (back === 0) await tx.oddities.note(goneBackOddity(receipt, at));
    return 'gone-back';
  });
