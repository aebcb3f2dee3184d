import { goneValues, type SkuAttr } from '@ykd/domain/order';
import type { YkdProduct } from '../entities/ykd-product.js';

/** The Chinese message when what somebody chose in an order would be gone from a product; undefined: nothing is. */
export const goneIssue = async (
  products: { orderedValues(id: string): Promise<readonly string[]> },
  { id, skuAttrs }: Pick<YkdProduct, 'id' | 'skuAttrs'>,
  now: readonly SkuAttr[],
): Promise<string | undefined> => {
  const gone = goneValues(skuAttrs, now);
  if (gone.length === 0) return undefined;
  const ordered = await products.orderedValues(id);
  const kept = gone.filter((value) => ordered.includes(value));
  return kept.length === 0 ? undefined : `「${kept.join('、')}」有人下过单，不能删除或改名：可以停售`;
};
