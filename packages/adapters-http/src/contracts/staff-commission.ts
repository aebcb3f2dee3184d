import type {
  AgreeRateInput,
  MonthClosing,
  StaffAccount,
  StaffCommissionOrder,
  StaffCommissionRate,
  StaffPosting,
  StaffStatement,
} from '@ykd/application/commission';
import { commissionRateFields } from '@ykd/application/entities';
import { COMMISSION_DOUBTS, COMMISSION_HOLD_DAYS, COMMISSION_REVIEWS } from '@ykd/domain/commission';
import { PARTNER_LEVELS, PARTNER_REASON_MAX } from '@ykd/domain/partner';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import {
  account,
  accountShape,
  broughtShape,
  month,
  postingShape,
  statementShape,
} from './commission-values.js';
import { keyPageOf, list, success } from './envelope.js';
import { recordSchema, shapeOf } from './fields.js';
import { keyPaging, listQuery } from './list-query.js';
import { count, identifier, instant, text } from './values.js';

const staffAccount: z.core.$ZodType<StaffAccount> = z.object({ ...accountShape, rateBp: count });

const person = z.object({ id: z.string(), name: z.nullable(z.string()) });

const posting: z.core.$ZodType<StaffPosting> = z.object({ ...postingShape, partner: person });
const statement: z.core.$ZodType<StaffStatement> = z.object({ ...statementShape, partner: person });
const order: z.core.$ZodType<StaffCommissionOrder> = z.object({
  ...broughtShape,
  partnerId: z.string(),
  partner: person,
  buyer: person,
  productId: z.string(),
  claimId: z.string(),
  claimedAt: instant,
  couponId: z.string(),
  rateId: z.nullable(z.string()),
  doubts: list(z.enum(COMMISSION_DOUBTS)),
  reviewedBy: z.nullable(person),
  reviewedAt: z.nullable(instant),
  reason: z.nullable(z.string()),
  version: count,
  amount: count,
  isOwn: z.boolean(),
});

const rate: z.core.$ZodType<StaffCommissionRate> = z.object({
  ...shapeOf(commissionRateFields),
  partner: z.nullable(person),
  product: z.nullable(z.object({ id: z.string(), name: z.string() })),
});
const closing: z.core.$ZodType<MonthClosing> = z.object({
  month,
  isOver: z.boolean(),
  closedAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  statements: count,
});

/** Where staff are among postings. */
const staffPostingListQuery = listQuery({ partnerId: identifier, month });

const reviewed = z.enum(COMMISSION_REVIEWS.filter((one) => one !== 'NONE'));

const reason = text(PARTNER_REASON_MAX * 4, { multiLine: true });

// What is wrong with days and rates gets the message of the rule.
const rateBody: z.core.$ZodType<AgreeRateInput, AgreeRateInput> = z.strictObject({
  partnerId: z.nullable(identifier),
  productId: z.nullable(identifier),
  level: z.nullable(z.enum(PARTNER_LEVELS)),
  firstDay: text(20),
  lastDay: z.nullable(text(20)),
  rateBp: z.number(),
});

const listed = ['not-logged-in', 'forbidden', 'invalid-input'] as const;

