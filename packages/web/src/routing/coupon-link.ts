import type { Purchase } from '@ykd/application/shop';
import { PRODUCT_ID_PARAM, PRODUCT_PATH } from '@ykd/domain/access';
import { purchaseQuery, withQuery } from './shop-mall';

const COUPON = 'coupon';

/** A product with the coupon of a partner: what his links and codes lead to. */
export const couponHref = (productId: string, code: string): string =>
  withQuery(PRODUCT_PATH, [
    [PRODUCT_ID_PARAM, productId],
    [COUPON, code],
  ]);

/** The code of the coupon that an address brings along. */
export const couponCodeOf = (search: URLSearchParams): string => search.get(COUPON) ?? '';

/** The same address for another choice of its product. */
export const chosenQuery = (search: URLSearchParams, purchase: Purchase): [string, string][] => {
  const code = couponCodeOf(search);
  return [...purchaseQuery(purchase), ...(code === '' ? [] : [[COUPON, code] as [string, string]])];
};
