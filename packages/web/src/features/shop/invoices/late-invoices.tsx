import { SkeletonCard } from '@ykd/adapters-ui/widgets';
import type { OrderDetail, OrderSummary } from '@ykd/application/shop';
import { CLOSED_STATUS, WAIT_PAY_STATUS } from '@ykd/domain/order';
import { Suspense } from 'react';
import { lazyPart } from '../../../routing/lazy-part';

const Sheet = lazyPart(async () => (await import('./invoice-sheet')).InvoiceSheet);
const Note = lazyPart(async () => (await import('./invoice-note')).InvoiceNote);

/** Whether money came in for an order: of any other there are no invoices. */
const mayHaveInvoices = ({ status, amount }: Pick<OrderSummary, 'status' | 'amount'>): boolean =>
  amount > 0 && status !== WAIT_PAY_STATUS && status !== CLOSED_STATUS;

/** The invoices of an order, whose code comes with the first order that may have some. */
export function LateInvoiceSheet({ order }: { order: OrderDetail }) {
  if (!mayHaveInvoices(order)) return null;
  return (
    <Suspense fallback={<SkeletonCard lines={3} />}>
      <Sheet order={order} />
    </Suspense>
  );
}

/** How far the invoice of an order of a list is. */
export function LateInvoiceNote({ order, all }: { order: OrderSummary; all: readonly OrderSummary[] }) {
  if (!mayHaveInvoices(order)) return null;
  return (
    <Suspense fallback={null}>
      <Note orderId={order.id} orderIds={all.filter(mayHaveInvoices).map(({ id }) => id)} />
    </Suspense>
  );
}
