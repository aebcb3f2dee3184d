import { COUPON_DETAIL_PATH } from '@ykd/domain/coupon';

/** The page about one batch of coupons. */
export const batchHref = (batch: string): string =>
  `${COUPON_DETAIL_PATH}?${new URLSearchParams({ batch }).toString()}`;
