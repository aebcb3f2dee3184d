import { css, styled } from '@ykd/adapters-ui/styled';
import { Field, Modal, TextInput } from '@ykd/adapters-ui/widgets';
import { sumWords } from '@ykd/application/staff-list';
import { invoiceFileIssue, invoiceNumberIssue } from '@ykd/domain/invoice';
import { issuesOf } from '@ykd/domain/member';
import { useRef, useState, type ChangeEvent } from 'react';
import { FormAlert } from '../../../forms/form-alert';
import { fieldErrors, useForm } from '../../../forms/use-form';
import { formRefusal } from '../blocks/form-refusal';
import { invoices as words } from '../messages/zh-CN/invoices';
import { useInvoiceAct, type InvoiceDialogProps } from './act-on-invoice';

const FILE = 'invoicefile';
const NUMBER = 'number';

/** The button of the field that chooses a file, as the browser names it. */
const CHOOSER = css.raw({
  '&::file-selector-button': {
    height: '7',
    marginInlineEnd: '3',
    px: '2.5',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line.strong',
    borderRadius: 'md',
    bg: 'bg.subtle',
    color: 'fg.default',
    fontSize: 'sm',
    cursor: 'pointer',
  },
});

/** An invoice, or with `isRed` the red one, that was made out in the tax system: its number and its file. It is about the invoice as it was when the dialog opened. */
export function PaperDialog({ invoice, isRed, onClose }: InvoiceDialogProps & { isRed: boolean }) {
  const [{ id, version, amount }] = useState(invoice);
  const [number, setNumber] = useState('');
  const [file, setFile] = useState<File>();
  // What was sent already is not sent again because the number was wrong.
  const sent = useRef<{ readonly file: File; readonly name: string }>(undefined);
  const { acts, run, done } = useInvoiceAct(id, isRed ? words.redDone : words.issueDone, onClose);
  const fileIssue =
    file === undefined ? words.noFile : invoiceFileIssue({ mimeType: file.type, size: file.size });
  const { form, errors, send, forget } = useForm<HTMLDivElement>(async () => {
    const wrong = issuesOf([
      [NUMBER, invoiceNumberIssue(number.trim())],
      [FILE, fileIssue],
    ]);
    if (wrong.length > 0 || file === undefined) return fieldErrors(wrong);
    if (sent.current?.file !== file) {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const uploaded = await run(() => acts.upload({ bytes }));
      if (!uploaded.ok) return formRefusal(uploaded.error, [FILE]);
      sent.current = { file, name: uploaded.value.file };
    }
    const paper = { id, version, number: number.trim(), file: sent.current.name };
    const answer = await run(() => (isRed ? acts.issueRed(paper) : acts.issue(paper)));
    if (!answer.ok) return formRefusal(answer.error, [NUMBER, FILE]);
    done();
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
        <Field label={words.file} required hint={words.fileHint} error={errors.fields[FILE]}>
          <TextInput
            paddingBlock="1.5"
            css={CHOOSER}
            name={FILE}
            type="file"
            accept="application/pdf,.pdf"
            onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
              setFile(currentTarget.files?.[0]);
              forget(FILE);
            }}
          />
        </Field>
      </styled.div>
    </Modal>
  );
}
