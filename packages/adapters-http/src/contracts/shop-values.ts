import { LAST_PAGE_NUM, MAX_PAGE_SIZE } from '@ykd/application/common-query';
import { couponFields, dayNumberFields, orderFields } from '@ykd/application/entities';
import type {
  CheckedOrder,
  OrderDetail,
  OrderSummary,
  PaymentInvitation,
  Quote,
} from '@ykd/application/shop';
import { ORDER_EVENTS, ORDER_STATUSES } from '@ykd/domain/order';
import { DEFAULT_PAGE_NUM, DEFAULT_PAGE_SIZE } from '@ykd/domain/shared';
import * as z from 'zod/mini';
import { couponRule } from './coupon-values.js';
import { recordSchema, schemaOf, shapeOf } from './fields.js';
import { count, instant, queryCount, text } from './values.js';

/** A page of a list: as far as any list may be walked through. */
export const paging = {
  pageNum: z._default(z.pipe(queryCount, z.int().check(z.maximum(LAST_PAGE_NUM))), DEFAULT_PAGE_NUM),
  pageSize: z._default(
    z.pipe(queryCount, z.int().check(z.minimum(1), z.maximum(MAX_PAGE_SIZE))),
    DEFAULT_PAGE_SIZE,
  ),
};

/** A reason before it is judged: its wording is the use case's. */
export const reason = text(1000, { multiLine: true });

const couponIssue = z.enum(['not-yours', 'other-product', 'in-use', 'expired', 'no-reduction']);

const skuAttrs = /* @__PURE__ */ schemaOf(orderFields.skuAttrs);

/** What a purchase costs. */
export const quoteAnswer: z.core.$ZodType<Quote> = z.object({
  product: z.object({ id: z.string(), name: z.string(), description: z.string(), skuAttrs }),
  skuAttrs,
  validDays: count,
  serviceDays: count,
  listAmount: count,
  reduction: count,
  amount: count,
  coupons: z.array(
    z.object({ coupon: recordSchema(couponFields), reduction: count, issue: z.exactOptional(couponIssue) }),
  ),
});

const summary = z.object({
  ...shapeOf(orderFields),
  ...shapeOf(dayNumberFields),
  amount: count,
  validDateDayNum: count,
  serviceDateDayNum: count,
  listAmount: count,
  validDays: count,
  serviceDays: count,
  mergedDays: z.nullable(z.object({ validDays: count, serviceDays: count })),
  payUntil: z.nullable(instant),
  paidAt: z.nullable(instant),
  closedBy: z.nullable(z.enum(['member', 'provider', 'time'])),
  refunded: count,
  paidOutside: z.boolean(),
});

const historyEntry = z.object({
  event: z.enum(['PLACE', ...ORDER_EVENTS]),
  status: z.enum(ORDER_STATUSES),
  actor: z.enum(['member', 'staff', 'provider', 'system']),
  note: z.string(),
  at: instant,
});

const refundView = z.object({
  cause: z.enum([
    'REQUESTED',
    'GIVEN_BACK',
    'CLOSED_ORDER',
    'PAID_TWICE',
    'WRONG_AMOUNT',
    'OFFLINE',
    'OUTSIDE',
  ]),
  amount: count,
  status: z.enum(['WAITING', 'PROCESSING', 'DONE', 'FAILED']),
  gmtCreated: instant,
  gmtModified: instant,
});

/** An order in a list. */
export const orderSummary: z.core.$ZodType<OrderSummary> = summary;

const detail = z.extend(summary, {
  coupon: z.nullable(z.object({ id: z.string(), name: z.string(), rule: couponRule })),
  history: z.array(historyEntry),
  refunds: z.array(refundView),
  refundGranted: z.boolean(),
});

/** An order with everything that its page shows. */
export const orderDetail: z.core.$ZodType<OrderDetail> = detail;

/** The same with more beside it. */
export const detailWith = <S extends z.core.$ZodShape>(more: S) => z.extend(detail, more);

/** An order after the provider was asked about its payment. */
export const checkedOrder: z.core.$ZodType<CheckedOrder> = z.extend(detail, {
  trouble: z.nullable(z.enum(['failed', 'closed'])),
});

/** How a payment goes on. */
export const paymentInvitation: z.core.$ZodType<PaymentInvitation> = z.union([
  z.object({ way: z.literal('NATIVE'), codeUrl: z.string() }),
  z.object({
    way: z.literal('JSAPI'),
    params: z.object({
      appId: z.string(),
      timeStamp: z.string(),
      nonceStr: z.string(),
      package: z.string(),
      signType: z.literal('RSA'),
      paySign: z.string(),
    }),
  }),
  z.object({ way: z.literal('H5'), url: z.string() }),
]);
