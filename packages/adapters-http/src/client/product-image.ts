import type { ProductImagePort } from '@ykd/application';
import { productImageCalls } from '../contracts/product-image.js';
import type { Http } from './http.js';

/** Pictures of products over HTTP. */
export const productImageClient = (http: Http): ProductImagePort => ({
  upload: ({ productId, bytes }) =>
    http.send(productImageCalls.upload, {
      query: { productId },
      body: { productfile: new File([Uint8Array.from(bytes)], 'product') },
    }),
});
