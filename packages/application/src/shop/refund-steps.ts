import { REFUND_REQUESTS_MAX } from '@ykd/domain/order';
import { auditOrder } from '../audit/order-audit.js';
import { moveOrder, storeStep, type OrderMove } from '../payment/held-order.js';
import type { Refund } from '../ports/refunds.js';
import type { Tx } from '../ports/unit-of-work.js';
import type { ShopDeps } from './deps.js';
import { refundOf } from '../order/money-back.js';
import { orderAfter } from '../order/order-steps.js';
import { refundedSteps } from '../order/outside-refund.js';

type Deps = Pick<ShopDeps, 'unitOfWork'>;

const isRequested = ({ cause }: Refund): boolean => cause === 'REQUESTED';

/**
 * A paid order becomes one whose refund is being judged. Nothing happens when nobody can ask for that now, or it was asked
 * for `REFUND_REQUESTS_MAX` times before.
 */
export const askForRefund = (
  { unitOfWork }: Deps,
  { id, ...move }: OrderMove,
): Promise<'asked' | 'not-paid' | 'too-often'> =>
  unitOfWork.transaction(async (tx) => {
    const order = await tx.orders.hold(id);
    if (order === undefined || orderAfter(order, 'REQUEST_REFUND', move.at) === undefined) return 'not-paid';
    const before = await tx.history.countOf(id, 'REQUEST_REFUND', REFUND_REQUESTS_MAX);
    if (before >= REFUND_REQUESTS_MAX) return 'too-often';
    return (await moveOrder(tx, order, 'REQUEST_REFUND', move)) ? 'asked' : 'not-paid';
  });

/** Whether a request was granted: its money is on its way, or back. */
const isGranted = async (tx: Tx, orderId: string): Promise<boolean> =>
  (await tx.refunds.ofOrder(orderId)).some(isRequested);

/** The order is paid as before. False when no refund of it was asked for, or the money is on its way. */
const endRequest = (
  { unitOfWork }: Deps,
  event: 'REJECT_REFUND' | 'WITHDRAW_REFUND',
  { id, ...move }: OrderMove,
): Promise<boolean> =>
  unitOfWork.transaction(async (tx) => {
    const order = await tx.orders.hold(id);
    if (order === undefined || (await isGranted(tx, id))) return false;
    const moved = orderAfter(order, event, move.at);
    if (moved === undefined) return false;
    await storeStep(tx, moved, { event, ...move });
    await auditOrder(tx, 'orders.refund.refuse', order, move, moved);
    return true;
  });

/** The request is refused: the order is paid as before. False when there is none, or the money is on its way. */
export const refuseRefund = (deps: Deps, move: OrderMove): Promise<boolean> =>
  endRequest(deps, 'REJECT_REFUND', move);

/** Its buyer takes the request back: the order is paid as before. False when there is none, or the money is on its way. */
export const takeRequestBack = (deps: Deps, move: OrderMove): Promise<boolean> =>
  endRequest(deps, 'WITHDRAW_REFUND', move);

/**
 * The request is granted: makes the refund of what others have not given back of the payment that paid the order, once;
 * when it is done, the history says who granted it and why. An order that cost nothing is refunded with that. Nothing
 * happens when there is no request, or where no payment was taken in that could go back.
 */
export const grantRefund = (
  { unitOfWork }: Deps,
  { id, refundId, ...move }: OrderMove & { readonly refundId: string },
): Promise<'granted' | 'no-request' | 'paid-offline'> =>
  unitOfWork.transaction(async (tx) => {
    const { actor, note, at } = move;
    const order = await tx.orders.hold(id);
    const refunded = order === undefined ? undefined : orderAfter(order, 'REFUND', at);
    if (order === undefined || refunded === undefined || (await isGranted(tx, id))) return 'no-request';
    if (order.amount === 0) {
      await storeStep(tx, refunded, { event: 'REFUND', ...move });
      await auditOrder(tx, 'orders.refund.grant', order, move, refunded);
      return 'granted';
    }
    const receipt = await tx.receipts.thatPaid(id);
    if (receipt === undefined) return 'paid-offline';
    const back = await tx.outsideRefunds.sumOf(receipt.transactionId);
    const refund = refundOf(receipt, { id: refundId, cause: 'REQUESTED', back, at });
    await tx.refunds.insert({ ...refund, granted: { actor, note } });
    const { status } = order;
    await auditOrder(tx, 'orders.refund.grant', order, move, { status, refundAmount: refund.amount });
    return 'granted';
  });

/**
 * Staff gave the money back outside of the platform, of an order whose payment was never taken in here: it is refunded,
 * asked for or not, and its history says so. Nothing happens to an order whose payment was, for that goes back where it
 * came from, nor to one that is not paid or cost nothing.
 */
export const refundOffline = (
  { unitOfWork }: Deps,
  { id, ...move }: OrderMove,
): Promise<'refunded' | 'not-paid' | 'paid-online'> =>
  unitOfWork.transaction(async (tx) => {
    const order = await tx.orders.hold(id);
    const steps = order === undefined || order.amount === 0 ? [] : refundedSteps(order, move.at);
    const refunded = steps.at(-1)?.order;
    if (order === undefined || refunded === undefined) return 'not-paid';
    if ((await tx.receipts.thatPaid(id)) !== undefined) return 'paid-online';
    for (const { event, order: moved } of steps) await storeStep(tx, moved, { event, ...move });
    await auditOrder(tx, 'orders.refund.offline', order, move, refunded);
    return 'refunded';
  });
