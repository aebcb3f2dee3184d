import { useQuery } from '@ykd/adapters-ui/react';
import { useGoods } from '../products/goods-queries';

/** The picture of a product: null when it has none or is not on sale, undefined until that is known. */
export type PictureOf = (productId: string) => string | null | undefined;

/** Reads the pictures of the products that orders are about: an order keeps its product's name, not its picture. */
export const usePictures = (productIds: readonly string[]): PictureOf => {
  const wanted = [...new Set(productIds)].toSorted();
  const { status, value } = useQuery(useGoods().pictures, wanted, wanted.length > 0);
  const isAnswered = status !== 'idle' && status !== 'loading';
  return (productId) => {
    const found = value?.find(({ id }) => id === productId);
    if (found !== undefined) return found.imageUrl;
    return isAnswered && wanted.includes(productId) ? null : undefined;
  };
};
