import type { CommissionOrder } from '../ports/commissions.js';
import { namesOf } from '../shared/names.js';
import type { StaffCommissionDeps } from './deps.js';
import type { NamedMember, StaffCommissionOrder } from './staff-port.js';

/** What partners are called. */
export const partnersNamed = (
  deps: StaffCommissionDeps,
  all: readonly { readonly partnerId: string }[],
): Promise<(id: string) => NamedMember> =>
  namesOf(
    deps,
    all.map(({ partnerId }) => partnerId),
  );

/** Orders that partners brought, as one of the staff sees them. */
export const staffOrders = async (
  deps: StaffCommissionDeps,
  userId: string,
  all: readonly CommissionOrder[],
): Promise<(order: CommissionOrder) => StaffCommissionOrder> => {
  const people = all.flatMap(({ partnerId, buyerId, reviewedBy }) => [partnerId, buyerId, reviewedBy ?? '']);
  const [named, orders] = await Promise.all([
    namesOf(deps, people),
    Promise.all(all.map(({ orderId }) => deps.shopOrders.find(orderId))),
  ]);
  const found = new Map(orders.map((order) => [order?.id, order]));
  return ({ buyerId, reviewedBy, ...order }) => ({
    ...order,
    partner: named(order.partnerId),
    buyer: named(buyerId),
    productName: found.get(order.orderId)?.productName ?? '',
    amount: found.get(order.orderId)?.amount ?? 0,
    reviewedBy: reviewedBy === null ? null : named(reviewedBy),
    isOwn: order.partnerId === userId || buyerId === userId,
  });
};
