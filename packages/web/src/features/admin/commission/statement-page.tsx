import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  DataTable,
  IconButton,
  type Column,
} from '@ykd/adapters-ui/widgets';
import type { StaffStatement } from '@ykd/application/commission';
import { shanghaiDay } from '@ykd/domain/shared';
import type { ReactNode } from 'react';
import { useServices } from '../../../container/services-context';
import { monthAfter, monthOf } from '../blocks/asked-month';
import { DetailDrawer } from '../blocks/detail-drawer';
import { OpenLink } from '../blocks/open-link';
import { useOpenRow, type OpenRow } from '../blocks/use-open-row';
import { useSaid } from '../blocks/use-said';
import { Quiet, yuan } from '../components/detail-parts';
import { PagedAnswer } from '../components/paged-answer';
import { useTurns } from '../components/step-pager';
import { memberTitle } from '../member-title';
import { commission as words } from '../messages/zh-CN/commission';
import { PartnerFrame } from '../partners/partner-frame';
import { useCommissionQueries } from './commission-queries';
import { StatementDetail } from './statement-detail';
import { leftWords } from './statement-values';

/** So many statements stand on a page. */
const PAGE = 20;

/** A table knows its rows by their ids: in a month a partner has one statement. */
type Row = StaffStatement & { readonly id: string };

const titles = words.statementColumns;

const colsOf = (row: OpenRow): readonly Column<Row, never>[] => [
  {
    id: 'number',
    title: titles.number,
    isHead: true,
    narrow: 'head',
    cell: ({ id, number }) => (
      <OpenLink row={row} id={id}>
        {number}
      </OpenLink>
    ),
  },
  { id: 'partner', title: titles.partner, cell: ({ partner }) => memberTitle(partner) },
  { id: 'opening', title: titles.opening, cell: ({ opening }) => leftWords(opening) },
  {
    id: 'sums',
    title: titles.sums,
    cell: ({ sums }) =>
      sums.length === 0 ? (
        words.nothingHappened
      ) : (
        <styled.ul listStyle="none">
          {sums.map(({ kind, debit, count, cents }) => (
            <li key={`${kind}-${debit}`}>{`${words.sum(words.kinds[kind], count)} ${yuan(cents)}`}</li>
          ))}
        </styled.ul>
      ),
  },
  { id: 'closing', title: titles.closing, cell: ({ closing }) => leftWords(closing) },
];

function Statements({ month }: { month: string }) {
  const queries = useCommissionQueries();
  const row = useOpenRow();
  const { turn, stepsOf } = useTurns();
  const reading = useQuery(queries.statements, { month, size: PAGE, ...turn });
  const closing = useQuery(queries.closing, month).value;
  const list = reading.value?.list ?? [];
  const titleOf = (partnerId: string): string => {
    const found =
      list.find((one) => one.partnerId === partnerId) ??
      queries.statement.of({ partnerId, month }).getSnapshot().value;
    return words.statementTitled(found && memberTitle(found.partner));
  };
  return (
    <>
      {closing && <Quiet marginBottom="3">{words.closing(closing)}</Quiet>}
      <PagedAnswer
        of={reading}
        words={{ failed: words.failed, list: words.statements }}
        nobody={{ title: words.noStatement, hint: words.noStatementHint }}
        stepsOf={stepsOf}
      >
        {(statements) => (
          <DataTable<Row, never>
            caption={words.statements}
            cols={colsOf(row)}
            rows={statements.map((one) => ({ ...one, id: one.partnerId }))}
            nameOf={({ partner }) => words.statementTitled(memberTitle(partner))}
          />
        )}
      </PagedAnswer>
      <DetailDrawer row={row} ids={list.map(({ partnerId }) => partnerId)} title={titleOf}>
        {(partnerId) => <StatementDetail partnerId={partnerId} month={month} />}
      </DetailDrawer>
    </>
  );
}

/** The statements of a month by their numbers, each with every line of it, for staff with the right `partners.manage`. Beyond the Specification. */
export function Component() {
  const { said, say } = useSaid();
  const today = shanghaiDay(useServices().environment.clock.now());
  const thisMonth = monthOf(null, today);
  // The last one that may be closed by now.
  const month = monthOf(said.get('month'), monthAfter(thisMonth, -1));
  const step = (by: number, label: string, icon: ReactNode) => (
    <IconButton
      label={label}
      variant="outline"
      disabled={by > 0 && month >= thisMonth}
      onClick={() => say({ month: monthAfter(month, by), open: undefined })}
    >
      {icon}
    </IconButton>
  );
  return (
    <PartnerFrame note={words.statementsNote}>
      <styled.div display="flex" alignItems="center" gap="3" marginBottom="3">
        {step(-1, words.earlier, <ChevronLeftIcon size={16} />)}
        <styled.h2 fontSize="md" minWidth="28" textAlign="center">
          {words.monthTitle(month)}
        </styled.h2>
        {step(1, words.later, <ChevronRightIcon size={16} />)}
      </styled.div>
      <Statements key={month} month={month} />
    </PartnerFrame>
  );
}
