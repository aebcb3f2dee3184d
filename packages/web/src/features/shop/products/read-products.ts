import type { CommonQueryPort } from '@ykd/application/common-query';
import { PRODUCT_LISTING } from '@ykd/domain/order';
import { ok } from '@ykd/domain/shared';
import { PRODUCT_FIELDS, type ProductRow } from './product';

/** A row holds the fields that were asked for. */
const asProducts = (rows: readonly object[]): readonly ProductRow[] => rows as readonly ProductRow[];

/** The courses on sale, in the shop's order. Specification §9 'Product listing'. */
export const readProducts = async (commonQuery: CommonQueryPort) => {
  const result = await commonQuery.query({
    returnClassName: 'YkdProduct',
    paramClassName: 'YkdProduct',
    params: { ...PRODUCT_LISTING, includeFields: PRODUCT_FIELDS },
  });
  return result.ok ? ok(asProducts(result.value)) : result;
};

/** A product that is on sale; null for any other. */
export const readProduct = async (commonQuery: CommonQueryPort, id: string) => {
  const result = await commonQuery.findById(
    {
      returnClassName: 'YkdProduct',
      paramClassName: 'YkdProduct',
      params: { includeFields: PRODUCT_FIELDS },
    },
    id,
  );
  return result.ok ? ok(result.value === null ? null : (asProducts([result.value])[0] ?? null)) : result;
};

/** The pictures of products. */
export const readPictures = async (commonQuery: CommonQueryPort, productIds: readonly string[]) => {
  const result = await commonQuery.query({
    returnClassName: 'YkdProduct',
    paramClassName: 'YkdProduct',
    params: { productIds, includeFields: ['id', 'imageUrl'] },
  });
  return result.ok ? ok(result.value as readonly Pick<ProductRow, 'id' | 'imageUrl'>[]) : result;
};
