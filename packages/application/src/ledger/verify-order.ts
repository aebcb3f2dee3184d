import {
  commissionDueAt,
  commissionMonth,
  commissionOf,
  refusalSource,
  type CommissionPosting,
} from '@ykd/domain/commission';
import { CLOSED_STATUS, refundedSoFar, WAIT_PAY_STATUS } from '@ykd/domain/order';
import { orderMoneyOf } from '../order/order-money.js';
import type { CommissionOrder } from '../ports/commissions.js';
import type { Tx, UnitOfWork } from '../ports/unit-of-work.js';
import { isOf, ORDER_KINDS, type OnProblem } from './read-postings.js';
import { verifyAttribution } from './verify-attribution.js';

const sumOf = (
  postings: readonly CommissionPosting[],
  kind: CommissionPosting['kind'],
  debit?: CommissionPosting['debit'],
): number =>
  postings
    .filter((posting) => posting.kind === kind && (debit === undefined || posting.debit === debit))
    .reduce((sum, { cents }) => sum + cents, 0);

/**
 * Whether commission may have been released at `at`: when its days were over, or when staff let it go. What staff looked at again
 * after that no longer says when they let it go first.
 */
const isReleasedAt = ({ paidAt, review, reviewedAt }: CommissionOrder, at: number): boolean => {
  if (paidAt === null) return false;
  const due = commissionDueAt(paidAt);
  if (review === 'NONE') return at === due;
  return reviewedAt === null || reviewedAt > at ? at >= due : at === Math.max(due, reviewedAt);
};

/** Whether a posting of an order is of the instant at which that happened, as far as it is kept: it was earned with the payment. */
const isOnTime = (brought: CommissionOrder, { kind, source, at }: CommissionPosting): boolean => {
  if (kind === 'EARN') return at === brought.paidAt;
  if (kind === 'RELEASE') return isReleasedAt(brought, at);
  return source !== refusalSource(brought.orderId) || at === brought.reviewedAt;
};

/** Whether a posting of an order is of its partner, and of the instant at which that happened. */
const isOfOrder = (brought: CommissionOrder, posting: CommissionPosting): boolean =>
  isOf(ORDER_KINDS, posting.kind) && posting.partnerId === brought.partnerId && isOnTime(brought, posting);

/** Whether the postings of an order come to what is kept of it. */
const isAsKept = (brought: CommissionOrder, postings: readonly CommissionPosting[]): boolean => {
  const { state, earned, reversed } = brought;
  const released = state === 'RELEASED' ? earned - sumOf(postings, 'REVERSE', 'held') : 0;
  return (
    postings.every((posting) => isOfOrder(brought, posting)) &&
    sumOf(postings, 'EARN') === earned &&
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
  await verifyAttribution(tx, order, brought, onProblem);
  if (!isAsKept(brought, postings)) onProblem(`订单 ${orderId} 的佣金与分录不符`);
  const isPaid = order.status !== WAIT_PAY_STATUS && order.status !== CLOSED_STATUS;
  if (isPaid !== (state !== 'PLACED'))
    onProblem(`订单 ${orderId} ${isPaid ? '已付款而没有' : '没有付款而有'}佣金`);
  const count = postings.filter(({ kind }) => isOf(ORDER_KINDS, kind)).length;
  if (state === 'PLACED') return count;
  if (paidAt !== order.paidAt) onProblem(`订单 ${orderId} 的佣金不是从付款那时算起`);
  if (earned !== commissionOf(order.amount, rateBp)) onProblem(`订单 ${orderId} 赚得的佣金与比例不符`);
  const left =
    review === 'REFUSED' ? 0 : commissionOf(Math.max(0, paid.captured - refundedSoFar(paid)), rateBp);
  if (earned - reversed !== left) onProblem(`订单 ${orderId} 余下的佣金与余下的金额不符`);
  const isWaiting = state === 'HELD' && (review === 'NONE' || review === 'APPROVED');
  const due = isWaiting && paidAt !== null ? commissionDueAt(paidAt) : null;
  if (dueAt !== due) onProblem(`订单 ${orderId} 的佣金可付的时间不对`);
  return count;
};
