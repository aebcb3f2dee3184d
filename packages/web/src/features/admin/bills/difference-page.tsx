import { differenceListQuery } from '@ykd/adapters-http/contracts';
import { useQuery } from '@ykd/adapters-ui/react';
import { differenceList, type DifferenceLine } from '@ykd/application/bill';
import { shanghaiDay } from '@ykd/domain/shared';
import { DetailDrawer } from '../blocks/detail-drawer';
import { wayToDetail } from '../blocks/open-link';
import { useOpenRow } from '../blocks/use-open-row';
import { PageTitle } from '../components/page-title';
import { Refused } from '../components/refused';
import { useExports } from '../exports/use-exports';
import { bills } from '../messages/zh-CN/bills';
import { OrderTabs } from '../orders/order-tabs';
import { PAGE_SIZE } from '../table/page-size';
import { useStaffList } from '../table/use-staff-list';
import { ConsoleList } from '../views/console-list';
import { useViews } from '../views/use-views';
import { DIFFERENCE_CELLS } from './difference-cells';
import { DifferenceDetail } from './difference-detail';
import { useBillQueries } from './bill-queries';

const words = bills.difference;

/** The column that says what is different. */
const HEAD = 'kind';

const nameOf = ({ dayAt, kind }: DifferenceLine): string =>
  words.rowName(shanghaiDay(dayAt), words.kinds[kind]);

/** What bills and the platform differ in, for staff with the right `orders.see`; each at an address. Beyond the Specification. */
export function Component() {
  const queries = useBillQueries();
  const at = useStaffList(differenceList, differenceListQuery, HEAD);
  const views = useViews('differences', differenceListQuery, at.list.place);
  const exports = useExports();
  const row = useOpenRow();
  const page = useQuery(queries.list, { size: PAGE_SIZE, ...at.asked });
  const count = useQuery(queries.count, at.filter);
  const lines = page.value?.list ?? [];
  if (page.status === 'refused' && page.refusal?.kind === 'forbidden') {
    return (
      <>
        <PageTitle note={words.note} />
        <Refused />
      </>
    );
  }
  const titleOf = (id: string): string => {
    const line = lines.find((one) => one.id === id) ?? queries.one.of(id).getSnapshot().value?.difference;
    return line === undefined ? words.list : words.kinds[line.kind];
  };
  return (
    <>
      <PageTitle note={words.note} />
      <OrderTabs />
      <ConsoleList<DifferenceLine>
        words={words}
        views={views}
        unit={words.unit}
        at={at}
        page={page}
        count={count}
        head={HEAD}
        nameOf={nameOf}
        wayOf={({ id }) => wayToDetail(row, id)}
        cells={DIFFERENCE_CELLS}
        exported={{ as: 'differences', exports }}
      />
      <DetailDrawer row={row} ids={lines.map(({ id }) => id)} title={titleOf}>
        {(id) => <DifferenceDetail id={id} />}
      </DetailDrawer>
    </>
  );
}
