import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { invoices as words } from '../messages/zh-CN/invoices';
import { useInvoiceQueries } from './invoice-queries';

/** How far the invoice of one of these orders is, which are asked about together. */
export function InvoiceNote({ orderId, orderIds }: { orderId: string; orderIds: readonly string[] }) {
  const { value } = useQuery(useInvoiceQueries().states, orderIds);
  const state = value?.find((one) => one.orderId === orderId)?.status;
  if (state === undefined) return null;
  return (
    <styled.p color="fg.subtle" fontSize="sm">
      {words.inList(words.states[state])}
    </styled.p>
  );
}
