import type { OwnCommissionOrder, OwnPosting } from '@ykd/application/commission';
import type { CommissionStatement } from '@ykd/domain/commission';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { account, broughtShape, month, ownPostingShape, statementShape } from './commission-values.js';
import { keyPageOf, success } from './envelope.js';
import { keyPaging, listQuery } from './list-query.js';

const posting: z.core.$ZodType<OwnPosting> = z.object(ownPostingShape);
const order: z.core.$ZodType<OwnCommissionOrder> = z.object(broughtShape);
const statement: z.core.$ZodType<CommissionStatement> = z.object(statementShape);

/** Where a partner is among his postings. */
const ownPostingListQuery = listQuery({ month });

const listed = ['not-logged-in', 'forbidden', 'invalid-input'] as const;

/** What a partner earns, for himself. Beyond the Specification. */
export const partnerCommissionCalls = {
  account: defineCall({
    method: 'GET',
    path: '/api/coupon/commission',
    response: success(account),
    errors: ['not-logged-in', 'forbidden'],
    limit: 'search',
    summary:
      '合作伙伴自己的佣金，以分计：保留中、可付（退款多于余额时是负的，以后抵扣）、付款中、已付、代扣税款，以及本月（北京时间）各种分录的合计',
  }),
  postings: defineCall({
    method: 'GET',
    path: '/api/coupon/commission/postings',
    query: ownPostingListQuery.wire,
    response: success(keyPageOf(posting)),
    errors: listed,
    limit: 'search',
    summary: '自己的佣金流水，新的在前；month 只看一个月的，就是那个月结算单的每一行',
  }),
  orders: defineCall({
    method: 'GET',
    path: '/api/coupon/commission/orders',
    query: z.strictObject(keyPaging),
    response: success(keyPageOf(order)),
    errors: listed,
    limit: 'search',
    summary: '自己带来的订单与它们的佣金，新的在前；不告诉是谁买的',
  }),
  statements: defineCall({
    method: 'GET',
    path: '/api/coupon/commission/statements',
    query: z.strictObject(keyPaging),
    response: success(keyPageOf(statement)),
    errors: listed,
    limit: 'search',
    summary: '自己的结算单，新的在前',
  }),
  statement: defineCall({
    method: 'GET',
    path: '/api/coupon/commission/statement',
    query: z.strictObject({ month }),
    response: success(statement),
    errors: ['not-logged-in', 'forbidden', 'entity-not-found'],
    limit: 'search',
    summary: '自己一个月的结算单：期初、各种分录的合计、期末、起止的分录',
  }),
} as const;
