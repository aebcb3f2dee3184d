import { err, ok, type Result } from '@ykd/domain/shared';
import type { ShopOrder } from '../ports/shop-orders.js';
import type { ErrorOf } from '../shared/errors.js';
import type { ShopDeps } from './deps.js';
import type { GiveBackRefusal } from './give-back.js';
import { orderDetail } from './order-view.js';
import { orderState } from './own-order.js';
import type { StaffOrder } from './port.js';
import { proposalViews } from './proposal-view.js';

/** An order of somebody else's, whose money staff may move. */
export const othersOrder = async (
  { shopOrders }: Pick<ShopDeps, 'shopOrders'>,
  orderId: string,
  userId: string,
): Promise<Result<ShopOrder, ErrorOf<'order-not-found' | 'own-refund'>>> => {
  const order = await shopOrders.find(orderId);
  if (order === undefined) return err({ kind: 'order-not-found' });
  return order.userId === userId ? err({ kind: 'own-refund' }) : ok(order);
};

/** How an order stands after staff did something about its money. */
export const staffOrder = async (
  deps: ShopDeps,
  order: ShopOrder,
  proposalId: string | null,
): Promise<StaffOrder> => {
  const now = (await deps.shopOrders.find(order.id)) ?? order;
  const proposal = proposalId === null ? undefined : await deps.orderMoney.findProposal(proposalId);
  const [shown = null] = proposal === undefined ? [] : await proposalViews(deps, [proposal]);
  return { ...(await orderDetail(deps, now)), proposal: shown };
};

type GiveBackError = ErrorOf<'refund-way' | 'refund-proposed' | 'invalid-input' | 'order-state'>;

/** The error behind it that nothing was given back. */
export const refusalOf = async (
  deps: Pick<ShopDeps, 'shopOrders' | 'clock'>,
  order: ShopOrder,
  refusal: GiveBackRefusal,
): Promise<GiveBackError> => {
  switch (refusal.kind) {
    case 'proposed-before':
      return { kind: 'refund-proposed' };
    case 'other-way':
      return { kind: 'refund-way' };
    case 'issue':
      return { kind: 'invalid-input', issues: [{ field: 'amount', message: refusal.message }] };
    case 'not-now':
      return orderState(deps, order);
  }
};
