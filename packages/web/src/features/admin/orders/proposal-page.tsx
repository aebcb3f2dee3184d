import { proposalListQuery } from '@ykd/adapters-http/contracts';
import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Card, EmptyState, type Column } from '@ykd/adapters-ui/widgets';
import type { ProposalView } from '@ykd/application/shop';
import { shanghaiMinute } from '@ykd/domain/shared';
import { Link, useNavigate } from 'react-router-dom';
import { ListPage } from '../../../lists/list-page';
import { useList } from '../../../lists/use-list';
import { DetailDrawer } from '../blocks/detail-drawer';
import { wayToDetail } from '../blocks/open-link';
import { useOpenRow, type OpenRow } from '../blocks/use-open-row';
import { PageTitle } from '../components/page-title';
import { Refused } from '../components/refused';
import { Time } from '../components/facts';
import { memberTitle } from '../member-title';
import { orders } from '../messages/zh-CN/orders';
import { Unbroken } from '../table/cell-value';
import { PAGE_SIZE } from '../table/page-size';
import { goTo } from '../table/row-way';
import { rowKeys } from '../table/use-row-keys';
import { OrderDetail } from './order-detail';
import { yuan } from '../components/detail-parts';
import { useOrderQueries } from './order-queries';
import { OrderTabs } from './order-tabs';
import { RefundLimit } from './refund-limit';

const words = orders.waiting;

const Way = styled('span', {
  base: { whiteSpace: 'nowrap', '& a': { color: 'brand.fg' }, '& a:hover': { textDecoration: 'underline' } },
});

/** In a narrow table a line has more than a character. */
const Roomy = styled('span', { base: { display: 'block', minWidth: { md: '16' } } });

const columnsOf = (row: OpenRow): readonly Column<ProposalView, never>[] => [
  {
    id: 'order',
    title: words.order,
    isHead: true,
    narrow: 'head',
    cell: ({ orderId }) => (
      <Way>
        <Link {...wayToDetail(row, orderId)} title={orderId}>
          {orders.title(orderId)}
        </Link>
      </Way>
    ),
  },
  { id: 'product', title: orders.product, cell: ({ productName }) => <Roomy>{productName}</Roomy> },
  {
    id: 'buyer',
    title: words.buyer,
    cell: ({ buyerName }) => <Unbroken>{memberTitle({ name: buyerName })}</Unbroken>,
  },
  {
    id: 'amount',
    title: words.amount,
    align: 'end',
    cell: ({ amount }) => <Unbroken>{yuan(amount)}</Unbroken>,
  },
  { id: 'reason', title: words.reason, cell: ({ reason }) => <Roomy>{reason}</Roomy> },
  {
    id: 'proposer',
    title: words.proposer,
    cell: ({ proposerName }) => <Unbroken>{memberTitle({ name: proposerName })}</Unbroken>,
  },
  { id: 'at', title: words.at, cell: ({ gmtCreated }) => <Time at={gmtCreated} /> },
];

/** Refunds that wait for a second person, the oldest first: each is decided at its order, which opens beside the list. */
export function Component() {
  const list = useList(proposalListQuery);
  const row = useOpenRow();
  const navigate = useNavigate();
  const page = useQuery(useOrderQueries().proposals, { size: PAGE_SIZE, ...list.place });
  if (page.status === 'refused' && page.refusal?.kind === 'forbidden') {
    return (
      <>
        <PageTitle />
        <Refused />
      </>
    );
  }
  const rows = page.value?.list ?? [];
  // An order has one of them at most.
  const open = ({ orderId }: ProposalView) => goTo(navigate, wayToDetail(row, orderId));
  const onKeyDown = rowKeys({
    onOpen: (id) => {
      const one = rows.find((proposal) => proposal.id === id);
      if (one !== undefined) open(one);
    },
  });
  return (
    <>
      <PageTitle note={words.note} />
      <OrderTabs />
      <RefundLimit />
      <styled.div onKeyDown={onKeyDown}>
        <ListPage
          title={words.title}
          list={list}
          page={page}
          cols={columnsOf(row)}
          nameOf={({ amount, gmtCreated }) => words.rowName(yuan(amount), shanghaiMinute(gmtCreated))}
          onOpen={open}
          empty={
            <Card>
              <EmptyState drawing="done" title={words.none} hint={words.noneHint} />
            </Card>
          }
        />
      </styled.div>
      <DetailDrawer row={row} ids={rows.map(({ orderId }) => orderId)} title={orders.title}>
        {(orderId) => <OrderDetail orderId={orderId} />}
      </DetailDrawer>
    </>
  );
}
