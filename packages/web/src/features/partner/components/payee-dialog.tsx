import { styled } from '@ykd/adapters-ui/styled';
import { ChoiceGroup, Field, Modal, TextInput } from '@ykd/adapters-ui/widgets';
import type { OwnPartner } from '@ykd/application/partner';
import { PAYEE_METHODS, payeeIssues, type Payee, type PayeeMethod } from '@ykd/domain/partner';
import { useState } from 'react';
import { useServices } from '../../../container/services-context';
import { FormAlert } from '../../../forms/form-alert';
import { fieldErrors, useForm } from '../../../forms/use-form';
import { partner as words } from '../messages/zh-CN/partner';
import { usePartnerChange } from '../use-partner-change';

const FIELDS = ['method', 'name', 'bank', 'account'] as const;

/** The lines of it, and which of them a bank alone asks for. */
const LINES = [
  { name: 'name', label: words.payeeName, hint: words.payeeNameHint, isOfBank: false, mode: undefined },
  { name: 'bank', label: words.bank, hint: words.bankHint, isOfBank: true, mode: undefined },
  { name: 'account', label: words.account, hint: undefined, isOfBank: true, mode: 'numeric' },
] as const;

/** Changes whom one's commission is paid to. It is open as long as it is there. */
export function PayeeDialog({ partner, onClose }: { partner: OwnPartner; onClose: () => void }) {
  const { calls, writer, change } = usePartnerChange();
  const { commands } = useServices().toasts;
  const [{ version }] = useState(partner);
  const [typed, setTyped] = useState<Payee>(
    () => partner.payee ?? { method: 'WEIXIN', name: partner.realName, bank: '', account: '' },
  );
  const { form, errors, send, forget } = useForm<HTMLDivElement>(async () => {
    const wrong = payeeIssues(typed);
    if (wrong.length > 0) return fieldErrors(wrong);
    const refused = await change(() => calls.savePayee({ ...typed, ...writer, version }), FIELDS);
    if (refused === undefined) commands.success(words.saved);
    return refused;
  });
  const type = (next: Partial<Payee>): void => {
    setTyped((now) => ({ ...now, ...next }));
    Object.keys(next).forEach(forget);
  };
  const isBank = typed.method === 'BANK';
  return (
    <Modal open onClose={onClose} title={words.payeeTitle} onConfirm={send}>
      <styled.div ref={form} display="flex" flexDirection="column" gap="4">
        <FormAlert message={errors.form} />
        <styled.p fontSize="sm" color="fg.muted">
          {words.payeeHint}
        </styled.p>
        <Field
          label={words.method}
          required
          error={errors.fields['method']}
          hint={isBank ? undefined : partner.hasWeixin ? words.weixinHint : words.noWeixin}
        >
          <ChoiceGroup
            name="method"
            value={typed.method}
            onChange={(method) => type({ method: method as PayeeMethod })}
            options={PAYEE_METHODS.map((id) => ({ id, label: words.methods[id] }))}
          />
        </Field>
        {LINES.filter(({ isOfBank }) => isBank || !isOfBank).map(({ name, label, hint, mode }) => (
          <Field key={name} label={label} hint={hint} required error={errors.fields[name]}>
            <TextInput
              name={name}
              inputMode={mode}
              autoComplete="off"
              value={typed[name]}
              onChange={({ currentTarget }) => type({ [name]: currentTarget.value })}
            />
          </Field>
        ))}
      </styled.div>
    </Modal>
  );
}
