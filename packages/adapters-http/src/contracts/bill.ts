import {
  billDayLineFields,
  differenceLineFields,
  differenceList,
  monthLineFields,
  MONTHS_SHOWN,
  type DifferencePage,
  type MonthPage,
} from '@ykd/application/bill';
import { billRowFields } from '@ykd/application/entities';
import { oddityLineFields } from '@ykd/application/shop';
import { SETTLE_NOTE_MAX } from '@ykd/domain/bill';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { keyPageOf, list, success } from './envelope.js';
import { recordSchema } from './fields.js';
import { staffFilter, staffListQuery } from './staff-list.js';
import { count, identifier, text } from './values.js';

/** Where somebody is in the list of what bills and the platform differ in. */
export const differenceListQuery = staffListQuery(differenceList);

const day = text(10);
const month = text(7);
const open = z.object({ all: count, open: count });
const offline = z.object({
  count,
  sum: count,
  newest: list(z.object({ orderId: z.string(), amount: count, evidence: z.string(), gmtCreated: count })),
});

const monthLine = recordSchema(monthLineFields);
const dayLine = recordSchema(billDayLineFields);
const difference = recordSchema(differenceLineFields);

const monthPage: z.core.$ZodType<MonthPage> = z.object({
  line: monthLine,
  days: list(dayLine),
  oddities: open,
  offlinePayments: offline,
  offlineRefunds: offline,
  issue: z.nullable(z.string()),
});

const differencePage: z.core.$ZodType<DifferencePage> = z.object({
  difference,
  rows: list(recordSchema(billRowFields)),
  isOwn: z.boolean(),
  oddities: list(recordSchema(oddityLineFields)),
});

// The rule counts code points, of which each has at most two of these.
const note = z.string().check(z.maxLength(4 * SETTLE_NOTE_MAX));

/** The payment provider's bills against what is written down here. Beyond the Specification. */
export const billCalls = {
  months: defineCall({
    method: 'GET',
    path: '/api/shop/staff/bill/months',
    response: success(list(monthLine)),
    errors: ['not-logged-in', 'forbidden'],
    summary: `有账单的月份，新的在前，至多 ${MONTHS_SHOWN} 个：平台与微信支付各收了多少、退了多少，对了几天，还有几项差异，谁关了账`,
  }),
  month: defineCall({
    method: 'GET',
    path: '/api/shop/staff/bill/month',
    query: z.strictObject({ month }),
    response: success(monthPage),
    errors: ['not-logged-in', 'forbidden', 'entity-not-found'],
    summary:
      '一个月的每一天、这个月登记的站外收款与退款（不在账单里）、异常款项；issue 是现在为什么还不能关账（每个原因都写出）',
  }),
  differences: defineCall({
    method: 'GET',
    path: '/api/shop/staff/bill/differences',
    query: differenceListQuery.wire,
    response: success(keyPageOf(difference)),
    errors: ['not-logged-in', 'forbidden', 'invalid-input'],
    limit: 'search',
    summary:
      '账单与平台的差异，账单日期新的在前；search 是完整的订单号、交易号或退款单号；settledBy 为空而 settledAt 不空的是后来自己一致的',
  }),
  differenceCount: defineCall({
    method: 'GET',
    path: '/api/shop/staff/bill/differences/count',
    query: staffFilter(differenceList),
    response: success(z.object({ count, isMore: z.boolean() })),
    errors: ['not-logged-in', 'forbidden', 'invalid-input'],
    limit: 'search',
    summary: '同样的筛选有多少项差异',
  }),
  difference: defineCall({
    method: 'GET',
    path: '/api/shop/staff/bill/difference',
    query: z.strictObject({ id: identifier }),
    response: success(differencePage),
    errors: ['not-logged-in', 'forbidden', 'entity-not-found'],
    summary: '一项差异，它在哪些账单里，同一笔钱有哪些异常款项；isOwn 是自己的订单，由别人处理',
  }),
  settle: defineCall({
    method: 'POST',
    path: '/api/shop/staff/bill/settle',
    body: z.strictObject({ id: identifier, note, version: count }),
    response: success(difference),
    errors: [
      'not-logged-in',
      'forbidden',
      'entity-not-found',
      'own-refund',
      'changed-meanwhile',
      'invalid-input',
    ],
    summary: `写明一项差异是怎样处理的（最多 ${SETTLE_NOTE_MAX} 个字符），自己的订单除外；version 是看到的版本，别人先处理了或者后来一致了就拒绝`,
  }),
  compare: defineCall({
    method: 'POST',
    path: '/api/shop/staff/bill/compare',
    body: z.strictObject({ day }),
    response: success(dayLine),
    errors: [
      'not-logged-in',
      'forbidden',
      'entity-not-found',
      'payment-unavailable',
      'invalid-input',
      'too-many-attempts',
    ],
    limit: 'order',
    summary: '重新取得一天（YYYY-MM-DD）的账单并对账；微信支付还没有生成账单、或者已经不再保留时拒绝',
  }),
  closeMonth: defineCall({
    method: 'POST',
    path: '/api/shop/staff/bill/close',
    body: z.strictObject({ month }),
    response: success(monthPage),
    errors: ['not-logged-in', 'forbidden', 'entity-not-found', 'invalid-input'],
    summary:
      '关账（YYYY-MM）：每一天都对过账，没有未处理的差异与异常款项；关账之后又有差异时，这个月会自动重新打开',
  }),
} as const;
