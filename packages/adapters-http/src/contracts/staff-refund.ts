import { invoiceFields, offlinePaymentFields, offlineRefundFields } from '@ykd/application/entities';
import {
  RECEIPT_PICTURE_FIELD,
  RECEIPT_PICTURE_PATH,
  receiptPictureIssue,
  type ChangeValidityInput,
  type GiveBackInput,
  type OfflineOrderInput,
  type OrderMoneyView,
  type RefundLimit,
} from '@ykd/application/staff-refund';
import {
  OFFLINE_PAID_DAYS_MAX,
  OFFLINE_WAYS,
  PART_REFUNDS_MAX,
  RECEIPT_PICTURE_MAX_BYTES,
  RECEIPT_PICTURES_MAX,
  VALIDITY_CHANGES_MAX,
} from '@ykd/domain/order';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { keyPageOf, list, success } from './envelope.js';
import { shapeOf } from './fields.js';
import { listQuery } from './list-query.js';
import { choice, orderId, requestKey } from './shop-requests.js';
import { orderDetail, reason } from './shop-values.js';
import { proposal, staffOrder } from './staff-refund-values.js';
import { count, identifier, instant, text } from './values.js';

/** Where somebody is among the refunds that wait for a second person. */
export const proposalListQuery = listQuery({});

const name = z.nullable(z.string());

const { id, title, status, amount, number } = invoiceFields;

const money: z.core.$ZodType<OrderMoneyView> = z.object({
  way: z.nullable(z.enum(['ONLINE', 'OFFLINE'])),
  captured: count,
  left: count,
  refunded: count,
  onWay: count,
  limit: count,
  offlineRefunds: list(z.object({ ...shapeOf(offlineRefundFields), actorName: name, secondName: name })),
  offlinePayment: z.nullable(
    z.object({ ...shapeOf(offlinePaymentFields), pictures: list(z.string()), actorName: name }),
  ),
  proposals: list(proposal),
  invoices: list(z.object(shapeOf({ id, title, status, amount, number }))),
});

const limit: z.core.$ZodType<RefundLimit> = z.object({
  limit: count,
  setBy: name,
  reason: name,
  gmtModified: z.nullable(instant),
});

const giveBackBody: z.core.$ZodType<GiveBackInput, GiveBackInput> = z.strictObject({
  orderId: identifier,
  amount: z.nullable(count),
  reason,
  requestKey,
});

/** Rules count them; this only keeps what nobody chose by hand out. */
const PICTURES_TAKEN = 10 * RECEIPT_PICTURES_MAX;

const offlineBody: z.core.$ZodType<OfflineOrderInput, OfflineOrderInput> = z.strictObject({
  userId: identifier,
  productId: identifier,
  choice,
  amount: count,
  paidAt: instant,
  way: z.enum(OFFLINE_WAYS),
  evidence: reason,
  pictures: z.array(text(100)).check(z.maxLength(PICTURES_TAKEN)),
  reason,
  requestKey,
  again: z.exactOptional(z.boolean()),
});

const validityBody: z.core.$ZodType<ChangeValidityInput, ChangeValidityInput> = z.strictObject({
  orderId: identifier,
  // Longer than any day, so that another text gets the message of the use case.
  validDate: text(32),
  serviceDate: z.nullable(text(32)),
  reason,
  version: instant,
});

const decideErrors = [
  'not-logged-in',
  'forbidden',
  'second-factor-needed',
  'own-refund',
  'order-not-found',
  'entity-not-found',
  'proposal-decided',
  'invalid-input',
] as const;

const proposalId = { id: identifier };

