import { err, ok } from '@ykd/domain/shared';
import { byStaff } from '../audit/draft.js';
import { productAudit } from '../audit/product-audit.js';
import { checkUpload } from '../pictures/check-upload.js';
import { PICTURE_ENDINGS } from '../pictures/picture-type.js';
import { redrawUpload } from '../pictures/redraw-upload.js';
import type { FileStore } from '../ports/file-store.js';
import type { Ids } from '../ports/ids.js';
import type { Images } from '../ports/images.js';
import type { ProductRepository } from '../ports/product-repository.js';
import type { AuthenticateDeps } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import { requireRight } from '../shared/rights.js';
import { dropProductImage } from './drop-product-image.js';
import type { ProductImagePort } from './port.js';
import { PRODUCT_IMAGE_NAME } from './product-image-issue.js';
import { productImageKey, productImageUrl } from './product-image-url.js';

export interface UploadProductImageDeps extends AuthenticateDeps {
  readonly ids: Ids;
  readonly images: Images;
  readonly files: FileStore;
  readonly products: ProductRepository;
}

/** The longest side of a picture that is kept, in pixels: as wide as any page shows it, on fine screens too. */
export const PRODUCT_IMAGE_SIDE = 1600;

const WORDS = { field: 'productfile', what: PRODUCT_IMAGE_NAME };

/** Gives a product a picture. Its file is there before the product names it, and goes when there is no such product. */
export const uploadProductImage = async (
  deps: UploadProductImageDeps,
  context: CallerContext,
  { productId, bytes }: Parameters<ProductImagePort['upload']>[0],
): ReturnType<ProductImagePort['upload']> => {
  const caller = await requireRight(deps, context, 'products.manage');
  if (!caller.ok) return caller;

  const type = checkUpload(bytes, WORDS);
  if (!type.ok) return type;
  // Before the work that a picture is: whether it is for anything.
  if ((await deps.products.find(productId)) === undefined) return err({ kind: 'entity-not-found' });

  const box = { width: PRODUCT_IMAGE_SIDE, height: PRODUCT_IMAGE_SIDE };
  const upload = { bytes, type: type.value, box, ownerId: caller.value.user.id };
  const picture = await redrawUpload(deps.images, upload, WORDS);
  if (!picture.ok) return picture;

  const name = `${deps.ids.next()}.${PICTURE_ENDINGS[type.value]}`;
  const imageUrl = productImageUrl(name);
  await deps.files.put(productImageKey(name), picture.value.picture);
  const at = deps.clock.now();
  const audit = productAudit(byStaff(caller.value), { act: 'products.picture', at });
  const changed = await deps.products.setImage(productId, imageUrl, at, audit);
  await dropProductImage(deps.files, changed === undefined ? imageUrl : changed.previous);
  return changed === undefined ? err({ kind: 'entity-not-found' }) : ok({ imageUrl });
};
