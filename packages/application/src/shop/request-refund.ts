import { refundReasonIssue } from '@ykd/domain/order';
import { err, ok } from '@ykd/domain/shared';
import type { CallerContext } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import type { Outcome } from '../shared/outcome.js';
import type { ShopDeps } from './deps.js';
import { orderDetail } from './order-view.js';
import { orderState, ownOrder } from './own-order.js';
import type { OrderDetail } from './port.js';
import { askForRefund } from './refund-steps.js';

export const invalidReason = (reason: string): ErrorOf<'invalid-input'> | undefined => {
  const message = refundReasonIssue(reason);
  return message === undefined
    ? undefined
    : { kind: 'invalid-input', issues: [{ field: 'reason', message }] };
};

/** The buyer of a paid order wants his money back. */
export const requestRefund = async (
  deps: ShopDeps,
  context: CallerContext,
  { orderId: id, reason }: { readonly orderId: string; readonly reason: string },
): Outcome<
  OrderDetail,
  'not-logged-in' | 'order-not-found' | 'order-state' | 'too-many-refund-requests' | 'invalid-input'
> => {
  const own = await ownOrder(deps, context, id);
  if (!own.ok) return own;
  const invalid = invalidReason(reason);
  if (invalid !== undefined) return err(invalid);
  const { order, caller } = own.value;
  const actor = { kind: 'member', userId: caller.user.id } as const;
  const note = reason.trim();
  const asked = await askForRefund(deps, { id, actor, note, at: deps.clock.now() });
  if (asked === 'too-often') return err({ kind: 'too-many-refund-requests' });
  if (asked === 'not-paid') return err(await orderState(deps, order));
  deps.orderEvents.changed(id);
  return ok(await orderDetail(deps, (await deps.shopOrders.find(id)) ?? order));
};
