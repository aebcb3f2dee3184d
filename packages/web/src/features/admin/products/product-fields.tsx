import { Field, TextArea, TextInput } from '@ykd/adapters-ui/widgets';
import type { ChangeEvent } from 'react';
import type { FormErrors } from '../../../forms/use-form';
import { products as words } from '../messages/zh-CN/products';
import { skusIn, skusText, type ProductTexts } from './product-texts';
import { SkuEditor } from './sku-editor';

const LINES = [
  { key: 'name', label: words.name, hint: undefined },
  { key: 'categoryId', label: words.category, hint: words.categoryHint },
  { key: 'amount', label: words.amount, hint: words.amountHint },
] as const;

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
      {LINES.map(({ key, label, hint }) => (
        <Field key={key} label={label} hint={hint} error={errors[key]} required>
          <TextInput
            name={key}
            inputMode={key === 'amount' ? 'decimal' : 'text'}
            autoComplete="off"
            value={values[key]}
            onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
              onChange({ [key]: currentTarget.value })
            }
          />
        </Field>
      ))}
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
