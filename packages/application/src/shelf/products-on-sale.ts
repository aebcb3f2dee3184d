import { COURSE_PRODUCT_TYPE, ON_SALE } from '@ykd/domain/order';
import { MAX_QUERY_ROWS } from '../common-query/limits.js';
import type { EntityReader } from '../ports/entity-reader.js';

export interface ProductsOnSaleDeps {
  readonly entities: Pick<EntityReader, 'find'>;
}

/** What is on sale, in the order of the shop mall. */
export const productsOnSale = async ({
  entities,
}: ProductsOnSaleDeps): Promise<readonly { readonly id: string; readonly skuAttrs: unknown }[]> => {
  const rows = await entities.find({
    entity: 'YkdProduct',
    fields: ['id', 'skuAttrs'],
    filters: [
      { field: 'type', values: [COURSE_PRODUCT_TYPE] },
      { field: 'status', values: [ON_SALE] },
    ],
    sort: [{ field: 'sort', order: 'asc' }],
    limit: MAX_QUERY_ROWS,
    offset: 0,
  });
  return rows.map(({ id, skuAttrs }) => ({ id: String(id), skuAttrs }));
};
