import { useQuery } from '@ykd/adapters-ui/react';
import { Field, SelectInput, TextInput } from '@ykd/adapters-ui/widgets';
import { categoryTitle, PRODUCT_CATEGORY_TITLES } from '@ykd/application/staff-product';
import { useState, type ChangeEvent } from 'react';
import { products as words } from '../messages/zh-CN/products';
import { useProductQueries } from './product-queries';

/** Stands for a category of one's own: no category is called so, its spaces would be cut off. */
const OWN = ' ';

/** The category of a product: one of those that there are, or a new one. */
export function CategoryFields({
  value,
  error,
  onChange,
}: {
  value: string;
  error: string | undefined;
  onChange: (categoryId: string) => void;
}) {
  const [isOwn, setOwn] = useState(false);
  const all = useQuery(useProductQueries().order, undefined).value ?? [];
  const there = [...Object.keys(PRODUCT_CATEGORY_TITLES), ...all.map(({ categoryId }) => categoryId)];
  const ids = new Set(isOwn || value === '' ? there : [...there, value]);
  return (
    <>
      <Field label={words.category} hint={words.categoryHint} error={isOwn ? undefined : error} required>
        <SelectInput
          name={isOwn ? undefined : 'categoryId'}
          value={isOwn ? OWN : value}
          onChange={({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
            setOwn(currentTarget.value === OWN);
            onChange(currentTarget.value.trim());
          }}
        >
          <option value="">{words.chooseCategory}</option>
          {[...ids].map((id) => (
            <option key={id} value={id}>
              {categoryTitle(id)}
            </option>
          ))}
          <option value={OWN}>{words.ownCategory}</option>
        </SelectInput>
      </Field>
      {isOwn && (
        <Field label={words.newCategory} error={error} required>
          <TextInput
            name="categoryId"
            autoComplete="off"
            value={value}
            onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => onChange(currentTarget.value)}
          />
        </Field>
      )}
    </>
  );
}
