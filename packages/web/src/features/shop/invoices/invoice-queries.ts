import { clientOf } from '@ykd/adapters-http/client';
import { invoiceCalls } from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import { partOf } from '../../../container/part-of';
import { useServices } from '../../../container/services-context';

const invoiceQueriesOf = partOf(({ http, quietHttp, queryScope }) => {
  const quietly = clientOf(quietHttp, invoiceCalls);
  const { ask, withdraw } = clientOf(http, invoiceCalls);
  const ofOrder = createQuery({ read: (orderId: string) => quietly.ofOrder({ orderId }) }, queryScope);
  const states = createQuery(
    { read: (orderIds: readonly string[]) => quietly.states({ orderIds: [...orderIds] }) },
    queryScope,
  );
  return {
    ofOrder,
    states,
    ask,
    withdraw,
    /** The invoices of an order are otherwise by now. */
    outdate: (orderId: string) => {
      ofOrder.outdate((id) => id === orderId);
      states.outdate();
    },
  };
});

/** What a member reads and changes of the invoices of his orders. */
export const useInvoiceQueries = () => invoiceQueriesOf(useServices());
