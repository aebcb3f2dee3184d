import { picturePlace } from '../shared/picture-place.js';

/** Where products' pictures are served. */
export const PRODUCT_IMAGE_PATH = '/uploads/product/';

/** The one width that products' pictures are made smaller to, in pixels. Specification §7. */
export const PRODUCT_IMAGE_WIDTH = 400;

export const PRODUCT_IMAGE_PLACE = picturePlace(PRODUCT_IMAGE_PATH, 'products');

/** Where a product's picture is served and stored, by its name; and its name, by its address. */
export const { url: productImageUrl, nameOf: productImageNameOf, key: productImageKey } = PRODUCT_IMAGE_PLACE;

/** The key of what was made of a picture at {@link PRODUCT_IMAGE_WIDTH}. */
export const { key: smallProductImageKey } = picturePlace(
  PRODUCT_IMAGE_PATH,
  `products-${PRODUCT_IMAGE_WIDTH}`,
);

/** The address under which a picture is answered at {@link PRODUCT_IMAGE_WIDTH}. */
export const smallProductImageUrl = (imageUrl: string): string => `${imageUrl}?width=${PRODUCT_IMAGE_WIDTH}`;
