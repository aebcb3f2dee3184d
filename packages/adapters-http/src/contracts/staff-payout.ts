import { payeeFields } from '@ykd/application/entities';
import { payoutLineFields, payoutList, staffPayoutFields, type Payable } from '@ykd/application/payout';
import { PARTNER_STATES } from '@ykd/domain/partner';
import { PAYOUT_REASON_MAX, PAYOUT_REFERENCE_MAX, PAYOUTS_AT_ONCE_MAX } from '@ykd/domain/payout';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { keyPageOf, list, success } from './envelope.js';
import { recordSchema } from './fields.js';
import { keyPaging } from './list-query.js';
import { staffFilter, staffListQuery } from './staff-list.js';
import { count, identifier, text } from './values.js';

/** Where somebody is in the list of payouts. */
export const payoutListQuery = staffListQuery(payoutList);

const listed = ['not-logged-in', 'forbidden', 'invalid-input'] as const;
const acting = [
  'not-logged-in',
  'forbidden',
  'entity-not-found',
  'changed-meanwhile',
  'invalid-input',
  'own-partner',
  'second-factor-needed',
] as const;

const staffPayout = recordSchema(staffPayoutFields);
const seen = { id: identifier, version: count };
/** Longer than what is told, so that what is too long gets the message of the rule. */
const reason = text(PAYOUT_REASON_MAX * 4);
const SEEN = '；version 是看到的版本，同事处理过就拒绝，并写明是谁；同样的再来一次没有变化';

const payable: z.core.$ZodType<Payable> = z.object({
  partner: z.object({ id: z.string(), name: z.string() }),
  state: z.enum(PARTNER_STATES),
  payable: count,
  payee: z.nullable(recordSchema(payeeFields)),
  issue: z.nullable(z.string()),
});

/** What partners are paid out, for staff with the grant `partners`. Beyond the Specification. */
export const staffPayoutCalls = {
  list: defineCall({
    method: 'GET',
    path: '/api/admin/payouts',
    query: payoutListQuery.wire,
    response: success(keyPageOf(recordSchema(payoutLineFields))),
    errors: listed,
    limit: 'search',
    summary:
      '付给合作伙伴的结算，新的在前；search 是完整的结算单号、银行清单或流水号，收款人姓名的开头，或合作伙伴；筛选、排序与列的写法与学员的列表相同',
  }),
  count: defineCall({
    method: 'GET',
    path: '/api/admin/payouts/count',
    query: staffFilter(payoutList),
    response: success(z.object({ count, isMore: z.boolean() })),
    errors: listed,
    limit: 'search',
    summary: '同样的筛选有多少笔结算',
  }),
  payout: defineCall({
    method: 'GET',
    path: '/api/admin/payout',
    query: z.strictObject({ id: identifier }),
    response: success(staffPayout),
    errors: ['not-logged-in', 'forbidden', 'entity-not-found'],
    summary:
      '一笔结算：金额、收款人、谁发起谁复核、微信转账走到哪里；checkIssue 等是自己现在不能这样处理的原因',
  }),
  payable: defineCall({
    method: 'GET',
    path: '/api/admin/payouts/payable',
    query: z.strictObject(keyPaging),
    response: success(keyPageOf(payable)),
    errors: listed,
    limit: 'search',
    summary: '有可付佣金的合作伙伴，多的在前；issue 是现在不能结算的原因',
  }),
  make: defineCall({
    method: 'POST',
    path: '/api/admin/payouts/make',
    body: z.strictObject({
      requestKey: identifier,
      partnerIds: z.array(identifier).check(z.maxLength(PAYOUTS_AT_ONCE_MAX)),
    }),
    response: success(z.object({ ids: list(z.string()) })),
    errors: [
      'not-logged-in',
      'forbidden',
      'entity-not-found',
      'invalid-input',
      'own-partner',
      'request-key-used',
      'second-factor-needed',
    ],
    summary: `给几位合作伙伴发起结算，各付全部可付的佣金，一次最多 ${PAYOUTS_AT_ONCE_MAX} 位：有一位不行就都不做；同一个 requestKey 再来一次回答已经做的，换了人就拒绝`,
  }),
  check: defineCall({
    method: 'POST',
    path: '/api/admin/payout/check',
    body: z.strictObject(seen),
    response: success(staffPayout),
    errors: acting,
    summary: `复核通过别人发起的结算，付到微信的随即发出；发起的人与收款的人都不能复核${SEEN}`,
  }),
  refuse: defineCall({
    method: 'POST',
    path: '/api/admin/payout/refuse',
    body: z.strictObject({ ...seen, reason }),
    response: success(staffPayout),
    errors: acting,
    summary: `拒绝还没有发出的结算，佣金回到可付，要写原因，最多 ${PAYOUT_REASON_MAX} 个字符${SEEN}`,
  }),
  cancel: defineCall({
    method: 'POST',
    path: '/api/admin/payout/cancel',
    body: z.strictObject({ ...seen, reason }),
    response: success(staffPayout),
    errors: acting,
    summary: `撤销一笔等收款人确认的微信转账，要写原因，最多 ${PAYOUT_REASON_MAX} 个字符：微信支付撤销以后佣金回到可付，收款人已经确认的照常付；微信支付没有回答时自动再请它撤销${SEEN}`,
  }),
  sendBank: defineCall({
    method: 'POST',
    path: '/api/admin/payouts/bank',
    body: z.strictObject({
      payouts: z.array(z.strictObject(seen)).check(z.maxLength(PAYOUTS_AT_ONCE_MAX)),
    }),
    response: success(z.object({ bankList: z.string(), count, sum: count })),
    errors: acting,
    summary: `把复核过的银行结算列入一张银行清单，一次最多 ${PAYOUTS_AT_ONCE_MAX} 笔，有一笔不行就都不做；清单从列表导出${SEEN}`,
  }),
  paid: defineCall({
    method: 'POST',
    path: '/api/admin/payout/paid',
    body: z.strictObject({ ...seen, reference: text(PAYOUT_REFERENCE_MAX * 4) }),
    response: success(staffPayout),
    errors: acting,
    summary: `登记银行清单里的一笔已付，写流水号；微信支付三天以后还不认得的转账也这样登记；由发起或复核的人登记${SEEN}`,
  }),
  failed: defineCall({
    method: 'POST',
    path: '/api/admin/payout/failed',
    body: z.strictObject({ ...seen, reason }),
    response: success(staffPayout),
    errors: acting,
    summary: `登记银行清单里的一笔没有付成，写原因，佣金回到可付；微信支付三天以后还不认得的转账也这样登记；由发起或复核的人登记${SEEN}`,
  }),
  look: defineCall({
    method: 'POST',
    path: '/api/admin/payout/look',
    body: z.strictObject({ id: identifier }),
    response: success(staffPayout),
    errors: ['not-logged-in', 'forbidden', 'entity-not-found', 'payment-unavailable'],
    limit: 'search',
    summary: '现在就向微信支付查询一笔在路上的转账',
  }),
} as const;
