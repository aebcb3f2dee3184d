import type { ErrorOf } from '@ykd/application/shared';
import type { CouponClaimIssue } from '@ykd/domain/coupon';
import * as z from 'zod/mini';

/** Why a coupon is no use for a purchase, in people's words. */
export const COUPON_MESSAGES: Readonly<Record<ErrorOf<'coupon-unusable'>['reason'], string>> = {
  unknown: '没有找到这张优惠券',
  'other-product': '这张优惠券不能用于这个商品',
  'in-use': '这张优惠券已经用于其他订单',
  expired: '这张优惠券已经过期',
  'no-reduction': '订单金额没有达到这张优惠券的使用条件',
};

/** Why a coupon cannot be claimed, in people's words. */
export const COUPON_CLAIM_MESSAGES: Readonly<Record<CouponClaimIssue, string>> = {
  own: '不能领取自己推广的优惠券',
  claimed: '你已经领过这张优惠券',
  'partner-inactive': '这个推广链接已经停用',
  off: '这张优惠券已经停止领取',
  'not-yet': '这张优惠券还没有开始领取',
  ended: '这张优惠券的领取已经结束',
  'none-left': '这张优惠券已经领完',
};

/** Why a coupon cannot be claimed. */
export const couponClaimIssue = z.enum(Object.keys(COUPON_CLAIM_MESSAGES) as CouponClaimIssue[]);
