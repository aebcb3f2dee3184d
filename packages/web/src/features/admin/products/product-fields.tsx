import { Field, TextArea, TextInput } from '@ykd/adapters-ui/widgets';
import type { ChangeEvent } from 'react';
import type { FormErrors } from '../../../forms/use-form';
import { products as words } from '../messages/zh-CN/products';
import { CategoryFields } from './category-fields';
import { skusIn, skusText, type ProductTexts } from './product-texts';
import { SkuEditor } from './sku-editor';

/** The fields of a product. */
export function ProductFields({
  values,
  errors,
  onChange,
}: {
  values: ProductTexts;
  errors: FormErrors['fields'];
  onChange: (part: Partial<ProductTexts>) => void;
}) {
  return (
    <>
      <Field label={words.name} error={errors['name']} required>
        <TextInput
          name="name"
          autoComplete="off"
          value={values.name}
          onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
            onChange({ name: currentTarget.value })
          }
        />
      </Field>
      <CategoryFields
        value={values.categoryId}
        error={errors['categoryId']}
        onChange={(categoryId) => onChange({ categoryId })}
      />
      <Field label={words.amount} hint={words.amountHint} error={errors['amount']} required>
        <TextInput
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          value={values.amount}
          onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
            onChange({ amount: currentTarget.value })
          }
        />
      </Field>
      <Field label={words.description} error={errors['description']}>
        <TextArea
          name="description"
          value={values.description}
          onChange={({ currentTarget }: ChangeEvent<HTMLTextAreaElement>) =>
            onChange({ description: currentTarget.value })
          }
        />
      </Field>
      <SkuEditor
        draft={skusIn(values.skus)}
        error={errors['skus']}
        onChange={(draft) => onChange({ skus: skusText(draft) })}
      />
    </>
  );
}
