import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Button, Card, EmptyState, SkeletonCard } from '@ykd/adapters-ui/widgets';
import type { DifferenceLine, DifferencePage } from '@ykd/application/bill';
import { adminOrderPath, hasRight } from '@ykd/domain/access';
import { shanghaiDay, shanghaiMinute } from '@ykd/domain/shared';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAdminQueries } from '../admin-queries';
import { Fact, Facts } from '../components/facts';
import { bills } from '../messages/zh-CN/bills';
import { OddityLines } from '../orders/oddity-lines';
import { Copied, LineHead, Lines, Part, Quiet, yuan } from '../components/detail-parts';
import { settledWords, sideOf } from './difference-cells';
import { useBillQueries } from './bill-queries';
import { SettleDialog } from './settle-dialog';

const words = bills.difference;

const stateOf = (state: keyof typeof words.states | null): string =>
  state === null ? '' : `，${words.states[state]}`;

/** Whether it is about one move of money, not about the bill of a day as a whole. */
const isAboutMoney = ({ kind }: DifferenceLine): boolean => kind !== 'BILL_GONE';

/** Both sides, the order, and what became of it. */
function Sides({ difference }: { difference: DifferenceLine }) {
  const { kind, dayAt, ours, theirs, ourState, theirState, gap, orderId } = difference;
  const isMoney = isAboutMoney(difference);
  return (
    <Card room="sm">
      <Facts>
        <Fact title={words.columns.kind.title}>{words.kinds[kind]}</Fact>
        <Fact title={bills.day}>{shanghaiDay(dayAt)}</Fact>
        {isMoney && (
          <>
            <Fact title={bills.ours}>{sideOf(ours) + stateOf(ourState)}</Fact>
            <Fact title={bills.theirs}>{sideOf(theirs) + stateOf(theirState)}</Fact>
            {gap !== 0 && <Fact title={bills.gap}>{yuan(gap)}</Fact>}
            <Fact title={words.columns.orderId.title}>
              {orderId === null ? (
                words.noOrder
              ) : (
                <Link to={adminOrderPath(orderId)}>{bills.order(orderId)}</Link>
              )}
            </Fact>
          </>
        )}
        <Fact title={words.columns.settledAt.title}>{settledWords(difference)}</Fact>
      </Facts>
      {isMoney && (
        <styled.div display="flex" flexDirection="column" gap="1" marginTop="3">
          <Copied what={words.number} text={difference.number} />
          {difference.number !== difference.transactionId && (
            <Copied what={words.transaction} text={difference.transactionId} />
          )}
        </styled.div>
      )}
    </Card>
  );
}

/** Where its number stands in bills. */
function Rows({ rows }: Pick<DifferencePage, 'rows'>) {
  return (
    <Part title={words.rows}>
      {rows.length === 0 ? (
        <Quiet>{words.rowsNone}</Quiet>
      ) : (
        <Lines>
          {rows.map((row, at) => (
            <li key={`${row.day} ${at}`}>
              <LineHead>
                <strong>{words.rowIn(row.day)}</strong>
                <span>{words.rowKinds[row.kind]}</span>
                <span>{yuan(row.amount)}</span>
                <span>{words.states[row.state]}</span>
              </LineHead>
              <Quiet>{shanghaiMinute(row.at)}</Quiet>
            </li>
          ))}
        </Lines>
      )}
    </Part>
  );
}

function Whole({ page: { difference, rows, isOwn, oddities } }: { page: DifferencePage }) {
  const me = useQuery(useAdminQueries().me, undefined).value;
  const [isSettling, setSettling] = useState(false);
  const isOpen = difference.settledAt === null;
  return (
    <styled.div display="flex" flexDirection="column" gap="5">
      <Sides difference={difference} />
      {isAboutMoney(difference) && <Rows rows={rows} />}
      {oddities.length > 0 && (
        <Part title={words.oddities}>
          <OddityLines oddities={oddities} />
        </Part>
      )}
      <Part title={words.how}>
        <Quiet>{isOpen ? words.means[difference.kind] : difference.note}</Quiet>
        {isOpen && hasRight(me, 'oddities.settle') && (
          <styled.div marginTop="3">
            {isOwn ? (
              <Quiet>{words.own}</Quiet>
            ) : (
              <Button size="sm" onClick={() => setSettling(true)}>
                {words.settle}
              </Button>
            )}
          </styled.div>
        )}
      </Part>
      {isSettling && <SettleDialog difference={difference} onClose={() => setSettling(false)} />}
    </styled.div>
  );
}

/** A difference; its id is in the address. */
export function DifferenceDetail({ id }: { id: string }) {
  const page = useQuery(useBillQueries().one, id);
  return (
    <Answer
      of={page}
      failed={words.failed}
      refused={<EmptyState drawing="search" title={words.missing} hint={bills.missingHint} />}
      waiting={<SkeletonCard lines={6} />}
    >
      {(shown) => <Whole page={shown} />}
    </Answer>
  );
}
