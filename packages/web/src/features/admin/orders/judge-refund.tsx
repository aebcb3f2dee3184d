import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Button } from '@ykd/adapters-ui/widgets';
import type { OrderPage } from '@ykd/application/staff-order';
import { hasRight } from '@ykd/domain/access';
import { isPaid, REFUNDING_STATUS } from '@ykd/domain/order';
import { shanghaiMinute } from '@ykd/domain/shared';
import { useState, type ReactNode } from 'react';
import { useAdminQueries } from '../admin-queries';
import { memberTitle } from '../member-title';
import { orders as words } from '../messages/zh-CN/orders';
import { Part } from '../components/detail-parts';
import { OfflineRefundDialog } from './offline-refund-dialog';
import { useOrderQueries } from './order-queries';
import { GrantDialog, RefuseDialog } from './refund-dialogs';
import { useWaiting } from './use-waiting';

type Ask = 'grant' | 'refuse' | 'offline';

const Note = ({ children }: { children: ReactNode }) => (
  <styled.p fontSize="sm" color="fg.muted">
    {children}
  </styled.p>
);

/** What the buyer wrote when he asked. */
function Asked({ order: { student, history } }: { order: OrderPage }) {
  const last = history.findLast(({ event }) => event === 'REQUEST_REFUND');
  if (last === undefined) return null;
  return (
    <styled.p fontSize="sm">
      {words.asked(memberTitle(student), shanghaiMinute(last.at))}
      <styled.q overflowWrap="anywhere">{last.note}</styled.q>
    </styled.p>
  );
}

/** A wish for money back that waits, or money that may have gone back outside: what staff do about it. */
export function JudgeRefund({ order }: { order: OrderPage }) {
  const me = useQuery(useAdminQueries().me, undefined).value;
  const [ask, setAsk] = useState<Ask>();
  const { status, refund, way, isOwn } = order;
  // By its buyer; that a second person is asked by now changes nothing about it.
  const isAsked = status === REFUNDING_STATUS && refund !== 'GRANTED';
  const isOutside = way === 'OUTSIDE' && (isAsked || isPaid(order));
  const money = useQuery(useOrderQueries().moneyOf, order.id, isAsked || isOutside).value;
  const left = money?.left ?? 0;
  const { waiting, isKnown } = useWaiting(order.id);
  // One refund after the other: what was proposed is decided first.
  const isFree = isKnown && waiting === undefined;
  const isOffline = isOutside && left > 0 && isFree;
  const close = () => setAsk(undefined);
  const isShown = hasRight(me, 'orders.refund') && (isAsked || (isOutside && waiting === undefined));
  return (
    <>
      {isShown && (
        <Part title={isAsked ? words.judge : words.refunds}>
          <styled.div display="flex" flexDirection="column" gap="3">
            {isAsked && <Asked order={order} />}
            {isOutside && isFree && <Note>{words.outsideHint}</Note>}
            {isOwn && <Note>{words.own}</Note>}
            {!isOwn && isAsked && waiting !== undefined && <Note>{words.proposalFirst}</Note>}
            {!isOwn && isFree && (
              <styled.div display="flex" flexWrap="wrap" gap="2">
                {isAsked && way !== 'OUTSIDE' && (
                  <Button size="sm" onClick={() => setAsk('grant')}>
                    {words.grant}
                  </Button>
                )}
                {isOffline && (
                  <Button size="sm" variant="outline" onClick={() => setAsk('offline')}>
                    {words.offline}
                  </Button>
                )}
                {isAsked && (
                  <Button size="sm" variant="outline" color="danger.fg" onClick={() => setAsk('refuse')}>
                    {words.refuse}
                  </Button>
                )}
              </styled.div>
            )}
          </styled.div>
        </Part>
      )}
      {/* What a dialog says stays when there is nothing to be judged any more. */}
      {ask === 'grant' && <GrantDialog order={order} money={money} onClose={close} />}
      {ask === 'refuse' && <RefuseDialog order={order} onClose={close} />}
      {ask === 'offline' && money !== undefined && (
        <OfflineRefundDialog order={order} money={money} onClose={close} />
      )}
    </>
  );
}
