import { nextProductStatus } from '@ykd/domain/order';
import { err, ok } from '@ykd/domain/shared';
import { ykdProduct, type YkdProduct } from '../entities/ykd-product.js';
import { byStaff } from '../audit/draft.js';
import { productAudit } from '../audit/product-audit.js';
import { priceEvents, productSubject } from '../security/price-events.js';
import { securityEvent } from '../security/record.js';
import type { ProductAudit, ProductFields, ProductSave } from '../ports/product-repository.js';
import { goneIssue } from '../product/gone-issue.js';
import { newProduct } from '../product/new-product.js';
import { productPricing } from '../product/price-lines.js';
import { tellSkuIssues } from '../product/product-issues.js';
import { dropProductImage } from '../product-image/drop-product-image.js';
import { createIssueList } from '../shared/issue-list.js';
import { mayCaller } from '../shared/rights.js';
import { checkValues, idOf, type FieldRules } from './check-values.js';
import { invalid, type MutableClass, type MutationDeps } from './mutable-class.js';
import type { EntityValues } from './port.js';
import { savableRules } from './field-rule.js';

const FIELD_RULES = savableRules(ykdProduct);

/** The first that is wrong with attributes. */
const skuIssue = (value: unknown): string | undefined => {
  const misfit = FIELD_RULES['skuAttrs']?.(value);
  if (misfit !== undefined) return misfit;
  const messages: string[] = [];
  // They fit, as was seen.
  tellSkuIssues(value as YkdProduct['skuAttrs'], (_path, message) => messages.push(message));
  return messages[0];
};

/** The fields of a product that can be written. */
const RULES: FieldRules = {
  ...FIELD_RULES,
  skuAttrs: skuIssue,
  imageUrl: (value) => (value === null ? undefined : '商品图片只能删除（null），上传图片有单独的接口'),
};

/** The fields of values that were checked, without the picture: its file goes with it. */
const fieldsOf = (values: EntityValues): ProductFields => {
  const { id: _id, imageUrl: _imageUrl, ...fields } = values;
  return fields as ProductFields;
};

const saveOf = async (
  { ids, products }: MutationDeps,
  values: EntityValues,
  at: number,
): Promise<ProductSave> => {
  const id = idOf(values);
  const fields = fieldsOf(values);
  if (typeof id !== 'string') return { kind: 'insert', product: newProduct(ids.next(), fields, at) };
  const { status: wanted } = fields;
  if (wanted === undefined) return { kind: 'change', id, fields };
  const status = nextProductStatus((await products.find(id))?.status, wanted);
  return { kind: 'change', id, fields: { ...fields, status } };
};

/** A product without the picture that it had. */
const withoutImage = async (
  { products, files }: MutationDeps,
  product: YkdProduct,
  at: number,
  audit: ProductAudit,
): Promise<YkdProduct> => {
  const changed = await products.setImage(product.id, null, at, audit);
  await dropProductImage(files, changed?.previous ?? null);
  return (await products.find(product.id)) ?? { ...product, imageUrl: null };
};

/** Super administrators set up products. */
export const productClass: MutableClass = {
  save: async (deps, caller, list) => {
    if (!mayCaller(caller, ykdProduct.change)) return err({ kind: 'forbidden' });
    const issues = createIssueList();
    const named = new Set<unknown>();
    for (const values of list) {
      checkValues(RULES, values, issues);
      const id = idOf(values);
      if (id === undefined) {
        for (const field of ykdProduct.required) {
          if (!Object.hasOwn(values, field)) issues.add(field, (shown) => `${shown} 必须填写`);
        }
      } else if (named.has(id)) issues.add('id', () => '同一个对象不能在一次提交里出现多次');
      named.add(id);
    }
    const found = issues.all();
    if (found.length > 0) return invalid(found);
    const at = deps.clock.now();
    const saves = await Promise.all(list.map((values) => saveOf(deps, values, at)));
    for (const save of saves) {
      const now = save.kind === 'change' ? save.fields.skuAttrs : undefined;
      const known = save.kind === 'change' && now && (await deps.products.find(save.id));
      const gone = known && now && (await goneIssue(deps.products, known, now));
      if (gone) return invalid([{ field: 'skuAttrs', message: gone }]);
    }
    const batch = list.length > 1 ? deps.ids.next() : null;
    const audit = productAudit(byStaff(caller), { act: 'products.save', at, batch });
    const saved = await deps.products.saveAll(
      saves,
      at,
      priceEvents(deps, { address: caller.address, userId: caller.user.id }, saves),
      audit,
      productPricing(deps, byStaff(caller)),
    );
    if (saved === undefined) return err({ kind: 'entity-not-found' });
    const products: EntityValues[] = [];
    for (const [index, product] of saved.entries()) {
      const drops = list[index]?.['imageUrl'] === null && product.imageUrl !== null;
      products.push({ ...(drops ? await withoutImage(deps, product, at, audit) : product) });
    }
    return ok(products);
  },
  del: async (deps, caller, id) => {
    if (!mayCaller(caller, ykdProduct.change)) return err({ kind: 'forbidden' });
    const gone = { kind: 'deletion', userId: caller.user.id, subject: productSubject(id) } as const;
    const outcome = await deps.products.delete(
      id,
      securityEvent(deps, caller, gone),
      productAudit(byStaff(caller), { act: 'products.delete', at: deps.clock.now() }),
    );
    if (outcome === 'unknown') return err({ kind: 'entity-not-found' });
    if (outcome === 'in-use') {
      return invalid([{ field: 'id', message: '已有订单或优惠券的商品不能删除，可以下架' }]);
    }
    await dropProductImage(deps.files, outcome.imageUrl);
    return ok({ id });
  },
};
