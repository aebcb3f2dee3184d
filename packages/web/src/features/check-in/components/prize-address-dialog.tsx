import { errorMessage } from '@ykd/adapters-http/contracts';
import { useStore } from '@ykd/adapters-ui/react';
import { memberIdOf } from '@ykd/adapters-ui/stores';
import { styled } from '@ykd/adapters-ui/styled';
import { Field, Modal, TextInput } from '@ykd/adapters-ui/widgets';
import type { OwnPrize } from '@ykd/application/prize';
import { prizeAddressIssues, type PrizeAddress } from '@ykd/domain/activity';
import { useState } from 'react';
import { useServices } from '../../../container/services-context';
import { FormAlert } from '../../../forms/form-alert';
import { fieldErrors, useForm } from '../../../forms/use-form';
import { prizes as words } from '../messages/zh-CN/prizes';
import { usePrizeQueries } from '../prize-queries';

const FIELDS = [
  { name: 'receiver', label: words.receiver, hint: undefined, autoComplete: 'name', type: 'text' },
  { name: 'mobile', label: words.mobile, hint: undefined, autoComplete: 'tel-national', type: 'tel' },
  {
    name: 'address',
    label: words.address,
    hint: words.addressHint,
    autoComplete: 'street-address',
    type: 'text',
  },
] as const satisfies readonly { readonly name: keyof PrizeAddress; readonly [field: string]: unknown }[];

/** Where a prize is sent to. It is open as long as it is there. */
export function PrizeAddressDialog({
  campaign,
  prize,
  onClose,
}: {
  campaign: string;
  prize: OwnPrize;
  onClose: () => void;
}) {
  const queries = usePrizeQueries();
  const { base, toasts } = useServices();
  const userId = useStore(base, memberIdOf);
  const [typed, setTyped] = useState<PrizeAddress>(() => {
    const { receiver, mobile, address } = prize;
    return { receiver, mobile, address };
  });
  const { form, errors, send, forget } = useForm<HTMLDivElement>(async () => {
    const wrong = prizeAddressIssues(typed);
    if (wrong.length > 0) return fieldErrors(wrong);
    const answer = await queries.mine.change(
      campaign,
      () =>
        queries.prize.claim({
          campaign,
          prize: prize.id,
          ...typed,
          ...(userId === undefined ? {} : { userId }),
        }),
      (_before, now) => now,
    );
    if (answer.ok) {
      toasts.commands.success(words.saved);
      return undefined;
    }
    const { error } = answer;
    const issues = error.kind === 'invalid-input' ? error.issues : [];
    const own = issues.filter(({ field }) => field in typed);
    if (own.length > 0) return fieldErrors(own);
    // It was sent meanwhile, or its days are gone: the page says so as well.
    queries.mine.outdate();
    return { fields: {}, form: issues[0]?.message ?? errorMessage(error) };
  });
  return (
    <Modal
      open
      onClose={onClose}
      title={prize.state === 'none' ? words.writeOf(prize.title) : words.changeOf(prize.title)}
      confirmLabel={words.save}
      onConfirm={send}
    >
      <styled.div ref={form} display="flex" flexDirection="column" gap="4">
        <FormAlert message={errors.form} />
        <styled.p fontSize="sm" color="fg.muted">
          {words.hint}
        </styled.p>
        {FIELDS.map(({ name, label, hint, autoComplete, type }) => (
          <Field key={name} label={label} hint={hint} required error={errors.fields[name]}>
            <TextInput
              name={name}
              type={type}
              autoComplete={autoComplete}
              data-autofocus={name === 'receiver' || undefined}
              value={typed[name]}
              onChange={({ currentTarget }) => {
                setTyped((now) => ({ ...now, [name]: currentTarget.value }));
                forget(name);
              }}
            />
          </Field>
        ))}
      </styled.div>
    </Modal>
  );
}
