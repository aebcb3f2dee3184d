import { err, ok } from '@ykd/domain/shared';
import { byStaff } from '../audit/draft.js';
import { productAudit } from '../audit/product-audit.js';
import { dropProductImage } from '../product-image/drop-product-image.js';
import type { Outcome } from '../shared/outcome.js';
import type { ProductStaff, StaffProductDeps } from './deps.js';
import type { ProductPage } from './port.js';
import { productPage } from './product-page.js';

/** Takes the picture of a product away, and its file. */
export const dropPicture = async (
  deps: StaffProductDeps,
  caller: ProductStaff,
  { productId }: { readonly productId: string },
): Outcome<ProductPage, 'entity-not-found'> => {
  const at = deps.clock.now();
  const audit = productAudit(byStaff(caller), { act: 'products.picture', at });
  const changed = await deps.products.setImage(productId, null, at, audit);
  const product = changed && (await deps.products.find(productId));
  if (product === undefined) return err({ kind: 'entity-not-found' });
  await dropProductImage(deps.files, changed?.previous ?? null);
  return ok(await productPage(deps, product));
};
