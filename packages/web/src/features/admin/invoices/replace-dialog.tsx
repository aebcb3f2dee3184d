import { useState } from 'react';
import { ConfirmWithReason } from '../blocks/confirm-with-reason';
import { invoices as words } from '../messages/zh-CN/invoices';
import { REASON, useInvoiceAct, type InvoiceDialogProps } from './act-on-invoice';
import { FILE, PdfField, usePdf } from './pdf-field';

/** Another file in place of a wrong one. It is about the invoice as it was when the dialog opened. */
export function ReplaceDialog({ invoice, onClose }: InvoiceDialogProps) {
  const [{ id, version }] = useState(invoice);
  const act = useInvoiceAct(id, words.replaceDone, onClose);
  const pdf = usePdf(act);
  return (
    <ConfirmWithReason
      onClose={onClose}
      title={words.replaceTitle}
      text={words.replaceText}
      confirmLabel={words.replaceConfirm}
      length={REASON}
      fields={[FILE]}
      issues={pdf.issues}
      act={async (reason) => {
        const file = await pdf.send();
        if (!file.ok) return file;
        return act.run(() => act.acts.replaceFile({ id, version, file: file.value, reason }));
      }}
      onDone={act.done}
    >
      {({ errors, forget }) => (
        <PdfField
          error={errors.fields[FILE]}
          onChoose={(file) => {
            pdf.choose(file);
            forget(FILE);
          }}
        />
      )}
    </ConfirmWithReason>
  );
}
