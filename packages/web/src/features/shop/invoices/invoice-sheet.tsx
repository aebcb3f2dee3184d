import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Button, SkeletonText } from '@ykd/adapters-ui/widgets';
import type { OrderInvoices } from '@ykd/application/invoice';
import type { OrderDetail } from '@ykd/application/shop';
import { isOpenInvoice } from '@ykd/domain/invoice';
import { formatAmount } from '@ykd/domain/order';
import { useEffect, useRef, useState } from 'react';
import { invoices as words } from '../messages/zh-CN/invoices';
import { Sheet } from '../orders/components/sheet';
import { InvoiceDialog } from './invoice-dialog';
import { InvoiceItem } from './invoice-item';
import { useInvoiceQueries } from './invoice-queries';

const Items = styled('ul', {
  base: {
    listStyle: 'none',
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    '& > li:not(:first-child)': { borderTopWidth: '1px', borderColor: 'line', paddingTop: '4' },
  },
});

/** Those there are, and that one may be asked for, or why not. */
export function Invoices({ orderId, of }: { orderId: string; of: OrderInvoices }) {
  const [isOpen, setOpen] = useState(false);
  const { amount, askIssue, invoices } = of;
  const isNew = invoices.length === 0;
  return (
    <>
      {!isNew && (
        <Items>
          {invoices.map((invoice) => (
            <li key={invoice.id}>
              <InvoiceItem orderId={orderId} invoice={invoice} isLast={askIssue !== null} />
            </li>
          ))}
        </Items>
      )}
      {askIssue === null && (
        <styled.div
          display="flex"
          flexDirection="column"
          alignItems="flex-start"
          gap="3"
          marginTop={isNew ? undefined : '4'}
        >
          <styled.p color="fg.muted" fontSize="sm">
            {words.offer(formatAmount(amount))}
          </styled.p>
          <Button variant="outline" onClick={() => setOpen(true)}>
            {isNew ? words.ask : words.askAgain}
          </Button>
        </styled.div>
      )}
      {/* Of money that is all back nobody expects another one. */}
      {askIssue !== null && !invoices.some(isOpenInvoice) && (isNew || amount > 0) && (
        <styled.p color="fg.muted" fontSize="sm" marginTop={isNew ? undefined : '4'}>
          {askIssue}
        </styled.p>
      )}
      {isOpen && <InvoiceDialog orderId={orderId} of={of} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The invoices of an order that was paid: asked for, taken back, and taken home. */
export function InvoiceSheet({ order: { id, gmtModified, refunded } }: { order: OrderDetail }) {
  const queries = useInvoiceQueries();
  const reading = useQuery(queries.ofOrder, id);
  // Money that went back changes them.
  const seen = useRef(`${gmtModified} ${refunded}`);
  useEffect(() => {
    const now = `${gmtModified} ${refunded}`;
    if (seen.current !== now) queries.outdate(id);
    seen.current = now;
  }, [queries, id, gmtModified, refunded]);
  return (
    <Sheet title={words.title}>
      <Answer of={reading} waiting={<SkeletonText lines={3} />} failed={words.failed} refused="failed">
        {(of) => <Invoices orderId={id} of={of} />}
      </Answer>
    </Sheet>
  );
}
