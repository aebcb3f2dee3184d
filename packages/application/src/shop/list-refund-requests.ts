import { ok } from '@ykd/domain/shared';
import type { RefundRequestKey, ShopOrder } from '../ports/shop-orders.js';
import { keyPage, keyWindow, type KeyOrder, type KeyPage, type KeyPageInput } from '../shared/key-page.js';
import type { Outcome } from '../shared/outcome.js';
import type { ShopDeps } from './deps.js';
import { orderSummary } from './order-view.js';
import type { OrderSummary } from './port.js';

const oldestFirst: KeyOrder<ShopOrder, RefundRequestKey> = {
  name: 'refunds',
  kinds: ['number', 'string'],
  keyOf: ({ gmtModified, id }) => [gmtModified, id],
};

/** Orders whose buyers want their money back, oldest request first. */
export const refundRequests = async (
  { shopOrders, orderMoney }: Pick<ShopDeps, 'shopOrders' | 'orderMoney'>,
  input: KeyPageInput,
): Outcome<KeyPage<OrderSummary>, 'invalid-input'> => {
  const window = keyWindow(oldestFirst, input);
  if (!window.ok) return window;
  const found = await shopOrders.pageOfRefundRequests(window.value);
  const money = await orderMoney.summariesOf(found.list.map(({ id }) => id));
  return ok(
    keyPage(oldestFirst, window.value, found, (order) => orderSummary(order, undefined, money.get(order.id))),
  );
};
