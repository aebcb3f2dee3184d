import { AVATAR_MAX_BYTES } from '@ykd/domain/member';
import type { PictureType } from '../ports/images.js';

/** The largest file that a product's picture is made of, in bytes: as large as any upload. */
const PRODUCT_IMAGE_MAX_BYTES = AVATAR_MAX_BYTES;

/** The Chinese message when a file cannot be a product's picture. `type`: what its bytes are. */
export const productImageIssue = (type: PictureType | undefined, size: number): string | undefined => {
  if (type === undefined) return '商品图片只支持 png、jpeg、gif、jpg 格式';
  return size <= PRODUCT_IMAGE_MAX_BYTES ? undefined : '商品图片大小不能超过 1M';
};
