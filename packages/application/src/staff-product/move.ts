import { placeProduct } from '@ykd/domain/order';
import { err, ok, type Result } from '@ykd/domain/shared';
import { auditChange, byStaff } from '../audit/draft.js';
import { SORT_MAX } from '../entities/ykd-product.js';
import type { EntityNotFound } from '../shared/errors.js';
import { PRODUCTS_MAX } from './port.js';
import type { ProductStaff, StaffProductDeps } from './deps.js';

/** Puts a product before another one, or last: where it is among those that there are by then, whoever moved others. */
export const moveProduct = (
  deps: StaffProductDeps,
  caller: ProductStaff,
  { productId, beforeId }: { readonly productId: string; readonly beforeId: string | null },
): Promise<Result<null, EntityNotFound>> =>
  deps.unitOfWork.transaction(async (tx): Promise<Result<null, EntityNotFound>> => {
    const places = await tx.products.holdPlaces(PRODUCTS_MAX);
    const placeOf = new Map(places.map(({ id, sort }) => [id, sort]));
    if (!placeOf.has(productId) || (beforeId !== null && !placeOf.has(beforeId)))
      return err({ kind: 'entity-not-found' });
    const moved = placeProduct(places, productId, beforeId, SORT_MAX);
    // Those that make room for it were moved by the same act.
    const batch = moved.length > 1 ? deps.ids.next() : null;
    const at = deps.clock.now();
    for (const { id, sort } of moved) {
      await tx.products.place({ id, sort });
      const what = { act: 'products.move', subjectKind: 'product', subjectId: id, at, batch } as const;
      const lines = auditChange(byStaff(caller), what, { sort: placeOf.get(id) }, { sort });
      for (const line of lines) await tx.audit.append(line);
    }
    return ok(null);
  });
