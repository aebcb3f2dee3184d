import { styled } from '@ykd/adapters-ui/styled';
import { Badge, type BadgeProps } from '@ykd/adapters-ui/widgets';
import type { InvoiceLine } from '@ykd/application/invoice';
import { adminOrderPath } from '@ykd/domain/access';
import type { InvoiceStatus } from '@ykd/domain/invoice';
import { Link } from 'react-router-dom';
import { memberTitle } from '../member-title';
import { invoices as words } from '../messages/zh-CN/invoices';
import { orders } from '../messages/zh-CN/orders';
import { Nothing, Unbroken, Whole } from '../table/cell-value';
import type { Cells } from '../table/use-staff-table';

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

const Ways = styled('span', {
  base: { whiteSpace: 'nowrap', '& a': { color: 'brand.fg' }, '& a:hover': { textDecoration: 'underline' } },
});

/** What the list draws otherwise than by the kinds of its columns. */
export const INVOICE_CELLS: Cells<InvoiceLine> = {
  status: ({ status }) => <InvoiceBadge status={status} />,
  number: ({ number }) => <Unbroken>{number ?? undefined}</Unbroken>,
  student: ({ student }) => (student === undefined ? <Nothing /> : memberTitle(student)),
  product: ({ product }) => (product ? <Whole>{product}</Whole> : <Nothing />),
  orderId: ({ orderId }) =>
    orderId === undefined ? (
      <Nothing />
    ) : (
      <Ways>
        <Link to={adminOrderPath(orderId)} title={orderId}>
          {orders.title(orderId)}
        </Link>
      </Ways>
    ),
};
