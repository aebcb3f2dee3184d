import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Button, DataTable, type Column } from '@ykd/adapters-ui/widgets';
import { sumWords } from '@ykd/application/staff-list';
import type { StudentOrder } from '@ykd/application/student-page';
import { adminOfflineOrderPath, adminOrderPath, hasRight } from '@ykd/domain/access';
import { isPaid } from '@ykd/domain/order';
import { shanghaiDay, shanghaiMinute } from '@ykd/domain/shared';
import { Link } from 'react-router-dom';
import { useAdminQueries } from '../admin-queries';
import { useFromHere } from '../blocks/way-back';
import { PartAnswer } from '../components/failed-line';
import { offline } from '../messages/zh-CN/offline';
import { student } from '../messages/zh-CN/student';
import { OrderBadge } from '../orders/order-badges';
import { Nothing } from '../components/nothing';
import { StepPager } from '../components/step-pager';
import { Quiet, Unread, waiting } from './parts';
import { Section } from './section';
import { placeName } from './sections';
import { useStudentQueries } from '../queries/student-page-queries';
import { useSaid } from '../blocks/use-said';

const words = student.orders;
const title = student.sections.orders;

/** What was ordered, and the way to the order for whoever sees orders. */
function Product({ id, productName }: Pick<StudentOrder, 'id' | 'productName'>) {
  const me = useQuery(useAdminQueries().me, undefined).value;
  const from = useFromHere();
  if (!hasRight(me, 'orders.see')) return productName;
  return (
    <styled.span css={{ '& a': { color: 'brand.fg' }, '& a:hover': { textDecoration: 'underline' } }}>
      <Link to={adminOrderPath(id)} state={from}>
        {productName}
      </Link>
    </styled.span>
  );
}

/** The way to enter an order of his that was paid outside, for whoever may. */
function Enter({ userId }: { userId: string }) {
  const me = useQuery(useAdminQueries().me, undefined).value;
  if (!hasRight(me, 'orders.change')) return null;
  return (
    <Button asChild size="sm" variant="outline" minHeight={{ base: '11', md: 'auto' }}>
      <Link to={adminOfflineOrderPath(userId)}>{offline.enter}</Link>
    </Button>
  );
}

/** The last day of something that only a paid order has. */
const dayOf = (order: StudentOrder, at: number | null): string =>
  at === null || !isPaid(order) ? words.forever : shanghaiDay(at);

const colsOf = (hasAmount: boolean): readonly Column<StudentOrder>[] => [
  {
    id: 'product',
    title: words.product,
    isHead: true,
    narrow: 'head',
    cell: ({ id, productName, mergedDays }) => (
      <>
        <Product id={id} productName={productName} />
        {mergedDays && (
          <styled.span display="block" color="fg.muted" fontWeight="normal" fontSize="xs">
            {words.merged}
          </styled.span>
        )}
      </>
    ),
  },
  {
    id: 'status',
    title: words.status,
    narrow: 'head',
    cell: ({ status }) => <OrderBadge status={status} />,
  },
  { id: 'validDate', title: words.validDate, cell: (order) => dayOf(order, order.validDate) },
  { id: 'serviceDate', title: words.serviceDate, cell: (order) => dayOf(order, order.serviceDate) },
  ...(hasAmount
    ? [
        {
          id: 'amount',
          title: words.amount,
          align: 'end',
          cell: ({ amount }) => (amount === null ? words.forever : sumWords(amount)),
        } satisfies Column<StudentOrder>,
      ]
    : []),
  { id: 'placed', title: words.placed, cell: ({ gmtCreated }) => shanghaiMinute(gmtCreated) },
];

/** The page of the address, from 1 on; the first is not said. */
const PAGE = /^[1-9]\d{0,3}$/;
const PAGE_NAME = placeName('orders', 'Page');

/** Which page of his orders the address says, from 0 on; undefined for what is none. */
const usePage = () => {
  const { said, turn } = useSaid();
  const text = said.get(PAGE_NAME);
  const isRead = text === null || PAGE.test(text);
  return {
    pageNum: text === null || !isRead ? 0 : Number(text) - 1,
    isRead,
    turnTo: (pageNum: number) => turn({ [PAGE_NAME]: pageNum === 0 ? undefined : String(pageNum + 1) }),
  };
};

const lastPage = (total: number, pageSize: number): number => Math.ceil(total / pageSize);

/** What he ordered, the newest first. */
export function OrdersSection({ userId }: { userId: string }) {
  const { pageNum, isRead, turnTo } = usePage();
  const orders = useQuery(useStudentQueries().orders, { userId, pageNum });
  return (
    <Section name="orders" aside={<Enter userId={userId} />}>
      {!isRead && <Unread />}
      <PartAnswer
        of={orders}
        failed={student.sectionFailed(title)}
        waiting={waiting}
        isEmpty={({ total }) => total === 0}
        empty={<Nothing title={words.none} hint={words.noneHint} />}
      >
        {({ list, total, pageSize }) => (
          <>
            {list.length === 0 ? (
              <Quiet>{words.beyond}</Quiet>
            ) : (
              <DataTable
                caption={words.list}
                cols={colsOf(list.some(({ amount }) => amount !== null))}
                rows={list}
                nameOf={({ productName }) => productName}
                isBefore={orders.isBefore}
              />
            )}
            <StepPager
              label={title}
              onPrevious={
                pageNum > 0 ? () => turnTo(Math.min(pageNum, lastPage(total, pageSize)) - 1) : undefined
              }
              onNext={(pageNum + 1) * pageSize < total ? () => turnTo(pageNum + 1) : undefined}
            />
          </>
        )}
      </PartAnswer>
    </Section>
  );
}
