import { isSuperAdmin } from '@ykd/domain/access';
import { err, ok } from '@ykd/domain/shared';
import { pictureTypeOf, PICTURE_ENDINGS } from '../avatar/picture-type.js';
import { redrawUpload } from '../avatar/redraw-upload.js';
import type { FileStore } from '../ports/file-store.js';
import type { Ids } from '../ports/ids.js';
import type { Images } from '../ports/images.js';
import type { ProductRepository } from '../ports/product-repository.js';
import { requireCaller, type AuthenticateDeps } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import { dropProductImage } from './drop-product-image.js';
import type { ProductImagePort } from './port.js';
import { productImageIssue } from './product-image-issue.js';
import { productImageKey, productImageUrl } from './product-image-url.js';

export interface UploadProductImageDeps extends AuthenticateDeps {
  readonly ids: Ids;
  readonly images: Images;
  readonly files: FileStore;
  readonly products: ProductRepository;
}

/** The longest side of a picture that is kept, in pixels: as wide as any page shows it, on fine screens too. */
export const PRODUCT_IMAGE_SIDE = 1600;

const FIELD = 'productfile';

/** Gives a product a picture. Its file is there before the product names it, and goes when there is no such product. */
export const uploadProductImage = async (
  deps: UploadProductImageDeps,
  context: CallerContext,
  { productId, bytes }: Parameters<ProductImagePort['upload']>[0],
): ReturnType<ProductImagePort['upload']> => {
  const caller = await requireCaller(deps, context);
  if (!caller.ok) return caller;
  const { user, staff } = caller.value;
  if (!isSuperAdmin(staff)) return err({ kind: 'forbidden' });

  const type = pictureTypeOf(bytes);
  const message = productImageIssue(type, bytes.length);
  if (type === undefined || message !== undefined) {
    return err({ kind: 'invalid-input', issues: [{ field: FIELD, message: message ?? '' }] });
  }
  const box = { width: PRODUCT_IMAGE_SIDE, height: PRODUCT_IMAGE_SIDE };
  const words = { field: FIELD, what: '商品图片' };
  const picture = await redrawUpload(deps.images, { bytes, type, box, ownerId: user.id }, words);
  if (!picture.ok) return picture;

  const name = `${deps.ids.next()}.${PICTURE_ENDINGS[type]}`;
  const imageUrl = productImageUrl(name);
  await deps.files.put(productImageKey(name), picture.value);
  const changed = await deps.products.setImage(productId, imageUrl, deps.clock.now());
  await dropProductImage(deps.files, changed === undefined ? imageUrl : changed.previous);
  return changed === undefined ? err({ kind: 'entity-not-found' }) : ok({ imageUrl });
};
