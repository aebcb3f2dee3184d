import { list as listField, object } from '@ykd/application/entity';
import { CONDITION_VALUES_MAX, SEARCH_MAX } from '@ykd/application/staff-list';
import {
  buyerFields,
  BUYERS_FOUND_MAX,
  orderLineFields,
  orderList,
  orderCreditFields,
  orderPageFields,
} from '@ykd/application/staff-order';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { keyPageOf, list, success } from './envelope.js';
import { recordSchema, schemaOf } from './fields.js';
import { staffFilter, staffListQuery } from './staff-list.js';
import { count, identifier, identifiers, text } from './values.js';

/** Where somebody is in the list of orders. */
export const orderListQuery = staffListQuery(orderList);

const listed = ['not-logged-in', 'forbidden', 'invalid-input'] as const;

/** All orders, for staff with the grant `orders`. */
export const staffOrderCalls = {
  list: defineCall({
    method: 'GET',
    path: '/api/admin/orders',
    query: orderListQuery.wire,
    response: success(keyPageOf(recordSchema(orderLineFields))),
    errors: listed,
    limit: 'search',
    summary:
      '全部订单，新的在前；search 是订单号或它的开头，完整的微信交易号、商户订单号、退款单号，或学员（写法与学员的列表相同）；refund 是退款申请（ASKED 等待审核），double 是疑似重复；筛选、排序与列的写法与学员的列表相同',
  }),
  count: defineCall({
    method: 'GET',
    path: '/api/admin/orders/count',
    query: staffFilter(orderList),
    response: success(z.object({ count, isMore: z.boolean() })),
    errors: listed,
    limit: 'search',
    summary: '同样的筛选有多少订单',
  }),
  products: defineCall({
    method: 'GET',
    path: '/api/admin/orders/products',
    response: success(list(z.object({ id: identifier, name: z.string() }))),
    errors: ['not-logged-in', 'forbidden'],
    summary: '订单可以按哪些商品筛选，包括没有上架的',
  }),
  credits: defineCall({
    method: 'GET',
    path: '/api/admin/orders/credits',
    response: success(recordSchema(orderCreditFields)),
    errors: ['not-logged-in', 'forbidden'],
    summary: '订单可以按业绩归属的哪些人、哪些部门筛选；部门连同下级，没有班主任与没有部门各是一项',
  }),
  buyers: defineCall({
    method: 'GET',
    path: '/api/admin/orders/buyers',
    query: z.strictObject({ search: text(SEARCH_MAX * 2) }),
    response: success(schemaOf(listField(object(buyerFields)))),
    errors: listed,
    limit: 'search',
    summary: `搜索订单可以按哪些学员筛选，写法与学员的列表相同；至多 ${BUYERS_FOUND_MAX} 位`,
  }),
  names: defineCall({
    method: 'GET',
    path: '/api/admin/orders/names',
    query: z.strictObject({ ids: identifiers(CONDITION_VALUES_MAX) }),
    response: success(list(z.object({ id: identifier, name: z.nullable(z.string()) }))),
    errors: listed,
    summary: `会员的姓名，写在订单的条件里：ids 是用逗号隔开的编号，最多 ${CONDITION_VALUES_MAX} 个；不在的、没有名字的不在回答里`,
  }),
  order: defineCall({
    method: 'GET',
    path: '/api/admin/order',
    query: z.strictObject({ orderId: identifier }),
    response: success(recordSchema(orderPageFields)),
    errors: ['not-logged-in', 'forbidden', 'order-not-found'],
    summary: '一个订单：学员、商品与选择、优惠、有效期、进度（包括是谁）、付款、退款、欢迎消息与异常',
  }),
} as const;
