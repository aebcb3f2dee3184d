import { AVATAR_MAX_BYTES, pictureIssue } from '@ykd/domain/member';

/** What messages call a product's picture. */
export const PRODUCT_IMAGE_NAME = '商品图片';

/** The largest file that a product's picture is made of, in bytes: as large as an avatar. */
export const PRODUCT_IMAGE_MAX_BYTES = AVATAR_MAX_BYTES;

/** The Chinese message when a file cannot be a product's picture: the rule of every upload. */
export const productImageIssue = (file: Parameters<typeof pictureIssue>[1]): string | undefined =>
  pictureIssue(PRODUCT_IMAGE_NAME, file);
