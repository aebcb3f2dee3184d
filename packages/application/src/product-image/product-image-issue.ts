import { pictureIssue } from '@ykd/domain/member';

/** What messages call a product's picture. */
export const PRODUCT_IMAGE_NAME = '商品图片';

/** The Chinese message when a file cannot be a product's picture: the rule of every upload. */
export const productImageIssue = (file: Parameters<typeof pictureIssue>[1]): string | undefined =>
  pictureIssue(PRODUCT_IMAGE_NAME, file);
