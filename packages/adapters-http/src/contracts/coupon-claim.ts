import type { CouponLink, WalletCoupon } from '@ykd/application/coupon-claim';
import { couponFields } from '@ykd/application/entities';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { couponClaimIssue } from './coupon-messages.js';
import { couponCode, couponRule } from './coupon-values.js';
import { keyPageOf, success } from './envelope.js';
import { recordSchema } from './fields.js';
import { listQuery } from './list-query.js';
import { count, instant } from './values.js';

const link: z.core.$ZodType<CouponLink> = z.object({
  productId: z.string(),
  name: z.string(),
  rule: couponRule,
  claimUntil: instant,
  validDays: count,
  issue: z.nullable(couponClaimIssue),
});

const coupon = /* @__PURE__ */ recordSchema(couponFields);

const walletCoupon: z.core.$ZodType<WalletCoupon> = z.object({
  coupon,
  product: z.object({ id: z.string(), name: z.string(), isOnSale: z.boolean() }),
});

/** Where somebody is among his coupons. */
export const walletListQuery = listQuery({ part: z.enum(['usable', 'past']) });

const code = z.strictObject({ code: couponCode });

/** Coupons that partners hand out by links, and what a member has of them. Beyond the Specification. */
export const couponClaimCalls = {
  link: defineCall({
    method: 'GET',
    path: '/api/coupon/link',
    query: code,
    response: success(link),
    errors: ['coupon-link-unknown'],
    limit: 'search',
    summary: '推广链接里的优惠券：用于哪个商品、减多少；issue 是自己（没有登录时是任何人）为什么不能领取',
  }),
  visit: defineCall({
    method: 'POST',
    path: '/api/coupon/visit',
    body: code,
    response: success(z.null()),
    errors: ['coupon-link-unknown'],
    limit: 'coupon-visit',
    summary: '推广链接打开了一次：只按天计数，不记是谁；合作伙伴打开自己的链接不计',
  }),
  claim: defineCall({
    method: 'POST',
    path: '/api/coupon/claim',
    body: code,
    response: success(coupon),
    errors: ['not-logged-in', 'coupon-link-unknown', 'coupon-unclaimable'],
    limit: 'order',
    summary:
      '领取推广链接里的优惠券，每人每批一张；自己推广的、停用的、不在领取时间的、领完的拒绝，details.reason 是原因',
  }),
  wallet: defineCall({
    method: 'GET',
    path: '/api/coupon/wallet',
    query: walletListQuery.wire,
    response: success(keyPageOf(walletCoupon)),
    errors: ['not-logged-in', 'invalid-input'],
    summary: '自己的优惠券：不写或 usable 是可以用的，先到期的在前；past 是用过的与过期的，后到期的在前',
  }),
} as const;
