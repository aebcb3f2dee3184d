import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Field, Modal, SelectInput, TextInput, type ListedOption } from '@ykd/adapters-ui/widgets';
import { PARTNER_LEVELS } from '@ykd/domain/partner';
import { shanghaiDay } from '@ykd/domain/shared';
import { useState, type ChangeEvent } from 'react';
import { useServices } from '../../../container/services-context';
import { FormAlert } from '../../../forms/form-alert';
import { fieldErrors, useForm } from '../../../forms/use-form';
import { formRefusal } from '../blocks/form-refusal';
import { PickerField } from '../blocks/picker-field';
import { useBatchQueries } from '../coupons/batch-queries';
import { commission as words } from '../messages/zh-CN/commission';
import { coupons } from '../messages/zh-CN/coupons';
import { usePartnerQueries } from '../partners/partner-queries';
import { useCommissionQueries } from './commission-queries';
import { RATE_FIELDS, rateInputOf, rateIssues, type RateTexts } from './rate-values';

const Pair = styled('div', {
  base: { display: 'grid', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' }, gap: '4' },
});

/** Agrees a rate for orders that are placed from a day on. */
export function RateDialog({ onClose }: { onClose: () => void }) {
  const { acts, outdate } = useCommissionQueries();
  const { findPartners } = usePartnerQueries();
  const { toasts, environment } = useServices();
  const products = useQuery(useBatchQueries().goods, undefined);
  const [partner, setPartner] = useState<ListedOption>();
  const [texts, setTexts] = useState<RateTexts>(() => ({
    productId: '',
    level: '',
    rateBp: '',
    firstDay: shanghaiDay(environment.clock.now()),
    lastDay: '',
  }));
  const { form, errors, send, forget } = useForm<HTMLDivElement>(async () => {
    const input = rateInputOf(texts, partner?.id);
    const wrong = rateIssues(input);
    if (wrong.length > 0) return fieldErrors(wrong);
    const answer = await acts.agreeRate(input);
    if (!answer.ok) return formRefusal(answer.error, RATE_FIELDS);
    outdate();
    toasts.commands.success(words.agreed(words.percent(answer.value.rateBp)));
    return undefined;
  });
  const set = (name: keyof RateTexts, text: string): void => {
    setTexts((now) => ({ ...now, [name]: text }));
    forget(name);
  };
  const line = (
    name: 'rateBp' | 'firstDay' | 'lastDay',
    more: { hint?: string; required?: boolean } = {},
  ) => (
    <Field label={words.fields[name]} {...more} error={errors.fields[name]}>
      <TextInput
        name={name}
        autoComplete="off"
        {...(name === 'rateBp' ? { inputMode: 'decimal' as const } : { type: 'date' })}
        value={texts[name]}
        onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => set(name, currentTarget.value)}
      />
    </Field>
  );
  const isFailed = products.status === 'failed' || products.status === 'refused';
  return (
    <Modal
      open
      onClose={onClose}
      title={words.agreeTitle}
      width="640px"
      confirmLabel={words.agree}
      onConfirm={send}
    >
      <styled.div ref={form} display="flex" flexDirection="column" gap="4">
        <FormAlert message={errors.form ?? (isFailed ? coupons.productsFailed : undefined)} />
        <styled.p color="fg.muted">{words.agreeText}</styled.p>
        <PickerField
          label={words.fields.partnerId}
          name="partnerId"
          placeholder={words.anyPartner}
          error={errors.fields['partnerId']}
          chosen={partner}
          onChoose={(option) => {
            setPartner(option);
            forget('partnerId');
          }}
          find={findPartners}
        />
        <Pair>
          <Field label={words.fields.productId} error={errors.fields['productId']}>
            <SelectInput
              name="productId"
              value={texts.productId}
              onChange={({ currentTarget }) => set('productId', currentTarget.value)}
            >
              <option value="">{words.everything}</option>
              {(products.value ?? []).map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectInput>
          </Field>
          <Field label={words.fields.level} hint={words.hints.level} error={errors.fields['level']}>
            <SelectInput
              name="level"
              value={texts.level}
              onChange={({ currentTarget }) => set('level', currentTarget.value)}
            >
              <option value="">{words.anyLevel}</option>
              {PARTNER_LEVELS.map((level) => (
                <option key={level} value={level}>
                  {words.levels[level]}
                </option>
              ))}
            </SelectInput>
          </Field>
          {line('firstDay', { required: true })}
          {line('lastDay', { hint: words.hints.lastDay })}
          {line('rateBp', { required: true, hint: words.hints.rateBp })}
        </Pair>
      </styled.div>
    </Modal>
  );
}
