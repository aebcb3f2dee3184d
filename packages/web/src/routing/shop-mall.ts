import { layoutOf, SHOP_MALL_PATH } from '@ykd/domain/access';

/** The address of the shop mall on a site, where every way to 购买 leads, and whether it has opened there. */
export const shopMallOf = (origin: string): { readonly href: string; readonly isOpen: boolean } => ({
  href: `${origin}${SHOP_MALL_PATH}`,
  isOpen: layoutOf(SHOP_MALL_PATH) !== undefined,
});
