import type { CallerContext } from '../shared/caller.js';
import type { ProductImagePort } from './port.js';
import { uploadProductImage, type UploadProductImageDeps } from './upload-product-image.js';

export const productImagePort = (deps: UploadProductImageDeps, context: CallerContext): ProductImagePort => ({
  upload: (input) => uploadProductImage(deps, context, input),
});
