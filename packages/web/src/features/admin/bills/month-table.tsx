import { Badge, DataTable, type Column } from '@ykd/adapters-ui/widgets';
import type { MonthLine } from '@ykd/application/bill';
import { shanghaiMinute } from '@ykd/domain/shared';
import { Link } from 'react-router-dom';
import { bills as words } from '../messages/zh-CN/bills';
import { Unbroken } from '../table/cell-value';
import { BothSides, monthHref, Ways } from './bill-parts';

type Row = MonthLine & { readonly id: string };

const stateOf = ({ closedAt, openDifferences }: MonthLine) => {
  if (closedAt !== null) return <Badge tone="brand">{words.closed}</Badge>;
  return openDifferences > 0 ? (
    <Badge tone="amber">{words.openCount(openDifferences)}</Badge>
  ) : (
    <Badge>{words.clean}</Badge>
  );
};

const columnsOf = (shown: string): readonly Column<Row, never>[] => [
  {
    id: 'month',
    title: words.month,
    isHead: true,
    narrow: 'head',
    cell: ({ month }) => (
      <Ways>
        <Link to={monthHref(month)} aria-current={month === shown ? 'true' : undefined} preventScrollReset>
          {words.monthTitle(month)}
        </Link>
      </Ways>
    ),
  },
  {
    id: 'payments',
    title: words.payments,
    align: 'end',
    cell: ({ ourPayments, theirPayments }) => <BothSides ours={ourPayments} theirs={theirPayments} />,
  },
  {
    id: 'refunds',
    title: words.refunds,
    align: 'end',
    cell: ({ ourRefunds, theirRefunds }) => <BothSides ours={ourRefunds} theirs={theirRefunds} />,
  },
  {
    id: 'days',
    title: words.days,
    cell: ({ comparedDays, days }) => <Unbroken>{words.daysOf(comparedDays, days)}</Unbroken>,
  },
  { id: 'state', title: words.state, cell: stateOf },
];

/** The months of which there are bills; the one that is shown below is marked. */
export function MonthTable({ months, shown }: { months: readonly MonthLine[]; shown: string }) {
  return (
    <DataTable<Row, never>
      caption={words.months}
      cols={columnsOf(shown)}
      rows={months.map((month) => ({ ...month, id: month.month }))}
      nameOf={({ month }) => words.monthTitle(month)}
      shown={shown}
    />
  );
}

/** Who closed a month, and when. */
export const closedWords = ({ closedAt, closedByName }: MonthLine): string | undefined =>
  closedAt === null ? undefined : words.closedBy(closedByName ?? words.somebody, shanghaiMinute(closedAt));
