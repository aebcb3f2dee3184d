import { oddityLineFields, oddityList } from '@ykd/application/shop';
import { REFUND_REASON_MAX } from '@ykd/domain/order';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { keyPageOf, success } from './envelope.js';
import { recordSchema } from './fields.js';
import { listQuery } from './list-query.js';
import { requestKey } from './shop-requests.js';
import { orderSummary, reason } from './shop-values.js';
import { staffFilter, staffListQuery } from './staff-list.js';
import { staffOrder } from './staff-refund-values.js';
import { count, identifier } from './values.js';

/** The refunds that wait for an answer. */
const refundRequestList = listQuery({});

/** Where somebody is in the list of what is odd about money. */
export const oddityListQuery = staffListQuery(oddityList);

/** What keeps staff from giving somebody's money back, online or not. */
const refundErrors = [
  'not-logged-in',
  'forbidden',
  'second-factor-needed',
  'own-refund',
  'order-not-found',
  'order-state',
  'refund-way',
  'refund-proposed',
  'invalid-input',
] as const;

/** What staff with the grant `orders` do about money. */
export const shopStaffCalls = {
  refundRequests: defineCall({
    method: 'GET',
    path: '/api/shop/staff/refunds',
    query: refundRequestList.wire,
    response: success(keyPageOf(orderSummary)),
    errors: ['not-logged-in', 'forbidden', 'invalid-input'],
    summary:
      '等待审核的退款，先申请的在前；size 是每页条数，after 与 before 是上一次回答里的 next 与 previous',
  }),
  decideRefund: defineCall({
    method: 'POST',
    path: '/api/shop/staff/refund/decide',
    body: z.strictObject({
      orderId: identifier,
      grant: z.boolean(),
      amount: z.exactOptional(z.nullable(count)),
      reason: z.exactOptional(reason),
    }),
    response: success(staffOrder),
    errors: refundErrors,
    summary: `同意或拒绝退款，自己的除外；拒绝要写原因，同意可以不写，最多 ${REFUND_REASON_MAX} 个字符；amount 以分计，不写是全部余额，部分同意之后订单恢复为已支付；超过复核金额的成为 proposal，等待另一位员工复核`,
  }),
  refundOffline: defineCall({
    method: 'POST',
    path: '/api/shop/staff/refund/offline',
    body: z.strictObject({
      orderId: identifier,
      reason,
      evidence: reason,
      amount: z.exactOptional(z.nullable(count)),
      requestKey: z.exactOptional(requestKey),
    }),
    response: success(staffOrder),
    errors: [...refundErrors, 'request-key-used'],
    summary: `登记线下退款：没有在线收款的已付订单，自己的除外；原因与凭证都要写，各最多 ${REFUND_REASON_MAX} 个字符，记入订单进度，买家看不到；amount 以分计，不写是全部余额，部分退款要带上 requestKey；超过复核金额的等待另一位员工复核`,
  }),
  oddities: defineCall({
    method: 'GET',
    path: '/api/shop/staff/oddities',
    query: oddityListQuery.wire,
    response: success(keyPageOf(recordSchema(oddityLineFields))),
    errors: ['not-logged-in', 'forbidden', 'invalid-input'],
    limit: 'search',
    summary:
      '异常款项，新的在前；search 是完整的订单号、交易号或退款单号；筛选有 kind、orderId、subject、gmtCreated、settledAt（empty 是没有处理的），写法与学员的列表相同',
  }),
  oddityCount: defineCall({
    method: 'GET',
    path: '/api/shop/staff/oddities/count',
    query: staffFilter(oddityList),
    response: success(z.object({ count, isMore: z.boolean() })),
    errors: ['not-logged-in', 'forbidden', 'invalid-input'],
    limit: 'search',
    summary: '同样的筛选有多少笔异常款项',
  }),
  settleOddity: defineCall({
    method: 'POST',
    path: '/api/shop/staff/oddity/settle',
    body: z.strictObject({ id: identifier, retry: z.exactOptional(z.boolean()) }),
    response: success(z.null()),
    errors: [
      'not-logged-in',
      'forbidden',
      'second-factor-needed',
      'entity-not-found',
      'own-refund',
      'invalid-input',
    ],
    summary: '标记异常已处理，自己的订单的除外；retry 重试失败的退款，要重新输入验证码，余额不够就拒绝',
  }),
} as const;
