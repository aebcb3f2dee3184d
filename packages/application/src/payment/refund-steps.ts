import type { AuditDraft } from '../ports/audit-log.js';
import type { Refund } from '../ports/refunds.js';
import { oddityOf } from '../order/money-back.js';
import type { PaymentDeps } from './deps.js';
import { moveOrder } from './held-order.js';

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

/** The money is back. The requested refund of an order makes that order a refunded one; done again, it changes nothing. */
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
    if (refund.granted !== null) await moveOrder(tx, order, 'REFUND', { ...refund.granted, at });
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
    const { orderId, amount } = refund;
    await tx.refunds.store({ ...refund, status: 'FAILED', error, gmtModified: at }, null);
    await tx.oddities.renew(
      oddityOf({ kind: 'REFUND_FAILED', orderId, subject: id, amount, note: error, at }),
    );
  });

/**
 * Staff let a failed refund be tried again, now; with that they have settled that it failed. False for any other one.
 * `audit`: what the audit log is told with it.
 */
export const tryRefundAgain = (
  { unitOfWork }: Deps,
  id: string,
  {
    userId,
    at,
    audit = [],
  }: { readonly userId: string; readonly at: number; readonly audit?: readonly AuditDraft[] },
): Promise<boolean> =>
  unitOfWork.transaction(async (tx) => {
    const refund = await tx.refunds.hold(id);
    if (refund?.status !== 'FAILED') return false;
    await tx.refunds.store({ ...refund, status: 'WAITING', attempts: 0, error: null, gmtModified: at }, at);
    await tx.oddities.settle({ kind: 'REFUND_FAILED', subject: id }, userId, at);
    for (const line of audit) await tx.audit.append(line);
    return true;
  });