/** What partners earn, for staff with the grant `partners`. Beyond the Specification. */
export const staffCommissionCalls = {
  account: defineCall({
    method: 'GET',
    path: '/api/admin/commission/account',
    query: z.strictObject({ partnerId: identifier }),
    response: success(staffAccount),
    errors: ['not-logged-in', 'forbidden'],
    limit: 'search',
    summary: '一位合作伙伴的佣金，以分计：各账户的余额、本月的合计与他今天的比例；没有赚过的余额全是 0',
  }),
  postings: defineCall({
    method: 'GET',
    path: '/api/admin/commission/postings',
    query: staffPostingListQuery.wire,
    response: success(keyPageOf(posting)),
    errors: listed,
    limit: 'search',
    summary: '佣金流水，新的在前；partnerId 只看一位的，month 只看一个月的',
  }),
  orders: defineCall({
    method: 'GET',
    path: '/api/admin/commission/orders',
    query: z.strictObject({ partnerId: identifier, ...keyPaging }),
    response: success(keyPageOf(order)),
    errors: listed,
    limit: 'search',
    summary: '一位合作伙伴带来的订单，新的在前',
  }),
  statements: defineCall({
    method: 'GET',
    path: '/api/admin/commission/statements',
    query: z.strictObject({ month, ...keyPaging }),
    response: success(keyPageOf(statement)),
    errors: listed,
    limit: 'search',
    summary: '一个月的结算单，按编号',
  }),
  closing: defineCall({
    method: 'GET',
    path: '/api/admin/commission/closing',
    query: z.strictObject({ month }),
    response: success(closing),
    errors: ['not-logged-in', 'forbidden'],
    limit: 'search',
    summary: '一个月结算了没有：什么时候，有几份结算单',
  }),
  statementsOf: defineCall({
    method: 'GET',
    path: '/api/admin/commission/partner-statements',
    query: z.strictObject({ partnerId: identifier, ...keyPaging }),
    response: success(keyPageOf(statement)),
    errors: listed,
    limit: 'search',
    summary: '一位合作伙伴的结算单，新的在前',
  }),
  statement: defineCall({
    method: 'GET',
    path: '/api/admin/commission/statement',
    query: z.strictObject({ partnerId: identifier, month }),
    response: success(statement),
    errors: ['not-logged-in', 'forbidden', 'entity-not-found'],
    limit: 'search',
    summary:
      '一位合作伙伴一个月的结算单：期初、各种分录的合计、期末、起止的分录；它的每一行是同一位、同一个月的流水',
  }),
  reviews: defineCall({
    method: 'GET',
    path: '/api/admin/commission/reviews',
    query: z.strictObject({ review: reviewed, ...keyPaging }),
    response: success(keyPageOf(order)),
    errors: listed,
    limit: 'search',
    summary: '可疑的订单（自己购买、同一台设备、同一个付款账号）：待核对的，或已经核对的，新的在前',
  }),
  review: defineCall({
    method: 'POST',
    path: '/api/admin/commission/review',
    body: z.strictObject({ orderId: identifier, approve: z.boolean(), reason }),
    response: success(order),
    errors: [
      'not-logged-in',
      'forbidden',
      'second-factor-needed',
      'entity-not-found',
      'own-partner',
      'changed-meanwhile',
      'invalid-input',
    ],
    summary: `核对一个可疑的订单：通过的保留满 ${COMMISSION_HOLD_DAYS} 天以后可付，不通过的佣金全部冲回；要写原因，与自己有关的由别人核对，别人核对过就拒绝并写明是谁`,
  }),
  rates: defineCall({
    method: 'GET',
    path: '/api/admin/commission/rates',
    query: z.strictObject(keyPaging),
    response: success(keyPageOf(rate)),
    errors: listed,
    limit: 'search',
    summary: '约定过的佣金比例，新的在前；指明得更细的优先，同样细的以新的为准',
  }),
  agreeRate: defineCall({
    method: 'POST',
    path: '/api/admin/commission/rate',
    body: rateBody,
    response: success(recordSchema(commissionRateFields)),
    errors: ['not-logged-in', 'forbidden', 'second-factor-needed', 'own-partner', 'invalid-input'],
    summary:
      '约定一个佣金比例（万分之几），给一位合作伙伴、一个商品、一个等级或所有人，从哪天到哪天；只管以后下的订单，对自己也有效的由其他员工约定',
  }),
  writeOff: defineCall({
    method: 'POST',
    path: '/api/admin/commission/write-off',
    body: z.strictObject({
      partnerId: identifier,
      kind: z.enum(['WRITE_OFF', 'FORGIVE']),
      cents: z.number(),
      reason,
      requestKey: text(64).check(z.minLength(8)),
    }),
    response: success(account),
    errors: ['not-logged-in', 'forbidden', 'own-partner', 'invalid-input', 'second-factor-needed'],
    summary:
      '终止合作以后，核销不再付的可付佣金，或免除他所欠的；要写原因，同一个 requestKey 只做一次，不能处理自己的',
  }),
} as const;
