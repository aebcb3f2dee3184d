import { PAY_WINDOW_MS } from '@ykd/domain/order';
import type { OrderActor, ShopOrder } from '../ports/shop-orders.js';
import { endAttempts } from './ask-provider.js';
import { closeWaiting } from './close-waiting.js';
import type { PaymentDeps } from './deps.js';
import { DUE_LEASE_MS, DUE_LIMIT, forEachDue, type OnTrouble } from '../shared/due-work.js';

/**
 * Closes an order, unless its payment shows when the provider is asked first. While the provider is away the order closes
 * all the same: a payment that shows later goes back. Answers the order as it is then.
 */
export const closeOrder = async (
  deps: PaymentDeps,
  { id }: Pick<ShopOrder, 'id'>,
  { actor, note }: { readonly actor: OrderActor; readonly note: string },
): Promise<ShopOrder | undefined> => {
  const { clock, shopOrders, orderEvents } = deps;
  await endAttempts(deps, id);
  const closed = await closeWaiting(deps, { id, actor, note, at: clock.now() });
  if (closed) orderEvents.changed(id);
  return shopOrders.find(id);
};

/** Closes orders whose time to pay is over. Answers how many were dealt with. Any number of processes may do so. */
export const closeOverdue = async (deps: PaymentDeps, onTrouble: OnTrouble): Promise<number> => {
  const at = deps.clock.now();
  // The deadline itself is too late to pay.
  const createdBefore = at - PAY_WINDOW_MS + 1;
  return forEachDue(
    await deps.shopOrders.claimOverdue({ createdBefore, at, leaseMs: DUE_LEASE_MS, limit: DUE_LIMIT }),
    (order) => closeOrder(deps, order, { actor: { kind: 'system' }, note: '超时未支付' }),
    (error, { id }) => onTrouble(error, { orderId: id }),
  );
};
