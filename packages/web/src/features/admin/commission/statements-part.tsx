import { useQuery } from '@ykd/adapters-ui/react';
import { DataTable, SkeletonCard, type Column } from '@ykd/adapters-ui/widgets';
import type { StaffStatement } from '@ykd/application/commission';
import { Link } from 'react-router-dom';
import { PartAnswer } from '../components/failed-line';
import { Nothing } from '../components/nothing';
import { StepPager, useTurns } from '../components/step-pager';
import { commission as words } from '../messages/zh-CN/commission';
import { PartCard } from '../partners/part-card';
import { Way } from '../partners/way';
import { Unbroken } from '../table/cell-value';
import { useCommissionQueries } from './commission-queries';
import { leftWords, statementHref } from './statement-values';

/** A year of them stands on a page. */
const PAGE = 12;

/** A table knows its rows by their ids. */
type Row = StaffStatement & { readonly id: string };

const titles = words.statementColumns;

const COLS: readonly Column<Row, never>[] = [
  {
    id: 'month',
    title: words.month,
    isHead: true,
    narrow: 'head',
    cell: ({ month, partnerId }) => (
      <Way>
        <Link to={statementHref(month, partnerId)}>{words.monthTitle(month)}</Link>
      </Way>
    ),
  },
  { id: 'number', title: titles.number, cell: ({ number }) => <Unbroken>{number}</Unbroken> },
  { id: 'opening', title: titles.opening, cell: ({ opening }) => leftWords(opening) },
  { id: 'closing', title: titles.closing, cell: ({ closing }) => leftWords(closing) },
];

/** The statements of a partner, newest first. */
export function StatementsPart({ partnerId }: { partnerId: string }) {
  const { turn, stepsOf } = useTurns();
  const reading = useQuery(useCommissionQueries().statementsOf, { partnerId, size: PAGE, ...turn });
  return (
    <PartCard title={words.statements}>
      <PartAnswer
        of={reading}
        failed={words.failed}
        waiting={<SkeletonCard lines={4} />}
        isEmpty={({ list }) => list.length === 0}
        empty={<Nothing title={words.noStatementYet} hint={words.noStatementYetHint} />}
      >
        {(page) => (
          <>
            <DataTable<Row, never>
              caption={words.listOf(words.statements)}
              cols={COLS}
              rows={page.list.map((one) => ({ ...one, id: one.month }))}
              nameOf={({ month }) => words.monthTitle(month)}
            />
            <StepPager label={words.statements} {...stepsOf(page)} />
          </>
        )}
      </PartAnswer>
    </PartCard>
  );
}
