import { orderListQuery } from '@ykd/adapters-http/contracts';
import { useQuery } from '@ykd/adapters-ui/react';
import { Button, PlusIcon } from '@ykd/adapters-ui/widgets';
import { orderList, type OrderLine } from '@ykd/application/staff-order';
import { ADMIN_OFFLINE_ORDER_PATH, hasRight, reachOf } from '@ykd/domain/access';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useAdminQueries } from '../admin-queries';
import { DetailDrawer } from '../blocks/detail-drawer';
import { wayToDetail } from '../blocks/open-link';
import { useOpenRow } from '../blocks/use-open-row';
import { PageTitle } from '../components/page-title';
import { Refused } from '../components/refused';
import { useExports } from '../exports/use-exports';
import { memberTitle } from '../member-title';
import { offline } from '../messages/zh-CN/offline';
import { orders as words } from '../messages/zh-CN/orders';
import { PAGE_SIZE } from '../table/page-size';
import { useStaffList } from '../table/use-staff-list';
import { ConsoleList } from '../views/console-list';
import { useViews } from '../views/use-views';
import { orderCells } from './order-cells';
import { OrderDetail } from './order-detail';
import { useOrderQueries } from './order-queries';
import { OrderTabs } from './order-tabs';
import { useBuyers } from './use-buyers';

/** The column that names an order. */
const HEAD = 'id';

/** All orders, for staff with the right `orders.see`; each of them at an address. Specification §2 'Admin sidebar menu'. */
export function Component() {
  const queries = useOrderQueries();
  const at = useStaffList(orderList, orderListQuery, HEAD);
  const views = useViews('orders', orderListQuery, at.list.place);
  const exports = useExports();
  const row = useOpenRow();
  const page = useQuery(queries.list, { size: PAGE_SIZE, ...at.asked });
  const count = useQuery(queries.count, at.filter);
  const products = useQuery(queries.products, undefined).value;
  const credits = useQuery(queries.credits, undefined).value;
  const student = useBuyers(at);
  const me = useQuery(useAdminQueries().me, undefined).value;
  const seesStudents = reachOf(me, 'students.see') === 'all';
  const mayJudge = hasRight(me, 'orders.refund');
  const cells = useMemo(() => orderCells({ seesStudents, mayJudge }), [seesStudents, mayJudge]);
  const isRefused = page.status === 'refused' && page.refusal?.kind === 'forbidden';
  if (isRefused) {
    return (
      <>
        <PageTitle />
        <Refused />
      </>
    );
  }
  return (
    <>
      <PageTitle />
      <OrderTabs />
      <ConsoleList<OrderLine>
        words={words}
        views={views}
        unit={words.unit}
        at={at}
        page={page}
        count={count}
        head={HEAD}
        nameOf={({ id }) => words.rowName(id)}
        wayOf={({ id }) => wayToDetail(row, id)}
        cells={cells}
        choices={{
          student,
          product: products,
          credited: credits?.people.map(({ id, name }) => ({ id, name: memberTitle({ name }) })),
          creditedIn: credits?.departments,
        }}
        exported={{ as: 'orders', exports }}
        tools={
          hasRight(me, 'orders.change') && (
            <Button asChild size="sm">
              <Link to={ADMIN_OFFLINE_ORDER_PATH}>
                <PlusIcon size={16} />
                {offline.enter}
              </Link>
            </Button>
          )
        }
      />
      <DetailDrawer row={row} ids={page.value?.list.map(({ id }) => id) ?? []} title={words.title}>
        {(id) => <OrderDetail orderId={id} />}
      </DetailDrawer>
    </>
  );
}
