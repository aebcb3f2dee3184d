import { clientOf } from '@ykd/adapters-http/client';
import { staffInvoiceCalls, type invoiceListQuery } from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import type { InvoiceFilter } from '@ykd/application/invoice';
import { partOf } from '../../../container/part-of';
import { useServices } from '../../../container/services-context';
import { adminQueriesOf } from '../admin-queries';

type InvoicePlace = ReturnType<typeof invoiceListQuery.read> & { readonly size: number };

/** What the console reads and changes of invoices. */
const invoiceQueriesOf = partOf((services) => {
  const { queryScope } = services;
  const { ways, invoices } = adminQueriesOf(services);
  const { watched, quiet } = ways;
  const acts = clientOf(watched, staffInvoiceCalls);
  const quietly = clientOf(quiet, staffInvoiceCalls);
  const list = createQuery({ read: (page: InvoicePlace) => acts.list(page), keeps: () => true }, queryScope);
  const count = createQuery({ read: (filter: InvoiceFilter) => quietly.count(filter) }, queryScope);
  const one = createQuery({ read: (id: string) => quietly.invoice({ id }) }, queryScope);
  return {
    list,
    count,
    one,
    acts,
    /** Somebody did something about one: the list and the numbers are otherwise by now. */
    outdate: (id: string) => {
      for (const query of [list, count, invoices]) query.outdate();
      one.outdate((known) => known === id);
    },
  };
});

export const useInvoiceQueries = () => invoiceQueriesOf(useServices());
