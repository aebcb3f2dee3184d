import { errorMessage } from '@ykd/adapters-http/contracts';
import { wordsForReaders } from '@ykd/adapters-http/client';
import { styled } from '@ykd/adapters-ui/styled';
import { Badge, Button, DataTable, type Column } from '@ykd/adapters-ui/widgets';
import type { BillDayLine } from '@ykd/application/bill';
import { shanghaiMinute } from '@ykd/domain/shared';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useServices } from '../../../container/services-context';
import { bills as words } from '../messages/zh-CN/bills';
import { Nothing } from '../table/cell-value';
import { differencesHref } from '../orders-href';
import { BothSides, Ways } from './bill-parts';
import { useBillQueries } from './bill-queries';

type Row = BillDayLine & { readonly id: string };

/** Gets the bill of a day again. */
function CompareAgain({ day }: { day: string }) {
  const queries = useBillQueries();
  const { commands } = useServices().toasts;
  const [isBusy, setBusy] = useState(false);
  const compare = async (): Promise<void> => {
    setBusy(true);
    try {
      const answer = await queries.compare({ day });
      if (answer.ok) commands.success(words.againDone(day));
      else commands.error(words.againFailed, { description: errorMessage(answer.error) });
    } catch (error) {
      commands.error(words.againFailed, { description: wordsForReaders(error) });
    } finally {
      queries.outdate();
      setBusy(false);
    }
  };
  return (
    <Button
      size="sm"
      variant="ghost"
      // Its words stand below the head of the column, and its row is no higher than the others.
      my="-1.5"
      marginInlineStart={{ md: '-3' }}
      marginInlineEnd={{ base: '-3', md: '0' }}
      disabled={isBusy}
      aria-label={words.againOf(day)}
      onClick={() => void compare()}
    >
      {words.again}
    </Button>
  );
}

function State({
  day: { day, state, tries, error, comparedAt, differences, openDifferences },
}: {
  day: Row;
}) {
  if (state === 'WAITING')
    return (
      <styled.span display="inline-flex" flexDirection="column" gap="1">
        <styled.span>{tries === 0 ? words.waiting : `${words.waiting}，${words.tried(tries)}`}</styled.span>
        <styled.span color="fg.muted" fontSize="xs" overflowWrap="anywhere">
          {error ?? words.waitingHint}
        </styled.span>
      </styled.span>
    );
  return (
    <styled.span display="inline-flex" flexWrap="wrap" alignItems="center" gap="2">
      {state === 'GONE' && words.gone}
      {differences === 0 ? (
        words.noDifference
      ) : (
        <Ways>
          <Link to={differencesHref({ dayAt: `is:${day}` })}>
            <Badge tone={openDifferences > 0 ? 'amber' : 'neutral'}>
              {words.differences(openDifferences, differences)}
            </Badge>
          </Link>
        </Ways>
      )}
      {comparedAt !== null && (
        <styled.span color="fg.subtle" fontSize="xs" whiteSpace="nowrap">
          {words.comparedAt(shanghaiMinute(comparedAt))}
        </styled.span>
      )}
    </styled.span>
  );
}

const columnsOf = (maySettle: boolean): readonly Column<Row, never>[] => [
  { id: 'day', title: words.day, isHead: true, narrow: 'head', cell: ({ day }) => day },
  {
    id: 'payments',
    title: words.payments,
    align: 'end',
    cell: ({ payments }) =>
      payments === null ? <Nothing /> : <BothSides ours={payments.ourSum} theirs={payments.theirSum} />,
  },
  {
    id: 'refunds',
    title: words.refunds,
    align: 'end',
    cell: ({ refunds }) =>
      refunds === null ? <Nothing /> : <BothSides ours={refunds.ourSum} theirs={refunds.theirSum} />,
  },
  { id: 'state', title: words.state, cell: (day) => <State day={day} /> },
  ...(maySettle
    ? [
        {
          id: 'again',
          title: words.again,
          cell: ({ day, isKept }: Row) => (isKept ? <CompareAgain day={day} /> : <Nothing />),
        },
      ]
    : []),
];

/** The days of a month. */
export function DayTable({ days, maySettle }: { days: readonly BillDayLine[]; maySettle: boolean }) {
  return (
    <DataTable<Row, never>
      caption={words.dayList}
      cols={columnsOf(maySettle)}
      rows={days.map((day) => ({ ...day, id: day.day }))}
      nameOf={({ day }) => day}
    />
  );
}
