import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { DataTable, SkeletonCard, type Column } from '@ykd/adapters-ui/widgets';
import type { StaffCommissionOrder } from '@ykd/application/commission';
import type { StaffView } from '@ykd/application/staff';
import { adminOrderPath, adminStudentPath, hasRight } from '@ykd/domain/access';
import { Link } from 'react-router-dom';
import { useAdminQueries } from '../admin-queries';
import { yuan } from '../components/detail-parts';
import { Time } from '../components/facts';
import { PartAnswer } from '../components/failed-line';
import { Nothing } from '../components/nothing';
import { StepPager, useTurns } from '../components/step-pager';
import { memberTitle } from '../member-title';
import { commission as words } from '../messages/zh-CN/commission';
import { PartCard } from '../partners/part-card';
import { Way } from '../partners/way';
import { Unbroken } from '../table/cell-value';
import { useCommissionQueries } from './commission-queries';
import { ReviewBadge } from './review-badge';

/** So many orders stand on a page. */
const PAGE = 10;

/** A table knows its rows by their ids. */
type Row = StaffCommissionOrder & { readonly id: string };

const titles = words.broughtColumns;

const colsOf = (me: StaffView | undefined): readonly Column<Row, never>[] => [
  {
    id: 'product',
    title: titles.product,
    isHead: true,
    narrow: 'head',
    cell: ({ id, productName }) => (
      <Way>
        {hasRight(me, 'orders.see') ? <Link to={adminOrderPath(id)}>{productName}</Link> : productName}
      </Way>
    ),
  },
  {
    id: 'buyer',
    title: titles.buyer,
    cell: ({ buyer }) => (
      <Way>
        {hasRight(me, 'students.see') ? (
          <Link to={adminStudentPath(buyer.id)}>{memberTitle(buyer)}</Link>
        ) : (
          memberTitle(buyer)
        )}
      </Way>
    ),
  },
  { id: 'paid', title: titles.paid, align: 'end', cell: ({ amount }) => <Unbroken>{yuan(amount)}</Unbroken> },
  {
    id: 'earned',
    title: titles.earned,
    align: 'end',
    cell: ({ earned, reversed, rateBp }) => (
      <>
        <Unbroken>{words.earnedOf(yuan(earned), rateBp)}</Unbroken>
        {reversed > 0 && (
          <styled.span display="block" color="fg.muted">
            {words.ofReversed(yuan(reversed))}
          </styled.span>
        )}
      </>
    ),
  },
  {
    id: 'state',
    title: titles.state,
    cell: ({ state, review, earned, reversed }) => {
      if (review === 'OPEN' || review === 'REFUSED') return <ReviewBadge review={review} />;
      if (earned > 0 && earned === reversed) return words.takenBack;
      return state === 'RELEASED' ? words.released : words.states[state];
    },
  },
  { id: 'placedAt', title: titles.placedAt, cell: ({ placedAt }) => <Time at={placedAt} /> },
];

/** What a partner brought, newest first. */
export function BroughtPart({ partnerId }: { partnerId: string }) {
  const { turn, stepsOf } = useTurns();
  const reading = useQuery(useCommissionQueries().orders, { partnerId, size: PAGE, ...turn });
  const me = useQuery(useAdminQueries().me, undefined).value;
  return (
    <PartCard title={words.brought}>
      <PartAnswer
        of={reading}
        failed={words.failed}
        waiting={<SkeletonCard lines={4} />}
        isEmpty={({ list }) => list.length === 0}
        empty={<Nothing title={words.noBrought} hint={words.noBroughtHint} />}
      >
        {(page) => (
          <>
            <DataTable<Row, never>
              caption={words.listOf(words.brought)}
              cols={colsOf(me)}
              rows={page.list.map((one) => ({ ...one, id: one.orderId }))}
              nameOf={({ productName }) => productName}
            />
            <StepPager label={words.brought} {...stepsOf(page)} />
          </>
        )}
      </PartAnswer>
    </PartCard>
  );
}
