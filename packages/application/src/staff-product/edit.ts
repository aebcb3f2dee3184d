import { goneValues, ON_SALE, onSaleIssue, priceChanges, type ProductStatus } from '@ykd/domain/order';
import { err, ok, type Result } from '@ykd/domain/shared';
import type { YkdProduct } from '../entities/ykd-product.js';
import type { Tx } from '../ports/unit-of-work.js';
import type { ErrorOf } from '../shared/errors.js';
import { requireFresh } from '../shared/second-factor.js';
import { onSeen, type Seen } from './change.js';
import type { ProductStaff, StaffProductDeps } from './deps.js';
import type { ProductInput } from './port.js';
import { checkedForm } from './product-form.js';

type Refused = ErrorOf<'invalid-input' | 'second-factor-needed'>;

const invalid = (field: string, message: string): Result<never, ErrorOf<'invalid-input'>> =>
  err({ kind: 'invalid-input', issues: [{ field, message }] });

/** What is wrong with other values of a product: what somebody chose in an order cannot go. */
const goneIssue = async (
  tx: Tx,
  { id, skuAttrs }: YkdProduct,
  input: ProductInput,
): Promise<string | undefined> => {
  const gone = goneValues(skuAttrs, input.skuAttrs);
  const ordered = gone.length === 0 ? [] : await tx.products.orderedValues(id);
  const kept = gone.filter((value) => ordered.includes(value));
  return kept.length === 0 ? undefined : `「${kept.join('、')}」有人下过单，不能删除或改名：可以停售`;
};

/** Other words, prices or values of a product. What somebody ordered stays what it was for him. */
export const editProduct = (
  deps: StaffProductDeps,
  caller: ProductStaff,
  { productId, version, ...typed }: Seen & ProductInput,
) =>
  onSeen(
    deps,
    caller,
    { productId, version },
    'products.save',
    async (tx, product): Promise<Result<ProductInput, Refused>> => {
      const checked = checkedForm(typed);
      if (!checked.ok) return checked;
      const input = checked.value;
      const issue =
        (product.status === ON_SALE ? onSaleIssue(input) : undefined) ??
        (await goneIssue(tx, product, input));
      if (issue !== undefined) return invalid('skuAttrs', issue);
      if (priceChanges(product, input).length === 0) return ok(input);
      const fresh = requireFresh(deps, caller);
      return fresh.ok ? ok(input) : fresh;
    },
  );

/** On sale, or no longer. */
export const setProductStatus = (
  deps: StaffProductDeps,
  caller: ProductStaff,
  { productId, version, status }: Seen & { readonly status: ProductStatus },
) =>
  onSeen(
    deps,
    caller,
    { productId, version },
    'products.status',
    async (_tx, product): Promise<Result<Partial<YkdProduct>, ErrorOf<'invalid-input'>>> => {
      const issue = status === ON_SALE ? onSaleIssue(product) : undefined;
      return issue === undefined ? ok({ status }) : invalid('status', issue);
    },
  );
