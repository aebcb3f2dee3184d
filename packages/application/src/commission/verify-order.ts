import {
  commissionDueAt,
  commissionMonth,
  commissionOf,
  type CommissionPosting,
} from '@ykd/domain/commission';
import { CLOSED_STATUS, refundedSoFar, WAIT_PAY_STATUS } from '@ykd/domain/order';
import { orderMoneyOf } from '../order/order-money.js';
import type { CommissionOrder } from '../ports/commissions.js';
import type { Tx, UnitOfWork } from '../ports/unit-of-work.js';
import type { OnProblem } from './read-postings.js';

const sumOf = (
  postings: readonly CommissionPosting[],
  kind: CommissionPosting['kind'],
  debit?: CommissionPosting['debit'],
): number =>
  postings
    .filter((posting) => posting.kind === kind && (debit === undefined || posting.debit === debit))
    .reduce((sum, { cents }) => sum + cents, 0);

/** What the postings of an order are to come to by what is kept of it. */
const isAsKept = (
  { state, earned, reversed, paidAt, partnerId }: CommissionOrder,
  postings: readonly CommissionPosting[],
): boolean => {
  const earning = postings.find(({ kind }) => kind === 'EARN');
  const released = state === 'RELEASED' ? earned - sumOf(postings, 'REVERSE', 'held') : 0;
  return (
    postings.every((posting) => posting.partnerId === partnerId) &&
    sumOf(postings, 'EARN') === earned &&
    (earning === undefined || earning.at === paidAt) &&
    sumOf(postings, 'REVERSE') === reversed &&
    sumOf(postings, 'RELEASE') === released
  );
};

/** Says where the commission of an order is not what its money, by the rate that was frozen, comes to. Answers how many postings it has. */
export const verifyOrder = (
  { unitOfWork }: { readonly unitOfWork: UnitOfWork },
  orderId: string,
  onProblem: OnProblem,
): Promise<number> => unitOfWork.transaction((tx) => verifyIn(tx, orderId, onProblem));

const verifyIn = async (tx: Tx, orderId: string, onProblem: OnProblem): Promise<number> => {
  const order = await tx.orders.hold(orderId);
  const known = await tx.commissions.order(orderId);
  if (order === undefined || known === undefined) return 0;
  const { paid } = await orderMoneyOf(tx, order);
  if (known.paidAt !== null) await tx.commissions.hold(known.partnerId, commissionMonth(known.paidAt));
  const brought = (await tx.commissions.order(orderId)) ?? known;
  const postings = await tx.commissions.postingsOf(orderId);
  const { state, review, rateBp, earned, reversed, paidAt, dueAt } = brought;
  if (!isAsKept(brought, postings)) onProblem(`订单 ${orderId} 的佣金与分录不符`);
  const isPaid = order.status !== WAIT_PAY_STATUS && order.status !== CLOSED_STATUS;
  if (isPaid !== (state !== 'PLACED'))
    onProblem(`订单 ${orderId} ${isPaid ? '已付款而没有' : '没有付款而有'}佣金`);
  if (state === 'PLACED') return postings.length;
  if (paidAt !== order.paidAt) onProblem(`订单 ${orderId} 的佣金不是从付款那时算起`);
  if (earned !== commissionOf(order.amount, rateBp)) onProblem(`订单 ${orderId} 赚得的佣金与比例不符`);
  const left =
    review === 'REFUSED' ? 0 : commissionOf(Math.max(0, paid.captured - refundedSoFar(paid)), rateBp);
  if (earned - reversed !== left) onProblem(`订单 ${orderId} 余下的佣金与余下的金额不符`);
  const isWaiting = state === 'HELD' && (review === 'NONE' || review === 'APPROVED');
  const due = isWaiting && paidAt !== null ? commissionDueAt(paidAt) : null;
  if (dueAt !== due) onProblem(`订单 ${orderId} 的佣金可付的时间不对`);
  return postings.length;
};
