import { productChangedAt } from '@ykd/domain/order';
import { err, ok, type Result } from '@ykd/domain/shared';
import { byStaff } from '../audit/draft.js';
import { productAudit } from '../audit/product-audit.js';
import type { AuditAct } from '../entities/audit-entry.js';
import type { YkdProduct } from '../entities/ykd-product.js';
import type { Tx } from '../ports/unit-of-work.js';
import { productPricing } from '../product/price-lines.js';
import { priceEvents } from '../security/price-events.js';
import type { ErrorOf } from '../shared/errors.js';
import { memberNames } from '../shared/member-names.js';
import type { ProductStaff, StaffProductDeps } from './deps.js';
import type { ProductPage } from './port.js';
import { productPage } from './product-page.js';

/** Which version of a product somebody saw who changes it. */
export interface Seen {
  readonly productId: string;
  readonly version: number;
}

/** Somebody else changed it: as it is now. */
type Other = { readonly kind: 'other'; readonly product: YkdProduct };

/** Writes what became of a product: its audit line, and where prices changed, their history and a line of the security log. */
export const writeProduct = async (
  deps: StaffProductDeps,
  tx: Tx,
  caller: ProductStaff,
  {
    act,
    before,
    after,
  }: { readonly act: AuditAct; readonly before?: YkdProduct; readonly after: YkdProduct },
): Promise<void> => {
  const { id, gmtModified: at, amount, skuAttrs } = after;
  for (const line of productAudit(byStaff(caller), { act, at })(before, after)) await tx.audit.append(line);
  const prices = productPricing(deps, byStaff(caller))(before, after);
  if (prices.length === 0) return;
  await tx.products.addPrices(prices);
  const who = { userId: caller.user.id, address: caller.address };
  const save = { kind: 'change', id, fields: { amount, skuAttrs } } as const;
  for (const event of priceEvents(deps, who, [save])) await tx.securityLog.add(event);
};

/** Says who changed it meanwhile, as far as the audit log tells, and what the form says of it now. */
const changedMeanwhile = async (
  deps: StaffProductDeps,
  { id, gmtModified, name, categoryId, amount, description, skuAttrs, status }: YkdProduct,
): Promise<Result<never, ErrorOf<'changed-meanwhile'>>> => {
  const { list } = await deps.auditLog.page({ limit: 1 }, { subjectKind: 'product', subjectId: id });
  const actor = list[0]?.actor ?? null;
  const nameOf = await memberNames(deps, actor === null ? [] : [actor]);
  return err({
    kind: 'changed-meanwhile',
    now: { name, categoryId, amount, description, skuAttrs, status },
    version: gmtModified,
    by: actor === null ? null : { id: actor, name: nameOf(actor) },
    at: gmtModified,
  });
};

/** Changes a product that is as it was seen. */
export const onSeen = async <E extends ErrorOf<'invalid-input' | 'second-factor-needed'>>(
  deps: StaffProductDeps,
  caller: ProductStaff,
  { productId, version }: Seen,
  act: AuditAct,
  decide: (tx: Tx, product: YkdProduct) => Promise<Result<Partial<YkdProduct>, E>>,
): Promise<Result<ProductPage, E | ErrorOf<'entity-not-found' | 'changed-meanwhile'>>> => {
  type Refused = E | Other | ErrorOf<'entity-not-found'>;
  const tried = await deps.unitOfWork.transaction(async (tx): Promise<Result<YkdProduct, Refused>> => {
    const product = await tx.products.holdToChange(productId);
    if (product === undefined) return err({ kind: 'entity-not-found' });
    if (product.gmtModified !== version) return err({ kind: 'other', product });
    const decided = await decide(tx, product);
    if (!decided.ok) return decided;
    // Later than what the caller saw, also in the same millisecond: the next one needs another version.
    const at = productChangedAt(product, deps.clock.now());
    const after = { ...product, ...decided.value, gmtModified: at };
    await tx.products.store(after);
    await writeProduct(deps, tx, caller, { act, before: product, after });
    return ok(after);
  });
  if (tried.ok) return ok(await productPage(deps, tried.value));
  const { error } = tried;
  return error.kind === 'other' ? changedMeanwhile(deps, error.product) : err(error);
};
