import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Badge, Button, SkeletonCard, type BadgeProps } from '@ykd/adapters-ui/widgets';
import type { OwnPayout } from '@ykd/application/payout';
import { formatAmount } from '@ykd/domain/order';
import { shanghaiMinute } from '@ykd/domain/shared';
import { useState } from 'react';
import { payouts as words } from '../messages/zh-CN/payouts';
import { usePayoutQueries } from '../payout-queries';
import { useConfirmPayout } from '../use-confirm-payout';
import { Section } from './section';

/** So many are shown at first, and more with each press. */
const PAGE = 10;
const MOST = 100;

const TONES: Readonly<Record<OwnPayout['status'], BadgeProps['tone']>> = {
  MADE: 'info',
  CHECKED: 'info',
  SENT: 'info',
  PAID: 'brand',
  FAILED: 'danger',
  REFUSED: 'danger',
};

const List = styled('ul', {
  base: {
    listStyle: 'none',
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    fontSize: 'sm',
    '& > li:not(:first-child)': { borderTopWidth: '1px', borderColor: 'line', paddingTop: '3' },
  },
});

const yuan = (cents: number): string => `¥${formatAmount(cents)}`;

function Line({ payout }: { payout: OwnPayout }) {
  const { open, isBusy } = useConfirmPayout();
  const { id, method, status, amount, tax, net, reason, gmtCreated, isWaiting } = payout;
  return (
    <li>
      <styled.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2">
        <styled.strong fontVariantNumeric="tabular-nums">{yuan(net)}</styled.strong>
        <Badge tone={isWaiting ? 'amber' : TONES[status]}>{words.status(status, isWaiting)}</Badge>
      </styled.div>
      <styled.p color="fg.muted">{`${words.method(method)} · ${shanghaiMinute(gmtCreated)}`}</styled.p>
      {tax > 0 && <styled.p color="fg.muted">{words.taxed(yuan(amount), yuan(tax))}</styled.p>}
      {reason !== null && <styled.p overflowWrap="anywhere">{words.reason(reason)}</styled.p>}
      {isWaiting && (
        <styled.div display="flex" flexWrap="wrap" alignItems="center" gap="3" marginTop="2">
          <Button
            size="sm"
            aria-disabled={isBusy}
            aria-label={words.confirmOf(yuan(net))}
            onClick={() => void open(id)}
          >
            {words.confirm}
          </Button>
          <styled.span color="fg.muted">{words.confirmHint}</styled.span>
        </styled.div>
      )}
    </li>
  );
}

/** What is paid out to oneself, and what waits for oneself to take it. */
export function PayoutsSection() {
  const [size, setSize] = useState(PAGE);
  const mine = useQuery(usePayoutQueries().mine, { size });
  return (
    <Section title={words.title}>
      <Answer
        of={mine}
        failed={words.failed}
        refused="failed"
        waiting={<SkeletonCard lines={3} />}
        isEmpty={({ list }) => list.length === 0}
        empty={<p>{words.none}</p>}
      >
        {({ list, next }) => (
          <>
            <List>
              {list.map((payout) => (
                <Line key={payout.id} payout={payout} />
              ))}
            </List>
            {next !== null && size < MOST && (
              <styled.div marginTop="3">
                <Button size="sm" variant="ghost" onClick={() => setSize(Math.min(MOST, size + PAGE))}>
                  {words.more}
                </Button>
              </styled.div>
            )}
            {next !== null && size >= MOST && (
              <styled.p marginTop="3" fontSize="sm" color="fg.muted">
                {words.onlyNewest(MOST)}
              </styled.p>
            )}
          </>
        )}
      </Answer>
    </Section>
  );
}
