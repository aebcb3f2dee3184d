import { styled } from '@ykd/adapters-ui/styled';
import { Field, Modal, TextInput } from '@ykd/adapters-ui/widgets';
import { sumWords } from '@ykd/application/staff-list';
import { invoiceNumberIssue } from '@ykd/domain/invoice';
import { issuesOf } from '@ykd/domain/member';
import { useState, type ChangeEvent } from 'react';
import { FormAlert } from '../../../forms/form-alert';
import { fieldErrors, useForm } from '../../../forms/use-form';
import { formRefusal } from '../blocks/form-refusal';
import { invoices as words } from '../messages/zh-CN/invoices';
import { useInvoiceAct, type InvoiceDialogProps } from './act-on-invoice';
import { FILE, PdfField, usePdf } from './pdf-field';

const NUMBER = 'number';

/** An invoice, or with `isRed` the red one, that was made out in the tax system: its number and its file. It is about the invoice as it was when the dialog opened. */
export function PaperDialog({ invoice, isRed, onClose }: InvoiceDialogProps & { isRed: boolean }) {
  const [{ id, version, amount }] = useState(invoice);
  const [number, setNumber] = useState('');
  const act = useInvoiceAct(id, isRed ? words.redDone : words.issueDone, onClose);
  const pdf = usePdf(act);
  const { form, errors, send, forget } = useForm<HTMLDivElement>(async () => {
    const wrong = [...issuesOf([[NUMBER, invoiceNumberIssue(number.trim())]]), ...pdf.issues()];
    if (wrong.length > 0) return fieldErrors(wrong);
    const file = await pdf.send();
    if (!file.ok) return formRefusal(file.error, [FILE]);
    const paper = { id, version, number: number.trim(), file: file.value };
    const answer = await act.run(() => (isRed ? act.acts.issueRed(paper) : act.acts.issue(paper)));
    if (!answer.ok) return formRefusal(answer.error, [NUMBER, FILE]);
    act.done();
    return undefined;
  });
  const text = isRed ? words.redText : words.issueText;
  return (
    <Modal
      open
      onClose={onClose}
      title={isRed ? words.redTitle : words.issueTitle}
      onConfirm={send}
      confirmLabel={words.confirm}
    >
      <styled.div ref={form} display="flex" flexDirection="column" gap="4">
        <FormAlert message={errors.form} />
        <styled.p color="fg.muted">{text(sumWords(amount))}</styled.p>
        <Field
          label={isRed ? words.redNumber : words.number}
          required
          hint={words.numberHint}
          error={errors.fields[NUMBER]}
        >
          <TextInput
            name={NUMBER}
            inputMode="numeric"
            value={number}
            onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
              setNumber(currentTarget.value);
              forget(NUMBER);
            }}
          />
        </Field>
        <PdfField
          error={errors.fields[FILE]}
          onChoose={(file) => {
            pdf.choose(file);
            forget(FILE);
          }}
        />
      </styled.div>
    </Modal>
  );
}
