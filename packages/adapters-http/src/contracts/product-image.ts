import {
  PRODUCT_IMAGE_MAX_BYTES,
  PRODUCT_IMAGE_PATH,
  PRODUCT_IMAGE_WIDTH,
  productImageIssue,
} from '@ykd/application/product-image';
import * as z from 'zod/mini';
import { defineCall } from './call.js';
import { success } from './envelope.js';
import { identifier } from './values.js';

/** The calls about pictures of products: the width is of Specification §7, the upload Beyond the Specification. */
export const productImageCalls = {
  upload: defineCall({
    method: 'POST',
    path: '/middleware_api/upload/product',
    query: z.strictObject({ productId: identifier }),
    // How large and of which type it may be is the use case's to judge.
    body: z.strictObject({ productfile: z.file() }),
    upload: {
      maxBytes: PRODUCT_IMAGE_MAX_BYTES,
      right: 'products.manage',
      tooLarge: (size) => productImageIssue({ mimeType: 'image/png', size }) ?? '',
    },
    response: success(z.object({ imageUrl: z.string() })),
    errors: ['not-logged-in', 'forbidden', 'invalid-input', 'entity-not-found', 'too-many-attempts'],
    limit: 'upload',
    summary: '上传商品图片：png、jpeg 或 gif；立即显示，代替原来的图片',
  }),
} as const;

/** Where a picture of a product is read, with its name as a parameter. */
export const PRODUCT_IMAGE_FILE_PATH = `${PRODUCT_IMAGE_PATH}:name`;

/** At which width it is asked for; as it is without one. */
export const productImageQuery = z.strictObject({
  width: z.exactOptional(
    z.literal(`${PRODUCT_IMAGE_WIDTH}`, { error: `图片宽度只支持 ${PRODUCT_IMAGE_WIDTH}` }),
  ),
});
