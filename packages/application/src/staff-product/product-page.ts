import { WAIT_PAY_STATUS } from '@ykd/domain/order';
import { err, ok } from '@ykd/domain/shared';
import type { YkdProduct } from '../entities/ykd-product.js';
import { memberNames } from '../shared/member-names.js';
import type { Outcome } from '../shared/outcome.js';
import { COUNT_MAX, type Selection } from '../staff-list/index.js';
import type { StaffProductDeps } from './deps.js';
import { PRICES_TOLD_MAX, type PriceLine, type ProductPage } from './port.js';

/** Everything that is told of a product. */
export const productPage = async (
  { listedOrders }: Pick<StaffProductDeps, 'listedOrders'>,
  { id, name, status, categoryId, amount, description, skuAttrs, imageUrl, ...times }: YkdProduct,
): Promise<ProductPage> => {
  const ofIt = { key: 'product', test: { kind: 'in', values: [id] } } as const;
  const unpaid = { key: 'status', test: { kind: 'in', values: [WAIT_PAY_STATUS] } } as const;
  const countOf = (tests: Selection['tests'], most: number) => listedOrders.count({ tests }, most);
  return {
    id,
    name,
    status,
    categoryId,
    amount,
    description,
    skuAttrs,
    imageUrl,
    gmtCreated: times.gmtCreated,
    version: times.gmtModified,
    isOrdered: (await countOf([ofIt], 1)) > 0,
    waiting: await countOf([ofIt, unpaid], COUNT_MAX),
  };
};

/** The changes of a product's prices, and who made them. */
export const pricesOf = async (
  deps: StaffProductDeps,
  { productId }: { readonly productId: string },
): Outcome<readonly PriceLine[], 'entity-not-found'> => {
  if ((await deps.products.find(productId)) === undefined) return err({ kind: 'entity-not-found' });
  const lines = await deps.products.pricesOf(productId, PRICES_TOLD_MAX);
  const nameOf = await memberNames(
    deps,
    lines.flatMap(({ actor }) => actor ?? []),
  );
  return ok(lines.map((line) => ({ ...line, actorName: nameOf(line.actor) })));
};
