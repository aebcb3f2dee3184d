import { isWholeBack, promisedTooMuch } from '@ykd/domain/order';
import { oddityOf } from '../order/money-back.js';
import { paymentMoney } from '../order/order-money.js';
import type { Refund } from '../ports/refunds.js';
import type { Tx } from '../ports/unit-of-work.js';

/** What staff read of a refund that waited while its money went back by another one. */
const TAKEN = '等待期间，同一笔付款的另一笔退款先到账了，剩下的钱不够退这一笔';

/** A refund that will not come about: written down as odd, anew when it was tried again. */
export const storeFailed = async (
  tx: Pick<Tx, 'refunds' | 'oddities'>,
  refund: Refund,
  error: string,
  at: number,
): Promise<void> => {
  const { id: subject, orderId, amount } = refund;
  await tx.refunds.store({ ...refund, status: 'FAILED', error, gmtModified: at }, null);
  await tx.oddities.renew(oddityOf({ kind: 'REFUND_FAILED', orderId, subject, amount, note: error, at }));
};

/**
 * More of a payment went back than was counted on: the youngest refunds that wait for the provider and no longer fit beside
 * it end at once, instead of being asked for. Where all is back there is nothing to be done about them; else staff see them
 * among the odd ones. What the provider works on stays: it answers for that itself.
 */
export const withdrawTooMuch = async (
  tx: Pick<Tx, 'refunds' | 'oddities' | 'receipts' | 'outsideRefunds'>,
  transactionId: string,
  at: number,
): Promise<void> => {
  const receipt = await tx.receipts.find(transactionId);
  if (receipt === undefined) return;
  const ours = await tx.refunds.holdOfPayment(transactionId);
  const paid = await paymentMoney(tx, receipt, ours);
  const isWhole = isWholeBack(paid);
  let over = promisedTooMuch(paid);
  for (const refund of ours.toReversed()) {
    if (over === 0) return;
    if (refund.status !== 'WAITING') continue;
    over = Math.max(0, over - refund.amount);
    if (isWhole) await tx.refunds.store({ ...refund, status: 'OUTSIDE', error: null, gmtModified: at }, null);
    else await storeFailed(tx, refund, TAKEN, at);
  }
};
