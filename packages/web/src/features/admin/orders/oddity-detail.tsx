import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Button, Card, EmptyState, SkeletonCard } from '@ykd/adapters-ui/widgets';
import { errorMessage } from '@ykd/adapters-http/contracts';
import { wordsForReaders } from '@ykd/adapters-http/client';
import type { OddityLine } from '@ykd/application/shop';
import { adminOrderPath } from '@ykd/domain/access';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useServices } from '../../../container/services-context';
import { Fact, Facts, Time } from '../components/facts';
import { orders } from '../messages/zh-CN/orders';
import { ODDITY_CELLS } from './oddity-cells';
import { settledWords } from './oddity-lines';
import { Copied, Part, Quiet } from '../components/detail-parts';
import { useOrderQueries } from './order-queries';

const words = orders.odd;

/** Somebody looked at it, or has a failed refund tried again: what became of it is shown at once. */
function Settle({ oddity: { id, orderId, mayRetry } }: { oddity: OddityLine }) {
  const queries = useOrderQueries();
  const { commands } = useServices().toasts;
  const [isBusy, setBusy] = useState(false);
  const settle = async (retry: boolean): Promise<void> => {
    setBusy(true);
    try {
      const answer = await queries.settleOddity({ id, retry });
      queries.outdate(orderId);
      if (answer.ok) commands.success(retry ? words.retried : words.settled);
      else commands.error(errorMessage(answer.error));
    } catch (error) {
      commands.error(words.failed, { description: wordsForReaders(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <styled.div display="flex" flexDirection="column" gap="3">
      {mayRetry && <Quiet>{words.retryHint}</Quiet>}
      <styled.div display="flex" flexWrap="wrap" gap="2">
        {mayRetry && (
          <Button size="sm" disabled={isBusy} onClick={() => void settle(true)}>
            {words.retry}
          </Button>
        )}
        <Button
          size="sm"
          variant={mayRetry ? 'outline' : 'solid'}
          disabled={isBusy}
          onClick={() => void settle(false)}
        >
          {words.settle}
        </Button>
      </styled.div>
    </styled.div>
  );
}

function Whole({ oddity }: { oddity: OddityLine }) {
  const { kind, orderId, subject, note, gmtCreated, settledAt } = oddity;
  const order = useQuery(useOrderQueries().one, orderId ?? '', orderId !== null && settledAt === null);
  return (
    <styled.div display="flex" flexDirection="column" gap="5">
      <Card room="sm">
        <Facts>
          <Fact title={words.columns.kind.title}>{words.kinds[kind]}</Fact>
          <Fact title={words.columns.amount.title}>{ODDITY_CELLS.amount(oddity)}</Fact>
          <Fact title={words.order}>
            {orderId === null ? (
              words.noOrder
            ) : (
              <Link to={adminOrderPath(orderId)}>{orders.title(orderId)}</Link>
            )}
          </Fact>
          <Fact title={words.foundAt}>
            <Time at={gmtCreated} />
          </Fact>
          <Fact title={words.columns.settledAt.title}>{settledWords(oddity)}</Fact>
          {note !== '' && <Fact title={words.columns.note.title}>{note}</Fact>}
        </Facts>
        <styled.div marginTop="3">
          <Copied what={words.subject} text={subject} />
        </styled.div>
      </Card>
      <Part title={words.before}>
        <Quiet>{words.means[kind]}</Quiet>
        {settledAt === null && (
          <styled.div marginTop="3">
            {order.value?.isOwn === true ? <Quiet>{words.own}</Quiet> : <Settle oddity={oddity} />}
          </styled.div>
        )}
      </Part>
    </styled.div>
  );
}

/** Something odd about money; its id is in the address. */
export function OddityDetail({ id, shown }: { id: string; shown: OddityLine | undefined }) {
  const one = useQuery(useOrderQueries().oddity, id, shown === undefined);
  if (shown !== undefined) return <Whole oddity={shown} />;
  return (
    <Answer
      of={one}
      failed={words.failed}
      refused={<EmptyState drawing="search" title={words.missing} hint={orders.missingHint} />}
      waiting={<SkeletonCard lines={6} />}
    >
      {(oddity) => <Whole oddity={oddity} />}
    </Answer>
  );
}
