import { priceChanges } from '@ykd/domain/order';
import type { AuditBy } from '../audit/draft.js';
import type { Ids } from '../ports/ids.js';
import type { ProductPricing } from '../ports/product-repository.js';

/** What the history of prices is told of products that somebody changes: when they were. */
export const productPricing =
  (
    { ids }: { readonly ids: Pick<Ids, 'next'> },
    { actor, source }: Pick<AuditBy, 'actor' | 'source'>,
  ): ProductPricing =>
  (before, after) =>
    priceChanges(before, after).map((change) => ({
      id: ids.next(),
      productId: after.id,
      ...change,
      actor,
      source,
      at: after.gmtModified,
    }));
