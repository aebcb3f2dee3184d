import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { ADMIN_INVOICE_PATH } from '@ykd/domain/access';
import { Link } from 'react-router-dom';
import { useFromHere } from '../blocks/way-back';
import { invoices as words } from '../messages/zh-CN/invoices';
import { InvoiceBadge } from './invoice-badge';
import { LineHead, Lines, Part, yuan } from '../components/detail-parts';
import { useOrderQueries } from './order-queries';

/** The invoices of an order, the newest first; nothing where nobody asked for one. */
export function OrderInvoices({ orderId }: { orderId: string }) {
  const from = useFromHere();
  const invoices = useQuery(useOrderQueries().moneyOf, orderId).value?.invoices ?? [];
  if (invoices.length === 0) return null;
  return (
    <Part title={words.list}>
      <Lines>
        {invoices.toReversed().map(({ id, title, status, amount, number }) => (
          <li key={id}>
            <LineHead css={{ '& a': { color: 'brand.fg', textDecoration: 'underline' } }}>
              <Link to={`${ADMIN_INVOICE_PATH}?open=${encodeURIComponent(id)}`} state={from}>
                {words.rowName(title)}
              </Link>
              <span>{yuan(amount)}</span>
              <InvoiceBadge status={status} />
            </LineHead>
            {number !== null && (
              <styled.p color="fg.muted">
                {words.number} {number}
              </styled.p>
            )}
          </li>
        ))}
      </Lines>
    </Part>
  );
}
