import { refundAmountIssue, refundLeft } from '@ykd/domain/order';
import type { AuditDraft } from '../ports/audit-log.js';
import type { Refund } from '../ports/refunds.js';
import type { ShopOrder } from '../ports/shop-orders.js';
import type { HeldRefund, Tx } from '../ports/unit-of-work.js';
import { commissionFollows } from '../commission/follow.js';
import { tellRefundArrived } from '../notice/tell-orders.js';
import { invoicesFollow } from '../order/invoices-follow.js';
import { isOrderBack, paymentMoney } from '../order/order-money.js';
import { orderAfter } from '../order/order-steps.js';
import { refundedSteps } from '../order/outside-refund.js';
import type { PaymentDeps } from './deps.js';
import { storeStep } from './held-order.js';
import { storeFailed, withdrawTooMuch } from './withdraw.js';

type Deps = Pick<PaymentDeps, 'unitOfWork'>;

/** Whether the provider may still be asked for it. */
const isUnderWay = ({ status }: Refund): boolean => status === 'WAITING' || status === 'PROCESSING';

/**
 * The provider was asked once more for a refund that is under way, and is asked again at `nextAt`; one that is not stays
 * as it is. `error`: what was the matter; null: the provider took it on, or has not finished it.
 */
export const refundTried = (
  { unitOfWork }: Deps,
  id: string,
  { error, at, nextAt }: { readonly error: string | null; readonly at: number; readonly nextAt: number },
): Promise<void> =>
  unitOfWork.transaction(async (tx) => {
    const refund = await tx.refunds.hold(id);
    if (refund === undefined || !isUnderWay(refund)) return;
    const status = error === null ? 'PROCESSING' : refund.status;
    await tx.refunds.store(
      { ...refund, status, error, attempts: refund.attempts + 1, gmtModified: at },
      nextAt,
    );
  });

/** The money is back. What was decided about makes its order a refunded one when all is back; done again, it changes nothing. */
export const refundDone = (
  { unitOfWork }: Deps,
  { id, orderId }: Pick<Refund, 'id' | 'orderId'>,
  at: number,
): Promise<void> =>
  unitOfWork.transaction(async (tx) => {
    const order = await tx.orders.hold(orderId);
    const refund = await tx.refunds.hold(id);
    if (order === undefined || refund === undefined || refund.status === 'DONE') return;
    await tx.refunds.store({ ...refund, status: 'DONE', error: null, gmtModified: at }, null);
    await invoicesFollow(tx, order, at);
    await commissionFollows(tx, order, { source: id, at });
    const { amount, whole } = refund;
    await tellRefundArrived(tx, order, { id, amount, whole, at });
    await withdrawTooMuch(tx, refund.transactionId, at);
    if (refund.granted === null || !(await isOrderBack(tx, order))) return;
    for (const { event, order: moved } of refundedSteps(order, at))
      await storeStep(tx, moved, { event, ...refund.granted, at });
  });

/** The provider will not do it: written down as odd, anew when it was tried again. A refund that is done stays so. */
export const refundFailed = (
  { unitOfWork }: Deps,
  id: string,
  { error, at }: { readonly error: string; readonly at: number },
): Promise<void> =>
  unitOfWork.transaction(async (tx) => {
    const refund = await tx.refunds.hold(id);
    if (refund === undefined || !isUnderWay(refund)) return;
    await storeFailed(tx, refund, error, at);
  });

/** What is left of the payment of a refund that failed, with what that would have been. */
const leftFor = async (tx: Tx, { transactionId }: HeldRefund): Promise<number> => {
  const receipt = await tx.receipts.find(transactionId);
  if (receipt === undefined) return 0;
  return refundLeft(await paymentMoney(tx, receipt, await tx.refunds.holdOfPayment(transactionId)));
};

/** An order of which nothing is left when a refund is tried again waits for it, as it would have done before it failed. */
const waitForWhole = async (tx: Tx, order: ShopOrder, userId: string, at: number): Promise<void> => {
  const waiting = orderAfter(order, 'REQUEST_REFUND', at);
  const actor = { kind: 'staff', userId } as const;
  if (waiting !== undefined) await storeStep(tx, waiting, { event: 'REQUEST_REFUND', actor, note: '', at });
};

/**
 * What became of a refund that staff want to be tried again: `again` – it is; `not-failed` – it is under way, done, or
 * none; `issue` – not so much is left any more, in Chinese.
 */
export type TriedAgain = 'again' | 'not-failed' | { readonly issue: string };

/**
 * Staff let a failed refund be tried again, now and under its number, as long as there is enough left of its payment; with
 * that they have settled that it failed. `audit`: what the audit log is told with it.
 */
export const tryRefundAgain = (
  { unitOfWork }: Deps,
  id: string,
  {
    userId,
    at,
    audit = [],
  }: { readonly userId: string; readonly at: number; readonly audit?: readonly AuditDraft[] },
): Promise<TriedAgain> =>
  unitOfWork.transaction(async (tx): Promise<TriedAgain> => {
    const known = await tx.refunds.find(id);
    const order = known && (await tx.orders.hold(known.orderId));
    const refund = await tx.refunds.hold(id);
    if (order === undefined || refund?.status !== 'FAILED') return 'not-failed';
    const left = await leftFor(tx, refund);
    const issue = refundAmountIssue(refund.amount, left);
    if (issue !== undefined) return { issue };
    const whole = refund.granted !== null && refund.amount === left;
    const anew = { ...refund, status: 'WAITING', whole, attempts: 0, error: null, gmtModified: at } as const;
    await tx.refunds.store(anew, at);
    if (whole) await waitForWhole(tx, order, userId, at);
    await tx.oddities.settle({ kind: 'REFUND_FAILED', subject: id }, userId, at);
    for (const line of audit) await tx.audit.append(line);
    return 'again';
  });
