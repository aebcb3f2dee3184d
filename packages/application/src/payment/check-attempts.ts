import { WAIT_PAY_STATUS } from '@ykd/domain/order';
import type { PaymentAttempt } from '../ports/payment-attempts.js';
import { askProvider, endAttempt } from './ask-provider.js';
import { nextCheckAt } from './back-off.js';
import type { PaymentDeps } from './deps.js';
import { DUE_LEASE_MS, DUE_LIMIT, forEachDue, type OnTrouble } from '../shared/due-work.js';

const checkAttempt = async (deps: PaymentDeps, attempt: PaymentAttempt): Promise<void> => {
  const { orderId, outTradeNo, checks } = attempt;
  const isWaiting = async (): Promise<boolean> =>
    (await deps.shopOrders.find(orderId))?.status === WAIT_PAY_STATUS;
  const waited = await isWaiting();
  await (waited ? askProvider(deps, attempt) : endAttempt(deps, attempt));
  // What was to be ended while the provider was asked is due now, not when it would be asked again.
  const toEnd = waited && !(await isWaiting());
  const at = deps.clock.now();
  await deps.paymentAttempts.checked(outTradeNo, toEnd ? at : nextCheckAt(at, checks + 1));
};

/**
 * Asks the provider about payments that nobody told of, and ends those of orders that do not wait any more. Answers how
 * many were looked at. Any number of processes may do so.
 */
export const checkAttempts = async (deps: PaymentDeps, onTrouble: OnTrouble): Promise<number> => {
  const claim = { at: deps.clock.now(), leaseMs: DUE_LEASE_MS, limit: DUE_LIMIT };
  return forEachDue(
    await deps.paymentAttempts.claimDue(claim),
    (attempt) => checkAttempt(deps, attempt),
    (error, { outTradeNo }) => onTrouble(error, { outTradeNo }),
  );
};
