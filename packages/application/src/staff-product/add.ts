import { lastPlace } from '@ykd/domain/order';
import { ok } from '@ykd/domain/shared';
import { SORT_MAX } from '../entities/ykd-product.js';
import { newProduct } from '../product/new-product.js';
import type { Outcome } from '../shared/outcome.js';
import { requireFresh } from '../shared/second-factor.js';
import { writeProduct } from './change.js';
import type { ProductStaff, StaffProductDeps } from './deps.js';
import { PRODUCTS_MAX, type ProductInput, type ProductPage } from './port.js';
import { checkedForm } from './product-form.js';
import { productPage } from './product-page.js';

/** A new product, off sale and the last of the mall. */
export const addProduct = async (
  deps: StaffProductDeps,
  caller: ProductStaff,
  typed: ProductInput,
): Outcome<ProductPage, 'invalid-input' | 'second-factor-needed'> => {
  const checked = checkedForm(typed);
  if (!checked.ok) return checked;
  const fresh = requireFresh(deps, caller);
  if (!fresh.ok) return fresh;
  const made = await deps.unitOfWork.transaction(async (tx) => {
    const sort = lastPlace(await tx.products.holdPlaces(PRODUCTS_MAX), SORT_MAX);
    const after = { ...newProduct(deps.ids.next(), checked.value, deps.clock.now()), sort };
    await tx.products.insert(after);
    await writeProduct(deps, tx, caller, { act: 'products.save', after });
    return after;
  });
  return ok(await productPage(deps, made));
};
