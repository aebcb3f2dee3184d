import { styled } from '@ykd/adapters-ui/styled';
import type { InvoiceLine } from '@ykd/application/invoice';
import { adminOrderPath } from '@ykd/domain/access';
import { Link } from 'react-router-dom';
import { memberTitle } from '../member-title';
import { orders } from '../messages/zh-CN/orders';
import { InvoiceBadge } from '../orders/invoice-badge';
import { Nothing, Unbroken, Whole } from '../table/cell-value';
import type { Cells } from '../table/use-staff-table';

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