/** Money that staff move. Beyond the Specification. */
export const staffRefundCalls = {
  giveBack: defineCall({
    method: 'POST',
    path: '/api/shop/staff/give-back',
    body: giveBackBody,
    response: success(staffOrder),
    errors: [
      'not-logged-in',
      'forbidden',
      'second-factor-needed',
      'own-refund',
      'order-not-found',
      'order-state',
      'refund-way',
      'refund-proposed',
      'request-key-used',
      'invalid-input',
    ],
    summary: `退还在线付款的余额或其中一部分（amount 以分计，null 是全部余额），有没有申请都可以，自己的除外；部分退款之后订单仍是已支付，一个订单最多 ${PART_REFUNDS_MAX} 次。超过复核金额的成为 proposal，等待另一位员工复核；同一个 requestKey 只做一次`,
  }),
  proposals: defineCall({
    method: 'GET',
    path: '/api/shop/staff/proposals',
    query: proposalListQuery.wire,
    response: success(keyPageOf(proposal)),
    errors: ['not-logged-in', 'forbidden', 'invalid-input'],
    summary:
      '等待复核的退款，先提出的在前；size 是每页条数，after 与 before 是上一次回答里的 next 与 previous',
  }),
  approve: defineCall({
    method: 'POST',
    path: '/api/shop/staff/proposal/approve',
    body: z.strictObject(proposalId),
    response: success(staffOrder),
    errors: [...decideErrors, 'order-state', 'refund-way', 'refund-proposed'],
    summary: '复核通过一笔退款，提出它的人与买家本人除外；这时再核对一次余额',
  }),
  refuse: defineCall({
    method: 'POST',
    path: '/api/shop/staff/proposal/refuse',
    body: z.strictObject({ ...proposalId, reason }),
    response: success(staffOrder),
    errors: decideErrors,
    summary: '复核拒绝一笔退款，要写原因',
  }),
  withdraw: defineCall({
    method: 'POST',
    path: '/api/shop/staff/proposal/withdraw',
    body: z.strictObject(proposalId),
    response: success(staffOrder),
    errors: [
      'not-logged-in',
      'forbidden',
      'second-factor-needed',
      'entity-not-found',
      'proposal-decided',
      'order-not-found',
    ],
    summary: '撤回自己提出的、还没有复核的退款',
  }),
  limit: defineCall({
    method: 'GET',
    path: '/api/shop/staff/refund-limit',
    response: success(limit),
    errors: ['not-logged-in', 'forbidden'],
    summary:
      '退款的复核金额，以分计：一个人对一个订单单独退的钱超过它，就要另一位员工复核；也答出谁在什么时候设置的、原因，没有人设置过的是 null',
  }),
  setLimit: defineCall({
    method: 'POST',
    path: '/api/shop/staff/refund-limit',
    body: z.strictObject({ limit: count, reason }),
    response: success(limit),
    errors: ['not-logged-in', 'forbidden', 'second-factor-needed', 'invalid-input'],
    summary: '设置退款的复核金额，以分计，0 是每笔都要复核，要写原因；只有超级管理员可以',
  }),
  money: defineCall({
    method: 'GET',
    path: '/api/shop/staff/order-money',
    query: orderId,
    response: success(money),
    errors: ['not-logged-in', 'forbidden', 'order-not-found'],
    summary: '一个订单的钱：收到多少、可退多少、已退多少、站外的收款与退款、复核',
  }),
  placeOffline: defineCall({
    method: 'POST',
    path: '/api/shop/staff/order/offline',
    body: offlineBody,
    response: success(orderDetail),
    errors: [
      'not-logged-in',
      'forbidden',
      'second-factor-needed',
      'own-refund',
      'product-not-found',
      'unknown-choice',
      'product-owned',
      'request-key-used',
      'invalid-input',
    ],
    summary: `登记一个站外付款的订单，自己的除外：付款时间在 ${OFFLINE_PAID_DAYS_MAX} 天以内，途径（way）与凭证要写，凭证图片最多 ${RECEIPT_PICTURES_MAX} 张，只能是自己上传的；已经有这个商品的订单时要带上 again；同一个 requestKey 只会有一个订单`,
  }),
  uploadReceipt: defineCall({
    method: 'POST',
    path: '/middleware_api/upload/receipt',
    // How large and of which type it may be is the use case's to judge.
    body: z.strictObject({ [RECEIPT_PICTURE_FIELD]: z.file() }),
    upload: {
      maxBytes: RECEIPT_PICTURE_MAX_BYTES,
      right: 'orders.change',
      tooLarge: (size) => receiptPictureIssue({ mimeType: 'image/png', size }) ?? '',
    },
    response: success(z.object({ imageUrl: z.string() })),
    errors: ['not-logged-in', 'forbidden', 'invalid-input', 'too-many-attempts'],
    limit: 'upload',
    summary: `上传付款凭证的图片：png、jpeg 或 gif，最多 ${RECEIPT_PICTURE_MAX_BYTES} 字节；一天之内没有用在订单里就会删除`,
  }),
  changeValidity: defineCall({
    method: 'POST',
    path: '/api/shop/staff/order/validity',
    body: validityBody,
    response: success(orderDetail),
    errors: [
      'not-logged-in',
      'forbidden',
      'second-factor-needed',
      'own-refund',
      'order-not-found',
      'order-state',
      'changed-meanwhile',
      'invalid-input',
    ],
    summary: `修改已支付订单的课程有效期与班主任服务期（北京时间的日期，serviceDate 为 null 是没有服务），自己的除外；version 是看到的 gmtModified，别人改过就拒绝；一个订单最多 ${VALIDITY_CHANGES_MAX} 次`,
  }),
} as const;

/** Where a picture of a receipt is read, with its name as a parameter. */
export const RECEIPT_PICTURE_FILE_PATH = `${RECEIPT_PICTURE_PATH}:name`;
