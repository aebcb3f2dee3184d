import { useStore } from '@ykd/adapters-ui/react';
import { createQuery } from '@ykd/adapters-ui/stores';
import type { CommonQueryPort } from '@ykd/application';
import { ok } from '@ykd/domain/shared';
import { useEffect, useState } from 'react';
import { useServices } from '../../../container/services-context';
import type { ProductRow } from '../products/product';

type Pictured = Pick<ProductRow, 'id' | 'imageUrl'>;

/** The picture of a product: null when it has none or is not on sale, undefined until that is known. */
export type PictureOf = (productId: string) => string | null | undefined;

const readPictures = async (commonQuery: CommonQueryPort, productIds: readonly string[]) => {
  const result = await commonQuery.query({
    returnClassName: 'YkdProduct',
    paramClassName: 'YkdProduct',
    params: { productIds, includeFields: ['id', 'imageUrl'] },
  });
  // A row holds the fields that were asked for.
  return result.ok ? ok(result.value as readonly Pictured[]) : result;
};

/** Reads the pictures of the products that orders are about: an order keeps its product's name, not its picture. */
export const usePictures = (productIds: readonly string[]): PictureOf => {
  const { commonQuery } = useServices();
  const [query] = useState(() => createQuery((ids: readonly string[]) => readPictures(commonQuery, ids)));
  const { status, input, value } = useStore(query);
  const wanted = [...new Set(productIds)].toSorted().join('\n');
  useEffect(() => {
    if (wanted !== '') void query.ask(wanted.split('\n'));
  }, [query, wanted]);
  return (productId) => {
    const found = value?.find(({ id }) => id === productId);
    if (found !== undefined) return found.imageUrl;
    const isAnswered = status !== 'idle' && status !== 'loading' && input?.includes(productId);
    return isAnswered ? null : undefined;
  };
};
