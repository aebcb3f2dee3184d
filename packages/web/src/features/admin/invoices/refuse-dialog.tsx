import { useState } from 'react';
import { ConfirmWithReason } from '../blocks/confirm-with-reason';
import { invoices as words } from '../messages/zh-CN/invoices';
import { REASON, useInvoiceAct, type InvoiceDialogProps } from './act-on-invoice';

/** The wish is refused: its buyer reads why. It is about the invoice as it was when the dialog opened. */
export function RefuseDialog({ invoice, onClose }: InvoiceDialogProps) {
  const [{ id, version }] = useState(invoice);
  const { acts, run, done } = useInvoiceAct(id, words.refuseDone, onClose);
  return (
    <ConfirmWithReason
      onClose={onClose}
      title={words.refuseTitle}
      text={words.refuseText}
      confirmLabel={words.refuse.replace('…', '')}
      length={REASON}
      act={(reason) => run(() => acts.refuse({ id, version, reason }))}
      onDone={done}
    />
  );
}
