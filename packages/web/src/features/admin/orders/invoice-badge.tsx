import { Badge, type BadgeProps } from '@ykd/adapters-ui/widgets';
import type { InvoiceStatus } from '@ykd/domain/invoice';
import { invoices as words } from '../messages/zh-CN/invoices';

const TONES: Readonly<Record<InvoiceStatus, BadgeProps['tone']>> = {
  ASKED: 'amber',
  RED_WANTED: 'amber',
  ISSUED: 'brand',
  RED_ISSUED: 'neutral',
  REFUSED: 'neutral',
  WITHDRAWN: 'neutral',
  ENDED: 'neutral',
};

/** How far an invoice is. */
export function InvoiceBadge({ status }: { status: InvoiceStatus }) {
  return <Badge tone={TONES[status]}>{words.states[status]}</Badge>;
}
