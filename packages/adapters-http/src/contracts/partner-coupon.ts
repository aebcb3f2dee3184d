import type { HomeBatch, PartnerBatch, PartnerClaim, PartnerHome } from '@ykd/application/coupon-claim';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { batchIssue, couponRule } from './coupon-values.js';
import { keyPageOf, list, success } from './envelope.js';
import { keyPaging, listQuery } from './list-query.js';
import { count, identifier, instant } from './values.js';

/** A batch of coupons as its partner sees it. */
export const partnerBatch = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  rule: couponRule,
  limit: count,
  claimed: count,
  claimFrom: instant,
  claimUntil: instant,
  validDays: count,
  gmtCreated: instant,
  product: z.object({ id: z.string(), name: z.string(), isOnSale: z.boolean(), amount: count }),
  issue: z.nullable(batchIssue),
});

const homeBatch: z.core.$ZodType<HomeBatch> = z.extend(partnerBatch, { visits: count, claims: count });

const home: z.core.$ZodType<PartnerHome> = z.object({
  month: z.string(),
  visits: count,
  claims: count,
  batches: list(homeBatch),
});

const oneBatch: z.core.$ZodType<PartnerBatch & { readonly used: number }> = z.extend(partnerBatch, {
  used: count,
});

const claim: z.core.$ZodType<PartnerClaim> = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  claimedAt: instant,
  status: z.enum(['UNUSED', 'RESERVED', 'USED', 'EXPIRED']),
});

/** Where a partner is among the claims of a batch. */
export const claimListQuery = listQuery({ batch: identifier });

const of = { batchId: identifier };

/** The coupons that a partner hands out, for himself. Beyond the Specification. */
export const partnerCouponCalls = {
  home: defineCall({
    method: 'GET',
    path: '/api/coupon/home',
    response: success(home),
    errors: ['not-logged-in', 'forbidden'],
    limit: 'search',
    summary:
      '合作伙伴的首页：本月（北京时间）链接打开的次数与领取的张数，自己的每批优惠券与它的推广码；issue 是现在为什么不能领取',
  }),
  batch: defineCall({
    method: 'GET',
    path: '/api/coupon/batch',
    query: z.strictObject(of),
    response: success(oneBatch),
    errors: ['not-logged-in', 'forbidden', 'entity-not-found'],
    limit: 'search',
    summary: '自己的一批优惠券，used 是已经用掉的张数；别人的与不存在的一样',
  }),
  claims: defineCall({
    method: 'GET',
    path: '/api/coupon/claims',
    query: z.strictObject({ ...of, ...keyPaging }),
    response: success(keyPageOf(claim)),
    errors: ['not-logged-in', 'forbidden', 'entity-not-found', 'invalid-input'],
    limit: 'search',
    summary: '自己的一批优惠券谁领取了，新的在前；姓名只有首尾的字',
  }),
} as const;
