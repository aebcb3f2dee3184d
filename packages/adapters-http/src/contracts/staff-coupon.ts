import {
  BATCH_PARTNERS_MAX,
  PARTNER_BATCHES_MAX,
  type ChangeBatchInput,
  type MakeBatchesInput,
  type StaffBatch,
} from '@ykd/application/coupon-claim';
import { COUPON_BATCH_STATES, COUPON_LIMIT_MAX } from '@ykd/domain/coupon';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { couponRule } from './coupon-values.js';
import { keyPageOf, list, success } from './envelope.js';
import { listQuery } from './list-query.js';
import { partnerBatch } from './partner-coupon.js';
import { count, identifier, text } from './values.js';

const batch: z.core.$ZodType<StaffBatch> = z.extend(partnerBatch, {
  state: z.enum(COUPON_BATCH_STATES),
  version: count,
  partner: z.object({ id: z.string(), name: z.nullable(z.string()) }),
});

// Longer than a name, and a number that is none: what is wrong with them gets the message of the rule.
const form = {
  name: text(200),
  limit: z.number(),
  firstDay: text(20),
  lastDay: text(20),
  validDays: z.number(),
};

/** Where staff are among the batches. */
export const batchListQuery = listQuery({ partnerId: identifier });

const makeBody: z.core.$ZodType<MakeBatchesInput, MakeBatchesInput> = z.strictObject({
  requestKey: identifier,
  partnerIds: z.array(identifier).check(z.maxLength(2 * BATCH_PARTNERS_MAX)),
  productId: identifier,
  rule: couponRule as z.core.$ZodType<MakeBatchesInput['rule'], MakeBatchesInput['rule']>,
  ...form,
});

const changeBody: z.core.$ZodType<ChangeBatchInput, ChangeBatchInput> = z.strictObject({
  id: identifier,
  version: count,
  state: z.enum(COUPON_BATCH_STATES),
  ...form,
});

/** Batches of coupons that partners hand out, for staff who look after partners. Beyond the Specification. */
export const staffCouponCalls = {
  batches: defineCall({
    method: 'GET',
    path: '/api/admin/coupon/batches',
    query: batchListQuery.wire,
    response: success(keyPageOf(batch)),
    errors: ['not-logged-in', 'forbidden', 'invalid-input'],
    limit: 'search',
    summary: '合作伙伴的各批优惠券，新的在前；partnerId 只看一位合作伙伴的',
  }),
  make: defineCall({
    method: 'POST',
    path: '/api/admin/coupon/make',
    body: makeBody,
    response: success(list(batch)),
    errors: ['not-logged-in', 'forbidden', 'second-factor-needed', 'invalid-input', 'request-key-used'],
    summary: `给一位或几位合作中的合作伙伴（最多 ${BATCH_PARTNERS_MAX} 位）各做一批优惠券：用于一个在售的商品，最多 ${COUPON_LIMIT_MAX} 张，firstDay 到 lastDay 可以领取；每位最多 ${PARTNER_BATCHES_MAX} 批，不能给自己做；有一位不行就一批也不做；同一个 requestKey 再来一次回答已经做的，内容不同就拒绝`,
  }),
  change: defineCall({
    method: 'POST',
    path: '/api/admin/coupon/change',
    body: changeBody,
    response: success(batch),
    errors: [
      'not-logged-in',
      'forbidden',
      'second-factor-needed',
      'entity-not-found',
      'invalid-input',
      'changed-meanwhile',
    ],
    summary:
      '修改一批优惠券的名称、张数（不少于已领取的）、领取日期、有效天数，停止或恢复领取；商品与优惠不能改；version 是看到的版本，同事改过就拒绝',
  }),
} as const;
