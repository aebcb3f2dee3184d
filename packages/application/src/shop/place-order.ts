import { defaultChoice, WAIT_PAY_STATUS } from '@ykd/domain/order';
import { err, ok } from '@ykd/domain/shared';
import type { ShopOrder } from '../ports/shop-orders.js';
import { requireCaller } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import type { Outcome } from '../shared/outcome.js';
import type { ShopDeps } from './deps.js';
import { FREE_ORDERS_MAX, OPEN_ORDERS_MAX } from './limits.js';
import { orderDetail } from './order-view.js';
import type { OrderDetail, PlaceInput } from './port.js';
import { priceOf, type PricedPurchase } from './price.js';
import { takeOrder } from './take-order.js';

const newOrder = (
  { ids, clock }: ShopDeps,
  userId: string,
  { product, choice, coupon, amount }: PricedPurchase,
): ShopOrder => {
  const at = clock.now();
  const { skuAttrs, validDays, serviceDays, amount: listAmount } = choice;
  return {
    id: ids.next(),
    productName: product.name,
    userId,
    status: WAIT_PAY_STATUS,
    productId: product.id,
    amount,
    categoryId: product.categoryId,
    skuAttrs,
    validDate: null,
    serviceDate: null,
    gmtCreated: at,
    gmtModified: at,
    listAmount,
    couponId: coupon?.id ?? null,
    paidAt: null,
    validDays,
    serviceDays,
  };
};

/** Whether a request asks for what was placed with its key. */
const isSamePurchase = (order: ShopOrder, { productId, choice, couponId, amount }: PlaceInput): boolean =>
  order.productId === productId &&
  order.amount === amount &&
  order.couponId === (couponId ?? null) &&
  JSON.stringify(defaultChoice(order.skuAttrs)) === JSON.stringify(choice);

/** Places an order at the price that the buyer saw. */
export const placeOrder = async (
  deps: ShopDeps,
  context: CallerContext,
  input: PlaceInput,
): Outcome<
  OrderDetail,
  | 'not-logged-in'
  | 'product-not-found'
  | 'unknown-choice'
  | 'coupon-unusable'
  | 'price-changed'
  | 'too-many-open-orders'
  | 'too-many-free-orders'
  | 'refund-waiting'
  | 'request-key-used'
> => {
  const caller = await requireCaller(deps, context);
  if (!caller.ok) return caller;
  const { id: userId } = caller.value.user;
  const { requestKey } = input;
  const repeated = async (order: ShopOrder): Outcome<OrderDetail, 'request-key-used'> =>
    isSamePurchase(order, input) ? ok(await orderDetail(deps, order)) : err({ kind: 'request-key-used' });

  // Before the price is looked at: what was placed stays placed when the price changes.
  const known = await deps.shopOrders.findByRequestKey(userId, requestKey);
  if (known !== undefined) return repeated(known);

  const priced = await priceOf(deps, input, userId);
  if (!priced.ok) return priced;
  const { amount } = priced.value;
  if (amount !== input.amount) return err({ kind: 'price-changed', amount });
  const refunding = await deps.orders.findRefundingByUser(userId);
  if (input.again !== true && refunding.some(({ productId }) => productId === input.productId))
    return err({ kind: 'refund-waiting' });
  const placed = await takeOrder(deps, {
    order: newOrder(deps, userId, priced.value),
    requestKey,
    actor: { kind: 'member', userId },
    openMax: OPEN_ORDERS_MAX,
    freeMax: FREE_ORDERS_MAX,
    windowDays: deps.commission.windowDays,
  });
  switch (placed.kind) {
    case 'placed':
      return ok(await orderDetail(deps, placed.order));
    case 'repeated':
      return repeated(placed.order);
    case 'product-gone':
      return err({ kind: 'product-not-found' });
    case 'coupon-in-use':
      return err({ kind: 'coupon-unusable', reason: 'in-use' });
    case 'too-many-open':
      return err({ kind: 'too-many-open-orders' });
    case 'too-many-free':
      return err({ kind: 'too-many-free-orders' });
  }
};
