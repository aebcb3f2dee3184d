import { FREE_ORDERS_MAX, OPEN_ORDERS_MAX, type PlaceInput, type Purchase } from '@ykd/application/shop';
import { ORDER_STATUSES, PAYMENT_WAYS, REFUND_REQUESTS_MAX } from '@ykd/domain/order';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { page, success } from './envelope.js';
import {
  checkedOrder,
  orderDetail,
  orderSummary,
  paging,
  paymentInvitation,
  quoteAnswer,
  reason,
} from './shop-values.js';
import { choice, orderId, requestKey } from './shop-requests.js';
import { count, identifier } from './values.js';

const purchase = { productId: identifier, choice, couponId: z.exactOptional(identifier) };

const quoteBody: z.core.$ZodType<Purchase, Purchase> = z.strictObject(purchase);
const placeBody: z.core.$ZodType<PlaceInput, PlaceInput> = z.strictObject({
  ...purchase,
  amount: count,
  requestKey,
  again: z.exactOptional(z.boolean()),
});

/** The calls of the shop mall. The Specification shows its screens and rules only (§2, §3, §4). */
export const shopCalls = {
  quote: defineCall({
    method: 'POST',
    path: '/api/shop/quote',
    whileViewing: true,
    body: quoteBody,
    response: success(quoteAnswer),
    errors: ['product-not-found', 'unknown-choice', 'coupon-unusable'],
    summary: '试算：商品、规格与优惠券的价格，以及自己可用的优惠券；金额以分计',
  }),
  place: defineCall({
    method: 'POST',
    path: '/api/shop/order/place',
    body: placeBody,
    response: success(orderDetail),
    errors: [
      'not-logged-in',
      'product-not-found',
      'unknown-choice',
      'coupon-unusable',
      'price-changed',
      'too-many-open-orders',
      'too-many-free-orders',
      'refund-waiting',
      'request-key-used',
    ],
    limit: 'order',
    summary: `下单：amount 是买家看到的价格，与服务端不同则拒绝；同一个 requestKey 只会有一个订单；同一个商品正在退款时要带上 again；待支付的订单最多 ${OPEN_ORDERS_MAX} 个，不用付款的一天最多 ${FREE_ORDERS_MAX} 个`,
  }),
  order: defineCall({
    method: 'GET',
    path: '/api/shop/order',
    query: orderId,
    response: success(orderDetail),
    errors: ['not-logged-in', 'order-not-found'],
    summary: '自己的一个订单，附带时间线与退款；有订单权限的员工可以看全部',
  }),
  orders: defineCall({
    method: 'GET',
    path: '/api/shop/orders',
    query: z.strictObject({ ...paging, status: z.exactOptional(z.enum(ORDER_STATUSES)) }),
    response: success(page(orderSummary)),
    errors: ['not-logged-in'],
    summary: '自己的订单，新的在前；页码从 0 开始',
  }),
  cancel: defineCall({
    method: 'POST',
    path: '/api/shop/order/cancel',
    body: orderId,
    response: success(orderDetail),
    errors: ['not-logged-in', 'order-not-found', 'order-state'],
    limit: 'order',
    summary: '取消待支付的订单，可重复提交；已经支付的不会取消',
  }),
  pay: defineCall({
    method: 'POST',
    path: '/api/shop/order/pay',
    body: z.strictObject({ orderId: identifier, way: z.enum(PAYMENT_WAYS) }),
    response: success(paymentInvitation),
    errors: ['not-logged-in', 'order-not-found', 'order-state', 'weixin-not-bound', 'payment-unavailable'],
    limit: 'order',
    summary: '开始支付：扫码的二维码内容、微信内的支付参数或手机浏览器要去的地址',
  }),
  check: defineCall({
    method: 'POST',
    path: '/api/shop/order/check',
    body: orderId,
    response: success(checkedOrder),
    errors: ['not-logged-in', 'order-not-found', 'payment-unavailable'],
    limit: 'order-check',
    summary: '向微信支付查询订单是否已付，每个订单几秒内只查询一次；trouble 是没有付成的原因',
  }),
  requestRefund: defineCall({
    method: 'POST',
    path: '/api/shop/order/refund',
    body: z.strictObject({ orderId: identifier, reason }),
    response: success(orderDetail),
    errors: ['not-logged-in', 'order-not-found', 'order-state', 'too-many-refund-requests', 'invalid-input'],
    limit: 'order',
    summary: `申请退款，由员工审核；一个订单最多 ${REFUND_REQUESTS_MAX} 次`,
  }),
  withdrawRefund: defineCall({
    method: 'POST',
    path: '/api/shop/order/refund/withdraw',
    body: orderId,
    response: success(orderDetail),
    errors: ['not-logged-in', 'order-not-found', 'order-state'],
    limit: 'order',
    summary: '撤回还没有处理的退款申请，可重复提交；同意之后不能撤回',
  }),
} as const;

/**
 * The stream of an order's changes: server-sent events instead of an envelope, an envelope where it is refused. Every
 * event `changed` says to look again.
 */
export const orderWatch = defineCall({
  method: 'GET',
  path: '/api/shop/order/watch',
  whileViewing: false,
  query: orderId,
  response: success(z.null()),
  errors: ['not-logged-in', 'order-not-found'],
  summary: '订单变化的事件流（text/event-stream）：每次变化一个 changed 事件',
});

/** The name of the event that says that an order changed. */
export const ORDER_CHANGED_EVENT = 'changed';
