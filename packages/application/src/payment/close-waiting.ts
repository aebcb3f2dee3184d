import type { PaymentDeps } from './deps.js';
import { moveCoupon, moveOrder, type OrderMove } from './held-order.js';

/**
 * Closes an order that waits for its payment, gives its coupon back, and makes its payments due to be closed. False when
 * it does not wait.
 */
export const closeWaiting = (
  { unitOfWork }: Pick<PaymentDeps, 'unitOfWork'>,
  { id, ...move }: OrderMove,
): Promise<boolean> =>
  unitOfWork.transaction(async (tx) => {
    const order = await tx.orders.hold(id);
    if (order === undefined || !(await moveOrder(tx, order, 'CLOSE', move))) return false;
    await moveCoupon(tx, order, 'RELEASE', move.at);
    await tx.attempts.makeOpenDue(id, move.at);
    return true;
  });
