import { payDeadline } from '@ykd/domain/order';
import { ok } from '@ykd/domain/shared';
import type { PaymentState } from '../ports/payment-provider.js';
import type { PaymentAttempt } from '../ports/payment-attempts.js';
import type { Outcome } from '../shared/outcome.js';
import { isOpen } from './begin-attempt.js';
import type { PaymentDeps } from './deps.js';
import { reach } from './reach.js';
import { takeIn } from './take-in.js';

/** Asks the provider how a payment stands, and writes down what it says. */
export const askProvider = async (
  deps: PaymentDeps,
  attempt: PaymentAttempt,
): Outcome<PaymentState, 'payment-unavailable'> => {
  const { outTradeNo } = attempt;
  const state = await reach(deps.payment.provider.query(outTradeNo));
  if (!state.ok) return state;
  if (state.value.kind === 'paid') await takeIn(deps, attempt, state.value);
  if (state.value.kind === 'closed') await deps.paymentAttempts.closed(outTradeNo);
  return state;
};

/** The provider takes no payment for it whatever happens, or has taken one. */
const isOver = ({ kind }: PaymentState): boolean => kind === 'paid' || kind === 'closed';

/** Ends a payment at the provider, so that it takes none any more; one that was made before is taken in. */
export const endAttempt = async (
  deps: PaymentDeps,
  attempt: PaymentAttempt,
): Outcome<null, 'payment-unavailable'> => {
  const before = await askProvider(deps, attempt);
  if (!before.ok) return before;
  if (isOver(before.value)) return ok(null);
  const closed = await reach(deps.payment.provider.close(attempt.outTradeNo));
  if (!closed.ok) return closed;
  // It may have been paid in between.
  const after = await askProvider(deps, attempt);
  if (!after.ok) return after;
  // Its beginning may still be on the way there, or have arrived behind the closing, which then closed nothing: it can
  // be paid until its time is over.
  const wasMissing = [before.value.kind, after.value.kind].includes('unknown');
  const mayBePaid = wasMissing && deps.clock.now() < payDeadline(attempt);
  if (!isOver(after.value) && !mayBePaid) await deps.paymentAttempts.closed(attempt.outTradeNo);
  return ok(null);
};

/** The payments of an order that the provider may still take. */
const openAttempts = async (
  { paymentAttempts }: Pick<PaymentDeps, 'paymentAttempts'>,
  orderId: string,
): Promise<readonly PaymentAttempt[]> => (await paymentAttempts.ofOrder(orderId)).filter(isOpen);

/** Ends every open payment of an order, as far as the provider can be reached. */
export const endAttempts = async (deps: PaymentDeps, orderId: string): Promise<void> => {
  const open = await openAttempts(deps, orderId);
  await Promise.all(open.map((attempt) => endAttempt(deps, attempt)));
};
