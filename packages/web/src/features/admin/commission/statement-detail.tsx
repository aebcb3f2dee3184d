import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Card, DataTable, EmptyState, SkeletonCard, type Column } from '@ykd/adapters-ui/widgets';
import type { StaffStatement } from '@ykd/application/commission';
import { adminPartnerPath } from '@ykd/domain/access';
import { COMMISSION_ACCOUNTS, type CommissionAccountName, type CommissionSum } from '@ykd/domain/commission';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { yuan } from '../components/detail-parts';
import { Fact, Facts, Time } from '../components/facts';
import { PagedAnswer } from '../components/paged-answer';
import { useTurns } from '../components/step-pager';
import { ExportMenu } from '../exports/export-menu';
import { RunPanel } from '../exports/run-panel';
import { useExports } from '../exports/use-exports';
import { memberTitle } from '../member-title';
import { commission as words } from '../messages/zh-CN/commission';
import { Unbroken } from '../table/cell-value';
import { useCommissionQueries } from './commission-queries';
import { PostingTable } from './posting-table';
import { addsUp } from './statement-values';

/** So many lines stand on a page. */
const PAGE = 20;

type Standing = {
  readonly id: CommissionAccountName;
  readonly opening: number;
  readonly closing: number;
};

const money = (cents: number) => <Unbroken>{yuan(cents)}</Unbroken>;

const STANDING: readonly Column<Standing, never>[] = [
  { id: 'account', title: words.account, isHead: true, narrow: 'head', cell: ({ id }) => words.accounts[id] },
  { id: 'opening', title: words.openingOf, align: 'end', cell: ({ opening }) => money(opening) },
  { id: 'closing', title: words.closingOf, align: 'end', cell: ({ closing }) => money(closing) },
];

type Sum = CommissionSum & { readonly id: string };

const SUMS: readonly Column<Sum, never>[] = [
  {
    id: 'kind',
    title: words.columns.what,
    isHead: true,
    narrow: 'head',
    cell: ({ kind, count }) => words.sum(words.kinds[kind], count),
  },
  { id: 'move', title: words.columns.move, cell: ({ debit, credit }) => words.move(debit, credit) },
  { id: 'cents', title: words.columns.cents, align: 'end', cell: ({ cents }) => money(cents) },
];

/** A part of the detail under its heading; the table in it is named as it is. */
function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <styled.h3 fontSize="md" marginBottom="2">
        {title}
      </styled.h3>
      {children}
    </div>
  );
}

function Lines({ statement: { partnerId, month } }: { statement: StaffStatement }) {
  const { turn, stepsOf } = useTurns();
  const reading = useQuery(useCommissionQueries().postings, { size: PAGE, partnerId, month, ...turn });
  return (
    <PagedAnswer
      of={reading}
      words={{ failed: words.failed, list: words.lines }}
      nobody={{ title: words.nothingHappened, hint: words.lateNote }}
      stepsOf={stepsOf}
    >
      {(rows) => <PostingTable caption={words.lines} rows={rows} isOfOne />}
    </PagedAnswer>
  );
}

function Whole({ statement }: { statement: StaffStatement }) {
  const { partner, number, month, opening, closing, sums, closedAt } = statement;
  const isRight = addsUp(statement);
  const exports = useExports();
  return (
    <styled.div display="flex" flexDirection="column" gap="5">
      <Card room="sm">
        <Facts>
          <Fact title={words.statementColumns.number}>{number}</Fact>
          <Fact title={words.month}>{words.monthTitle(month)}</Fact>
          <Fact title={words.partner}>
            <Link to={adminPartnerPath(partner.id)}>{memberTitle(partner)}</Link>
          </Fact>
          <Fact title={words.closedAt}>
            <Time at={closedAt} />
          </Fact>
        </Facts>
      </Card>
      <styled.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2">
        <styled.p
          flex="1"
          fontSize="sm"
          fontWeight="medium"
          color={isRight ? 'brand.fg' : 'danger.fg'}
          role={isRight ? undefined : 'alert'}
        >
          {isRight ? words.addsUp : words.addsNotUp}
        </styled.p>
        <ExportMenu
          exports={exports}
          list="statement"
          state={{ partner: partner.id, month }}
          hint={words.statementExport}
        />
      </styled.div>
      <RunPanel {...exports} />
      <Section title={words.sums}>
        {sums.length === 0 ? (
          <Card room="sm">{words.nothingHappened}</Card>
        ) : (
          <DataTable<Sum, never>
            caption={words.sums}
            cols={SUMS}
            rows={sums.map((sum) => ({ ...sum, id: `${sum.kind}-${sum.debit}` }))}
            nameOf={({ kind }) => words.kinds[kind]}
          />
        )}
      </Section>
      <Section title={words.standing}>
        <DataTable<Standing, never>
          caption={words.standing}
          cols={STANDING}
          rows={COMMISSION_ACCOUNTS.map((id) => ({ id, opening: opening[id], closing: closing[id] }))}
          nameOf={({ id }) => words.accounts[id]}
        />
      </Section>
      <Section title={words.lines}>
        <Lines statement={statement} />
      </Section>
    </styled.div>
  );
}

/** A statement with every line of it. */
export function StatementDetail({ partnerId, month }: { partnerId: string; month: string }) {
  return (
    <Answer
      of={useQuery(useCommissionQueries().statement, { partnerId, month })}
      failed={words.failed}
      waiting={<SkeletonCard lines={8} />}
      refused={
        <EmptyState drawing="search" title={words.statementMissing} hint={words.statementMissingHint} />
      }
    >
      {(statement) => <Whole statement={statement} />}
    </Answer>
  );
}
