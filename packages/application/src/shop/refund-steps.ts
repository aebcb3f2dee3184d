import { moveOrder, type OrderMove } from '../payment/held-order.js';
import type { Refund } from '../ports/refunds.js';
import type { ShopDeps } from './deps.js';
import { refundOf } from '../order/money-back.js';
import { orderAfter } from '../order/order-steps.js';

type Deps = Pick<ShopDeps, 'unitOfWork'>;

const isRequested = ({ cause }: Refund): boolean => cause === 'REQUESTED';

/** A paid order becomes one whose refund is being judged. False when nobody can ask for that now. */
export const askForRefund = ({ unitOfWork }: Deps, { id, ...move }: OrderMove): Promise<boolean> =>
  unitOfWork.transaction(async (tx) => {
    const order = await tx.orders.hold(id);
    return order !== undefined && moveOrder(tx, order, 'REQUEST_REFUND', move);
  });

/** The request is refused: the order is paid as before. False when there is none, or the money is on its way. */
export const refuseRefund = ({ unitOfWork }: Deps, { id, ...move }: OrderMove): Promise<boolean> =>
  unitOfWork.transaction(async (tx) => {
    const order = await tx.orders.hold(id);
    if (order === undefined || (await tx.refunds.ofOrder(id)).some(isRequested)) return false;
    return moveOrder(tx, order, 'REJECT_REFUND', move);
  });

/**
 * The request is granted: makes the refund of what others have not given back of the payment that paid the order, once;
 * when it is done, the history says who granted it and why. An order that cost nothing is refunded with that. False when
 * there is no request, or no payment that could go back.
 */
export const grantRefund = (
  { unitOfWork }: Deps,
  { id, refundId, ...move }: OrderMove & { readonly refundId: string },
): Promise<boolean> =>
  unitOfWork.transaction(async (tx) => {
    const { actor, note, at } = move;
    const order = await tx.orders.hold(id);
    if (order === undefined || orderAfter(order, 'REFUND', at) === undefined) return false;
    if ((await tx.refunds.ofOrder(id)).some(isRequested)) return false;
    if (order.amount === 0) return moveOrder(tx, order, 'REFUND', move);
    const receipt = await tx.receipts.thatPaid(id);
    if (receipt === undefined) return false;
    const back = await tx.outsideRefunds.sumOf(receipt.transactionId);
    const refund = refundOf(receipt, { id: refundId, cause: 'REQUESTED', back, at });
    await tx.refunds.insert({ ...refund, granted: { actor, note } });
    return true;
  });
