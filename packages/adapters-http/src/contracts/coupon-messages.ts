import type { ErrorOf } from '@ykd/application/shared';

/** Why a coupon is no use for a purchase, in people's words. */
export const COUPON_MESSAGES: Readonly<Record<ErrorOf<'coupon-unusable'>['reason'], string>> = {
  unknown: '没有找到这张优惠券',
  'other-product': '这张优惠券不能用于这个商品',
  'in-use': '这张优惠券已经用于其他订单',
  expired: '这张优惠券已经过期',
  'no-reduction': '订单金额没有达到这张优惠券的使用条件',
};
