import { INVOICE_REASON_MAX } from '@ykd/domain/invoice';
import { useState } from 'react';
import { ConfirmWithReason } from '../blocks/confirm-with-reason';
import { invoices as words } from '../messages/zh-CN/invoices';
import { useInvoiceAct, type InvoiceDialogProps } from './act-on-invoice';

/** How long a reason has to be; the rule asks for one at all. */
const REASON = { min: 2, max: INVOICE_REASON_MAX } as const;

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
