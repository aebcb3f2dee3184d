import { categoryTitle, type ProductInput, type ProductPage } from '@ykd/application/staff-product';
import { ON_SALE, priceChanges, type PriceChange } from '@ykd/domain/order';
import { err } from '@ykd/domain/shared';
import { useEffect, useState } from 'react';
import { useServices } from '../../../container/services-context';
import { ConsoleForm } from '../blocks/console-form';
import { SharedConflictPanel } from '../blocks/shared-conflict';
import { useSharedDraft } from '../blocks/use-shared-draft';
import { products as words } from '../messages/zh-CN/products';
import { PriceDialog } from './price-dialog';
import { ProductFields } from './product-fields';
import { useProductQueries } from './product-queries';
import {
  inputOf,
  PRODUCT_KEYS,
  skusWords,
  textsIssues,
  textsOf,
  withFormFields,
  type ProductKey,
  type ProductTexts,
} from './product-texts';

const LABELS: Readonly<Record<ProductKey, string>> = {
  name: words.name,
  categoryId: words.category,
  amount: words.amount,
  description: words.description,
  skus: words.skus.title,
};

/** What buyers can choose before and after, and pay otherwise, once nothing is wrong with what is written. */
const changesOf = (was: ProductTexts, is: ProductTexts): readonly PriceChange[] =>
  textsIssues(is) === undefined
    ? priceChanges(inputOf(was), inputOf(is)).filter(({ before, after }) => before !== null && after !== null)
    : [];

/** Prices that somebody is asked about once more, and what happens when he agrees. */
type Asked = { readonly changes: readonly PriceChange[]; readonly agree: () => void };

/** The texts that are read otherwise than they are written. */
const SHOWN: { readonly [K in ProductKey]?: (text: string) => string } = {
  categoryId: categoryTitle,
  skus: skusWords,
};

/** What a product is, what it costs and what it opens. `onTyped`: what stands in the form, saved or not. */
export function ProductForm({
  product,
  onTyped,
}: {
  product: ProductPage;
  onTyped: (typed: { readonly texts: ProductTexts; readonly isDirty: boolean }) => void;
}) {
  const queries = useProductQueries();
  const { commands } = useServices().toasts;
  const { id: productId } = product;
  const [asked, setAsked] = useState<Asked>();
  const { draft, base, conflict } = useSharedDraft<ProductKey, ProductPage>({
    keys: PRODUCT_KEYS,
    current: product,
    versionOf: ({ version }) => version,
    textsOf,
    // It is what the server says of its fields.
    theirsOf: (now) => textsOf(now as unknown as ProductInput),
    check: textsIssues,
    store: async (version, texts) => {
      const edit = () => queries.product.edit({ productId, version, ...inputOf(texts) });
      const answer = await queries.one.change(productId, edit, (_before, now) => now);
      return answer.ok ? answer : err(withFormFields(answer.error));
    },
    onSaved: () => {
      commands.success(words.saved);
      queries.outdate(productId);
    },
  });
  const { values, isDirty } = draft;
  useEffect(() => onTyped({ texts: values, isDirty }), [onTyped, values, isDirty]);
  /** Goes on at once, or asks first: a product that is on sale costs something else afterwards. */
  const unlessDearer = (status: unknown, was: ProductTexts, is: ProductTexts, agree: () => void): void => {
    const changes = status === ON_SALE ? changesOf(was, is) : [];
    if (changes.length === 0) agree();
    else setAsked({ changes, agree });
  };
  const dialog = asked && (
    <PriceDialog changes={asked.changes} onConfirm={asked.agree} onClose={() => setAsked(undefined)} />
  );
  if (conflict !== undefined) {
    const { other, theirs, together, resolve } = conflict;
    return (
      <>
        <SharedConflictPanel
          conflict={{
            ...conflict,
            resolve: (choices) =>
              unlessDearer(other.now['status'], theirs, together(choices), () => resolve(choices)),
          }}
          labels={LABELS}
          shown={(key, text) => (SHOWN[key] ?? String)(text)}
          nobody={words.somebody}
        />
        {dialog}
      </>
    );
  }
  return (
    <>
      <ConsoleForm
        label={words.form}
        draft={{
          ...draft,
          onSubmit: (event) => {
            event.preventDefault();
            unlessDearer(product.status, base, values, () => void draft.send());
          },
        }}
      >
        <ProductFields values={values} errors={draft.errors.fields} onChange={draft.change} />
      </ConsoleForm>
      {dialog}
    </>
  );
}
