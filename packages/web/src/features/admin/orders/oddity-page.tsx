import { oddityListQuery } from '@ykd/adapters-http/contracts';
import { useQuery } from '@ykd/adapters-ui/react';
import { oddityList, type OddityLine } from '@ykd/application/shop';
import { shanghaiMinute } from '@ykd/domain/shared';
import { DetailDrawer } from '../blocks/detail-drawer';
import { wayToDetail } from '../blocks/open-link';
import { useOpenRow } from '../blocks/use-open-row';
import { PageTitle } from '../components/page-title';
import { Refused } from '../components/refused';
import { orders } from '../messages/zh-CN/orders';
import { PAGE_SIZE } from '../table/page-size';
import { useStaffList } from '../table/use-staff-list';
import { ConsoleList } from '../views/console-list';
import { useViews } from '../views/use-views';
import { ODDITY_CELLS } from './oddity-cells';
import { OddityDetail } from './oddity-detail';
import { useOrderQueries } from './order-queries';
import { OrderTabs } from './order-tabs';

const words = orders.odd;

/** The column that says what is odd. */
const HEAD = 'kind';

/** What went wrong with money, for staff with the right `oddities.settle`; each at an address. Beyond the Specification. */
export function Component() {
  const queries = useOrderQueries();
  const at = useStaffList(oddityList, oddityListQuery, HEAD);
  const views = useViews('oddities', oddityListQuery, at.list.place);
  const row = useOpenRow();
  const page = useQuery(queries.oddities, { size: PAGE_SIZE, ...at.asked });
  const count = useQuery(queries.oddityCount, at.filter);
  const lines = page.value?.list ?? [];
  const lineOf = (id: string): OddityLine | undefined => lines.find((one) => one.id === id);
  // What was settled may have left the list: it is still open beside it.
  useQuery(queries.oddity, row.id ?? '', row.id !== undefined && lineOf(row.id) === undefined);
  if (page.status === 'refused' && page.refusal?.kind === 'forbidden') {
    return (
      <>
        <PageTitle note={words.note} />
        <Refused />
      </>
    );
  }
  const titleOf = (id: string): string => {
    const line = lineOf(id) ?? queries.oddity.of(id).getSnapshot().value;
    return line === undefined ? words.list : words.kinds[line.kind];
  };
  return (
    <>
      <PageTitle note={words.note} />
      <OrderTabs />
      <ConsoleList<OddityLine>
        words={words}
        views={views}
        unit={words.unit}
        at={at}
        page={page}
        count={count}
        head={HEAD}
        nameOf={({ kind, gmtCreated }) => words.rowName(words.kinds[kind], shanghaiMinute(gmtCreated))}
        wayOf={({ id }) => wayToDetail(row, id)}
        cells={ODDITY_CELLS}
      />
      <DetailDrawer row={row} ids={lines.map(({ id }) => id)} title={titleOf}>
        {(id) => <OddityDetail id={id} shown={lineOf(id)} />}
      </DetailDrawer>
    </>
  );
}
