import { useQuery } from '@ykd/adapters-ui/react';
import { DataTable, type Column } from '@ykd/adapters-ui/widgets';
import type { StaffPosting } from '@ykd/application/commission';
import { ADMIN_PAYOUT_PATH, adminOrderPath, adminPartnerPath, hasRight } from '@ykd/domain/access';
import { shanghaiMinute } from '@ykd/domain/shared';
import { Link } from 'react-router-dom';
import { useAdminQueries } from '../admin-queries';
import { yuan } from '../components/detail-parts';
import { Time } from '../components/facts';
import { memberTitle } from '../member-title';
import { commission as words } from '../messages/zh-CN/commission';
import { Nothing, Unbroken } from '../table/cell-value';
import { Way } from '../partners/way';
import { postingWords } from './posting-words';

/** A table knows its rows by their ids. */
type Row = StaffPosting & { readonly id: string };

const titles = words.columns;

/** The page of what a posting comes from, where the reader may open it. */
function From({
  posting: { orderId, payoutId },
  seesOrders,
}: {
  posting: StaffPosting;
  seesOrders: boolean;
}) {
  if (payoutId !== null) {
    return (
      <Way>
        <Link to={`${ADMIN_PAYOUT_PATH}?${new URLSearchParams({ open: payoutId })}`}>{words.payout}</Link>
      </Way>
    );
  }
  if (orderId === null) return <Nothing />;
  return (
    <Way>
      {seesOrders ? <Link to={adminOrderPath(orderId)}>{words.order(orderId)}</Link> : words.order(orderId)}
    </Way>
  );
}

const colsOf = (seesOrders: boolean, isOfOne: boolean): readonly Column<Row, never>[] => [
  { id: 'what', title: titles.what, isHead: true, narrow: 'head', cell: postingWords },
  ...(isOfOne
    ? []
    : [
        {
          id: 'partner',
          title: titles.partner,
          cell: ({ partner }: Row) => (
            <Way>
              <Link to={adminPartnerPath(partner.id)}>{memberTitle(partner)}</Link>
            </Way>
          ),
        },
      ]),
  {
    id: 'move',
    title: titles.move,
    cell: ({ debit, credit }) => <Unbroken>{words.move(debit, credit)}</Unbroken>,
  },
  { id: 'cents', title: titles.cents, align: 'end', cell: ({ cents }) => <Unbroken>{yuan(cents)}</Unbroken> },
  { id: 'from', title: titles.from, cell: (row) => <From posting={row} seesOrders={seesOrders} /> },
  { id: 'at', title: titles.at, cell: ({ at }) => <Time at={at} /> },
];

/** Postings, line by line; `isOfOne`: all of one partner, whom the page names. */
export function PostingTable({
  caption,
  rows,
  isOfOne = false,
}: {
  caption: string;
  rows: readonly StaffPosting[];
  isOfOne?: boolean;
}) {
  const me = useQuery(useAdminQueries().me, undefined).value;
  return (
    <DataTable<Row, never>
      caption={caption}
      cols={colsOf(hasRight(me, 'orders.see'), isOfOne)}
      rows={rows.map((row) => ({ ...row, id: `${row.partnerId}-${row.seq}` }))}
      nameOf={(row) => words.lineName(postingWords(row), shanghaiMinute(row.at))}
    />
  );
}
