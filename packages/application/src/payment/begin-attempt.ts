import { WAIT_PAY_STATUS } from '@ykd/domain/order';
import type { PaymentAttempt } from '../ports/payment-attempts.js';
import type { PaymentDeps } from './deps.js';

/** Whether the provider may still take a payment for it, or has taken one unheard. */
export const isOpen = ({ status }: PaymentAttempt): boolean => status === 'OPEN';

/**
 * The open attempt of this order, way and payer, or a new one made of this; undefined when the order does not wait for
 * its payment. Stored before the provider hears of it, so that no payment can come for an unknown number.
 *
 * @param checkAt - when the provider is asked about it, epoch ms
 */
export const beginAttempt = (
  { unitOfWork }: Pick<PaymentDeps, 'unitOfWork'>,
  attempt: PaymentAttempt,
  checkAt: number,
): Promise<PaymentAttempt | undefined> =>
  unitOfWork.transaction(async (tx) => {
    const { orderId, way, openid } = attempt;
    const order = await tx.orders.hold(orderId);
    if (order?.status !== WAIT_PAY_STATUS) return undefined;
    const begun = (await tx.attempts.ofOrder(orderId)).find(
      (one) => isOpen(one) && one.way === way && one.openid === openid,
    );
    if (begun !== undefined) return begun;
    await tx.attempts.insert(attempt, checkAt);
    return attempt;
  });
