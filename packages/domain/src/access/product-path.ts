import { PRODUCT_PATH } from './paths.js';

/** The query parameter that names the product of a page of the shop mall. Beyond the Specification. */
export const PRODUCT_ID_PARAM = 'productId';

/** The page of one product (Specification §2 'Routes'). */
export const productPath = (productId: string): string =>
  `${PRODUCT_PATH}?${PRODUCT_ID_PARAM}=${encodeURIComponent(productId)}`;
