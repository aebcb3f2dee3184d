import { useQuery } from '@ykd/adapters-ui/react';
import { Field, SelectInput } from '@ykd/adapters-ui/widgets';
import { defaultChoice } from '@ykd/domain/order';
import { FormAlert } from '../../../../forms/form-alert';
import { offline as words } from '../../messages/zh-CN/offline';
import { orders } from '../../messages/zh-CN/orders';
import { yuan } from '../../components/detail-parts';
import { useOrderQueries } from '../order-queries';
import { choosable, pricedOf, type OfflineValues } from './offline-values';

type Chosen = Pick<OfflineValues, 'productId' | 'choice'>;

/** What is bought, chosen as a buyer chooses it, and what that costs. */
export function ProductFields({
  productId,
  choice,
  error,
  onChoose,
}: Chosen & { error: string | undefined; onChoose: (chosen: Chosen) => void }) {
  const goods = useQuery(useOrderQueries().goods, undefined);
  const products = goods.value ?? [];
  const product = products.find(({ id }) => id === productId);
  const priced = pricedOf(product, choice);
  return (
    <>
      {(goods.status === 'failed' || goods.status === 'refused') && (
        <FormAlert message={words.productsFailed} />
      )}
      <Field
        label={words.productId}
        required
        error={error}
        hint={priced && words.price(yuan(priced.amount), orders.days(priced.validDays, priced.serviceDays))}
      >
        <SelectInput
          name="productId"
          value={productId}
          onChange={({ currentTarget }) => {
            const next = products.find(({ id }) => id === currentTarget.value);
            onChoose({ productId: currentTarget.value, choice: defaultChoice(next?.skuAttrs ?? []) });
          }}
        >
          <option value="">{words.chooseProduct}</option>
          {products.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectInput>
      </Field>
      {product !== undefined &&
        choosable(product).map(({ name = words.choice, values }, at) => (
          <Field key={name} label={name} required>
            <SelectInput
              name={`choice-${at}`}
              value={choice[at] ?? ''}
              onChange={({ currentTarget }) =>
                onChoose({ productId, choice: choice.with(at, currentTarget.value) })
              }
            >
              {values.map(({ value, amount }) => (
                <option key={value} value={value}>
                  {at === 0 ? words.option(value, yuan(amount ?? product.amount)) : value}
                </option>
              ))}
            </SelectInput>
          </Field>
        ))}
    </>
  );
}
