import { proposalListQuery } from '@ykd/adapters-http/contracts';
import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Card, EmptyState, type Column } from '@ykd/adapters-ui/widgets';
import type { ProposalView } from '@ykd/application/shop';
import { adminOrderPath } from '@ykd/domain/access';
import { shanghaiMinute } from '@ykd/domain/shared';
import { Link } from 'react-router-dom';
import { ListPage } from '../../../lists/list-page';
import { useList } from '../../../lists/use-list';
import { PageTitle } from '../components/page-title';
import { Refused } from '../components/refused';
import { Time } from '../logs/facts';
import { memberTitle } from '../member-title';
import { orders } from '../messages/zh-CN/orders';
import { PAGE_SIZE } from '../table/page-size';
import { Unbroken } from '../table/cell-value';
import { yuan } from './order-parts';
import { useOrderQueries } from './order-queries';
import { OrderTabs } from './order-tabs';
import { RefundLimit } from './refund-limit';

const words = orders.waiting;

const Way = styled('span', {
  base: { whiteSpace: 'nowrap', '& a': { color: 'brand.fg' }, '& a:hover': { textDecoration: 'underline' } },
});

/** In a narrow table a line has more than a character. */
const Roomy = styled('span', { base: { display: 'block', minWidth: { md: '16' } } });

const COLUMNS: readonly Column<ProposalView, never>[] = [
  {
    id: 'order',
    title: words.order,
    isHead: true,
    narrow: 'head',
    cell: ({ orderId }) => (
      <Way>
        <Link to={adminOrderPath(orderId)} title={orderId}>
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

/** Refunds that wait for a second person, the oldest first: each is decided at its order. */
export function Component() {
  const list = useList(proposalListQuery);
  const page = useQuery(useOrderQueries().proposals, { size: PAGE_SIZE, ...list.place });
  if (page.status === 'refused' && page.refusal?.kind === 'forbidden') {
    return (
      <>
        <PageTitle />
        <Refused />
      </>
    );
  }
  return (
    <>
      <PageTitle note={words.note} />
      <OrderTabs />
      <RefundLimit />
      <ListPage
        title={words.title}
        list={list}
        page={page}
        cols={COLUMNS}
        nameOf={({ amount, gmtCreated }) => words.rowName(yuan(amount), shanghaiMinute(gmtCreated))}
        empty={
          <Card>
            <EmptyState drawing="done" title={words.none} hint={words.noneHint} />
          </Card>
        }
      />
    </>
  );
}
