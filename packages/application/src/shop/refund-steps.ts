import { REFUND_REQUESTS_MAX } from '@ykd/domain/order';
import { auditOrder } from '../audit/order-audit.js';
import { moveOrder, storeStep, type OrderMove } from '../payment/held-order.js';
import { tellRefundRefused } from '../notice/tell-orders.js';
import type { Tx } from '../ports/unit-of-work.js';
import type { ShopDeps } from './deps.js';
import { orderAfter } from '../order/order-steps.js';

type Deps = Pick<ShopDeps, 'unitOfWork'>;

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

/** Whether it was decided that all of an order's money goes back: it is on its way, back, or failed and to be tried again. */
export const isGranted = async (tx: Pick<Tx, 'refunds'>, orderId: string): Promise<boolean> =>
  (await tx.refunds.ofOrder(orderId)).some(({ whole }) => whole);

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
    const { note: answer, at } = move;
    if (event === 'REJECT_REFUND') await tellRefundRefused(tx, order, { answer, at });
    await auditOrder(tx, 'orders.refund.refuse', order, move, moved);
    return true;
  });

/** The request is refused: the order is paid as before. False when there is none, or the money is on its way. */
export const refuseRefund = (deps: Deps, move: OrderMove): Promise<boolean> =>
  endRequest(deps, 'REJECT_REFUND', move);

/** Its buyer takes the request back: the order is paid as before. False when there is none, or the money is on its way. */
export const takeRequestBack = (deps: Deps, move: OrderMove): Promise<boolean> =>
  endRequest(deps, 'WITHDRAW_REFUND', move);
