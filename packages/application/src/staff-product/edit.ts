import { nextProductStatus, ON_SALE, onSaleIssue, priceChanges } from '@ykd/domain/order';
import { err, ok, type Result } from '@ykd/domain/shared';
import type { YkdProduct } from '../entities/ykd-product.js';
import { goneIssue } from '../product/gone-issue.js';
import type { ErrorOf } from '../shared/errors.js';
import { requireFresh } from '../shared/second-factor.js';
import { onSeen, type Seen } from './change.js';
import type { ProductStaff, StaffProductDeps } from './deps.js';
import type { ProductInput, SaleStatus } from './port.js';
import { checkedForm } from './product-form.js';

type Refused = ErrorOf<'invalid-input' | 'second-factor-needed'>;

const invalid = (field: string, message: string): Result<never, ErrorOf<'invalid-input'>> =>
  err({ kind: 'invalid-input', issues: [{ field, message }] });

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
        (await goneIssue(tx.products, product, input.skuAttrs));
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
  { productId, version, status }: Seen & { readonly status: SaleStatus },
) =>
  onSeen(
    deps,
    caller,
    { productId, version },
    'products.status',
    async (_tx, product): Promise<Result<Partial<YkdProduct>, ErrorOf<'invalid-input'>>> => {
      const issue = status === ON_SALE ? onSaleIssue(product) : undefined;
      return issue === undefined
        ? ok({ status: nextProductStatus(product.status, status) })
        : invalid('status', issue);
    },
  );
