import { layoutOf } from '@ykd/domain/access';

/** The page where courses are bought: every way to 购买 leads here. */
const SHOP_MALL = '/shopmall';

/** The address of the shop mall on a site, and whether it has opened there. */
export const shopMallOf = (origin: string): { readonly href: string; readonly isOpen: boolean } => ({
  href: `${origin}${SHOP_MALL}`,
  isOpen: layoutOf(SHOP_MALL) !== undefined,
});
