import { errorMessage } from '@ykd/adapters-http/contracts';
import { useQuery } from '@ykd/adapters-ui/react';
import { createRequestKeys } from '@ykd/adapters-ui/stores';
import { styled } from '@ykd/adapters-ui/styled';
import { Field, Modal, SelectInput, TextInput, type ListedOption } from '@ykd/adapters-ui/widgets';
import { COUPON_RULE_KINDS } from '@ykd/domain/coupon';
import { useState, type ChangeEvent } from 'react';
import { useServices } from '../../../container/services-context';
import { FormAlert } from '../../../forms/form-alert';
import { fieldErrors, useForm } from '../../../forms/use-form';
import { coupons as words } from '../messages/zh-CN/coupons';
import { useBatchQueries } from './batch-queries';
import { batchFormOf, batchTextIssues, NEW_BATCH, type BatchTexts } from './batch-values';
import { PartnersField } from './partners-field';

const Pair = styled('div', {
  base: { display: 'grid', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' }, gap: '4' },
});

/** A batch of coupons for each of some partners. */
export function MakeDialog({ onClose }: { onClose: () => void }) {
  const { port, batches, goods } = useBatchQueries();
  const { toasts, environment } = useServices();
  const { commands } = toasts;
  // The same wish keeps its key, also when it is sent again because no answer came.
  const [keys] = useState(() =>
    createRequestKeys({ storage: environment.tabStorage, randomId: environment.randomId }),
  );
  const products = useQuery(goods, undefined);
  const [texts, setTexts] = useState(NEW_BATCH);
  const [partners, setPartners] = useState<readonly ListedOption[]>([]);
  const partnerIds = partners.map(({ id }) => id);
  const { form, errors, send, forget } = useForm<HTMLDivElement>(async () => {
    const wrong = batchTextIssues(texts, partnerIds);
    if (wrong.length > 0) return fieldErrors(wrong);
    const { productId } = texts;
    const input = { partnerIds, productId, ...batchFormOf(texts) };
    const answer = await port.make({ ...input, requestKey: keys.of(input) });
    if (answer.ok) {
      keys.done();
      commands.success(words.made(answer.value.length));
      batches.outdate();
      return undefined;
    }
    const { error } = answer;
    return error.kind === 'invalid-input'
      ? fieldErrors(error.issues)
      : { fields: {}, form: errorMessage(error) };
  });
  const set = (name: keyof BatchTexts, text: string): void => {
    setTexts((now) => ({ ...now, [name]: text }));
    forget(name);
  };
  const line = (
    name: Exclude<keyof BatchTexts, 'kind' | 'productId'>,
    more: { type?: string; hint?: string; required?: boolean; inputMode?: 'numeric' | 'decimal' } = {},
  ) => {
    const { hint, required = true, ...input } = more;
    return (
      <Field label={words.fields[name]} hint={hint} required={required} error={errors.fields[name]}>
        <TextInput
          name={name}
          autoComplete="off"
          {...input}
          value={texts[name]}
          onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => set(name, currentTarget.value)}
        />
      </Field>
    );
  };
  const isFailed = products.status === 'failed' || products.status === 'refused';
  return (
    <Modal open onClose={onClose} title={words.make} width="640px" confirmLabel={words.make} onConfirm={send}>
      <styled.div ref={form} display="flex" flexDirection="column" gap="4">
        <FormAlert message={errors.form ?? (isFailed ? words.productsFailed : undefined)} />
        <PartnersField
          chosen={partners}
          error={errors.fields['partnerIds']}
          onChange={(chosen) => {
            setPartners(chosen);
            forget('partnerIds');
          }}
        />
        <Field label={words.fields.productId} required error={errors.fields['productId']}>
          <SelectInput
            name="productId"
            value={texts.productId}
            onChange={({ currentTarget }) => set('productId', currentTarget.value)}
          >
            <option value="">{words.chooseProduct}</option>
            {(products.value ?? []).map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectInput>
        </Field>
        {line('name')}
        <Field label={words.fields.kind} required>
          <SelectInput
            name="kind"
            value={texts.kind}
            onChange={({ currentTarget }) => set('kind', currentTarget.value)}
          >
            {COUPON_RULE_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {words.kinds[kind]}
              </option>
            ))}
          </SelectInput>
        </Field>
        <Pair>
          {texts.kind === 'AMOUNT'
            ? line('amount', { inputMode: 'decimal' })
            : line('percent', { inputMode: 'numeric' })}
          {texts.kind === 'PERCENT' &&
            line('max', { inputMode: 'decimal', hint: words.hints.optional, required: false })}
          {line('min', { inputMode: 'decimal', hint: words.hints.optional, required: false })}
          {line('limit', { inputMode: 'numeric' })}
        </Pair>
        <Pair>
          {line('firstDay', { type: 'date' })}
          {line('lastDay', { type: 'date' })}
          {line('validDays', { inputMode: 'numeric', hint: words.hints.validDays })}
        </Pair>
      </styled.div>
    </Modal>
  );
}
