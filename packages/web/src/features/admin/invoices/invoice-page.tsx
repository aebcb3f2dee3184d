import { invoiceListQuery } from '@ykd/adapters-http/contracts';
import { useQuery } from '@ykd/adapters-ui/react';
import { invoiceList, type InvoiceLine } from '@ykd/application/invoice';
import { DetailDrawer } from '../blocks/detail-drawer';
import { wayToDetail } from '../blocks/open-link';
import { useOpenRow } from '../blocks/use-open-row';
import { PageTitle } from '../components/page-title';
import { Refused } from '../components/refused';
import { useExports } from '../exports/use-exports';
import { invoices as words } from '../messages/zh-CN/invoices';
import { OrderTabs } from '../orders/order-tabs';
import { useBuyers } from '../orders/use-buyers';
import { PAGE_SIZE } from '../table/page-size';
import { useStaffList } from '../table/use-staff-list';
import { ConsoleList } from '../views/console-list';
import { useViews } from '../views/use-views';
import { INVOICE_CELLS } from './invoice-cells';
import { InvoiceDetail } from './invoice-detail';
import { useInvoiceQueries } from './invoice-queries';

/** The column that names an invoice. */
const HEAD = 'title';

/** Invoices of orders, those that somebody waits for first, for staff with the right `orders.see`; each at an address. Beyond the Specification. */
export function Component() {
  const queries = useInvoiceQueries();
  const at = useStaffList(invoiceList, invoiceListQuery, HEAD);
  const views = useViews('invoices', invoiceListQuery, at.list.place);
  const exports = useExports();
  const row = useOpenRow();
  const page = useQuery(queries.list, { size: PAGE_SIZE, ...at.asked });
  const count = useQuery(queries.count, at.filter);
  const student = useBuyers(at);
  if (page.status === 'refused' && page.refusal?.kind === 'forbidden') {
    return (
      <>
        <PageTitle note={words.note} />
        <Refused />
      </>
    );
  }
  const titleOf = (id: string): string =>
    words.titled(
      page.value?.list.find((one) => one.id === id)?.title ?? queries.one.of(id).getSnapshot().value?.title,
    );
  return (
    <>
      <PageTitle note={words.note} />
      <OrderTabs />
      <ConsoleList<InvoiceLine>
        words={words}
        views={views}
        unit={words.unit}
        at={at}
        page={page}
        count={count}
        head={HEAD}
        nameOf={({ title = '' }) => words.rowName(title)}
        wayOf={({ id }) => wayToDetail(row, id)}
        cells={INVOICE_CELLS}
        choices={{ student }}
        exported={{ as: 'invoices', exports }}
      />
      <DetailDrawer row={row} ids={page.value?.list.map(({ id }) => id) ?? []} title={titleOf}>
        {(id) => <InvoiceDetail id={id} />}
      </DetailDrawer>
    </>
  );
}
