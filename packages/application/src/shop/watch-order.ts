import { ok } from '@ykd/domain/shared';
import type { CallerContext } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import type { ShopDeps } from './deps.js';
import { ownOrder } from './own-order.js';
import type { OrderWatch } from './port.js';

/** Tells of each change of an order of the caller's. */
export const watchOrder = async (
  deps: ShopDeps,
  context: CallerContext,
  { orderId }: { readonly orderId: string },
  listener: () => void,
): Outcome<OrderWatch, 'not-logged-in' | 'order-not-found'> => {
  const own = await ownOrder(deps, context, orderId);
  if (!own.ok) return own;
  const unwatch = deps.orderEvents.watch(orderId, listener);
  let stop = unwatch;
  const closed = new Promise<void>((resolve) => {
    stop = () => {
      unwatch();
      resolve();
    };
  });
  return ok({ stop, closed });
};
