import { isWholeBack } from '@ykd/domain/order';
import type { OutsideRefund } from '../ports/shop-orders.js';
import { commissionFollows } from '../commission/follow.js';
import { invoicesFollow } from '../order/invoices-follow.js';
import { paymentMoney } from '../order/order-money.js';
import { tellRefundArrived } from '../notice/tell-orders.js';
import { outsideLine, outsideOddity, refundedSteps } from '../order/outside-refund.js';
import type { PaymentDeps } from './deps.js';
import { storeStep } from './held-order.js';
import { withdrawTooMuch } from './withdraw.js';

/**
 * Others gave money back: written down once for each number, and as one oddity for each payment, anew each time, with
 * the sum. When the whole payment is back with that, what of it we have not given back yet ends, and the order that it paid
 * is refunded, by the provider; of a part, what no longer fits beside it. Answers whether it was new.
 */
export const refundedOutside = (
  { unitOfWork }: Pick<PaymentDeps, 'unitOfWork'>,
  refund: OutsideRefund,
  at: number,
): Promise<boolean> =>
  unitOfWork.transaction(async (tx) => {
    const { transactionId, orderId } = refund;
    const order = orderId === null ? undefined : await tx.orders.hold(orderId);
    // Two refunds of one payment each see the other.
    if (order === undefined) await tx.outsideRefunds.lockPayment(transactionId);
    if (!(await tx.outsideRefunds.insert(refund, at))) return false;
    const back = await tx.outsideRefunds.sumOf(transactionId);
    const receipt = await tx.receipts.find(transactionId);
    const ours = await tx.refunds.holdOfPayment(transactionId);
    if (order !== undefined) {
      await invoicesFollow(tx, order, at);
      await commissionFollows(tx, order, { source: `outside:${refund.refundId}`, at });
    }
    const known = receipt && { ...receipt, kept: receipt.paid || ours.length > 0 };
    await tx.oddities.renew(outsideOddity(refund, known, back, at));
    const isWhole = receipt !== undefined && isWholeBack(await paymentMoney(tx, receipt, ours));
    if (order !== undefined) {
      const { refundId: id, amount } = refund;
      await tellRefundArrived(tx, order, { id, amount, whole: isWhole, at });
    }
    if (!isWhole) await withdrawTooMuch(tx, transactionId, at);
    if (receipt === undefined || !isWhole) return true;
    for (const one of ours)
      if (one.status !== 'DONE')
        await tx.refunds.store({ ...one, status: 'OUTSIDE', error: null, gmtModified: at }, null);
    for (const step of order !== undefined && receipt.paid ? refundedSteps(order, at) : [])
      await storeStep(tx, step.order, outsideLine(step.event, back, at));
    return true;
  });
