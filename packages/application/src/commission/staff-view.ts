import type { CommissionRate } from '@ykd/domain/commission';
import type { CommissionOrder } from '../ports/commissions.js';
import type { Caller } from '../shared/caller.js';
import { namesOf } from '../shared/names.js';
import { buyerName, seesBuyers } from './buyer-name.js';
import type { StaffCommissionDeps } from './deps.js';
import type { NamedMember, StaffCommissionOrder, StaffCommissionRate } from './staff-port.js';

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
  caller: Caller,
  all: readonly CommissionOrder[],
): Promise<(order: CommissionOrder) => StaffCommissionOrder> => {
  const people = all.flatMap(({ partnerId, buyerId, reviewedBy }) => [partnerId, buyerId, reviewedBy ?? '']);
  const [named, bought] = await Promise.all([
    namesOf(deps, people),
    deps.shopOrders.purchasesOf(all.map(({ orderId }) => orderId)),
  ]);
  const { id: userId } = caller.user;
  const isWhole = seesBuyers(caller.staff);
  const buyerOf = (id: string): NamedMember => ({ id, name: buyerName(named(id).name, isWhole) });
  return ({ buyerId, reviewedBy, payer: _payer, ...order }) => ({
    ...order,
    partner: named(order.partnerId),
    buyer: buyerOf(buyerId),
    ...(bought.get(order.orderId) ?? { productName: '', amount: 0 }),
    reviewedBy: reviewedBy === null ? null : named(reviewedBy),
    isOwn: order.partnerId === userId || buyerId === userId,
  });
};

/** What was agreed about rates, with what the partners and the products are called. */
export const ratesNamed = async (
  deps: StaffCommissionDeps,
  all: readonly CommissionRate[],
): Promise<(rate: CommissionRate) => StaffCommissionRate> => {
  const [partnerIds, productIds] = [
    all.flatMap(({ partnerId }) => partnerId ?? []),
    [...new Set(all.flatMap(({ productId }) => productId ?? []))],
  ];
  const [named, products] = await Promise.all([
    namesOf(deps, partnerIds),
    Promise.all(productIds.map((id) => deps.products.find(id))),
  ]);
  const found = new Map(products.map((product) => [product?.id, product?.name]));
  return (rate) => ({
    ...rate,
    partner: rate.partnerId === null ? null : named(rate.partnerId),
    product:
      rate.productId === null
        ? null
        : { id: rate.productId, name: found.get(rate.productId) ?? rate.productId },
  });
};
