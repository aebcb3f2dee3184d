import { errorMessage } from '@ykd/adapters-http/contracts';
import { useStore } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { ChoiceGroup, Field, Modal, TextInput } from '@ykd/adapters-ui/widgets';
import type { InvoiceView, OrderInvoices } from '@ykd/application/invoice';
import { INVOICE_KINDS, invoiceDetailIssues, type InvoiceDetails } from '@ykd/domain/invoice';
import { formatAmount } from '@ykd/domain/order';
import { useState, type ChangeEvent } from 'react';
import { useServices } from '../../../container/services-context';
import { FormAlert } from '../../../forms/form-alert';
import { fieldErrors, useForm, type FormErrors } from '../../../forms/use-form';
import { invoices as words } from '../messages/zh-CN/invoices';
import { useInvoiceQueries } from './invoice-queries';

type Draft = Readonly<Record<'title' | 'taxNumber' | 'email', string>> & Pick<InvoiceDetails, 'kind'>;

/** What the last one said, or else what is known of the member. */
const firstDraft = (
  last: InvoiceView | undefined,
  user: { readonly name?: string | null | undefined; readonly email?: string | null | undefined } | undefined,
): Draft => ({
  kind: last?.kind ?? 'PERSON',
  title: last?.title ?? user?.name ?? '',
  taxNumber: last?.taxNumber ?? '',
  email: last?.email ?? user?.email ?? '',
});

/** Asks for an invoice of a person or a company. It is open as long as it is there. */
export function InvoiceDialog({
  orderId,
  of: { amount, invoices },
  onClose,
}: {
  orderId: string;
  of: OrderInvoices;
  onClose: () => void;
}) {
  const queries = useInvoiceQueries();
  const { toasts, base } = useServices();
  const user = useStore(base, (state) => state.user);
  const [draft, setDraft] = useState(() => firstDraft(invoices[0], user));
  const isCompany = draft.kind === 'COMPANY';
  const { form, errors, send, forget } = useForm<HTMLDivElement>(
    async (): Promise<FormErrors | undefined> => {
      const details = { ...draft, taxNumber: isCompany ? draft.taxNumber : null };
      const issues = Object.entries(invoiceDetailIssues(details));
      if (issues.length > 0) return { fields: Object.fromEntries(issues) };
      const answer = await queries.ask({ orderId, ...details });
      queries.outdate(orderId);
      if (answer.ok) {
        toasts.commands.success(words.askedDone);
        onClose();
        return undefined;
      }
      if (answer.error.kind !== 'invalid-input') return { fields: {}, form: errorMessage(answer.error) };
      const { fields } = fieldErrors(answer.error.issues);
      // What is wrong with the order and not with what was written.
      return { fields, form: fields['orderId'] };
    },
  );
  const field = (name: 'title' | 'taxNumber' | 'email', label: string, hint?: string, type?: string) => (
    <Field label={label} required hint={hint} error={errors.fields[name]}>
      <TextInput
        name={name}
        type={type}
        value={draft[name]}
        onChange={({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
          setDraft((now) => ({ ...now, [name]: value }));
          forget(name);
        }}
      />
    </Field>
  );
  return (
    <Modal
      open
      onClose={onClose}
      title={words.ask}
      confirmLabel={words.confirm}
      onConfirm={send}
      width="480px"
    >
      <styled.div ref={form} display="flex" flexDirection="column" gap="4">
        <FormAlert message={errors.form} />
        <p>{words.text(formatAmount(amount))}</p>
        <Field label={words.kind}>
          <ChoiceGroup
            name="kind"
            value={draft.kind}
            options={INVOICE_KINDS.map((id) => ({ id, label: words.kinds[id] }))}
            onChange={(id) => {
              const kind = INVOICE_KINDS.find((one) => one === id) ?? draft.kind;
              // A company is not called as its buyer is.
              const isOwnName = kind === 'COMPANY' && draft.title === user?.name;
              setDraft((now) => ({ ...now, kind, title: isOwnName ? '' : now.title }));
            }}
          />
        </Field>
        {field('title', isCompany ? words.companyTitle : words.personTitle)}
        {isCompany && field('taxNumber', words.taxNumber, words.taxHint)}
        {field('email', words.email, words.emailHint, 'email')}
      </styled.div>
    </Modal>
  );
}
