import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Button, SkeletonText } from '@ykd/adapters-ui/widgets';
import type { OrderMoneyView } from '@ykd/application/staff-refund';
import type { OrderPage } from '@ykd/application/staff-order';
import { hasRight } from '@ykd/domain/access';
import { isPaid, REFUNDING_STATUS } from '@ykd/domain/order';
import { useState } from 'react';
import { useAdminQueries } from '../admin-queries';
import { PartAnswer } from '../components/failed-line';
import { Fact, Facts, Time } from '../components/facts';
import { offline } from '../messages/zh-CN/offline';
import { orders as words } from '../messages/zh-CN/orders';
import { GiveBackDialog } from './give-back-dialog';
import { LineHead, Lines, Part, Quiet, yuan } from '../components/detail-parts';
import { useOrderQueries } from './order-queries';
import { EndedProposals } from './proposal-lines';
import { ValidityDialog } from './validity-dialog';

/** What staff gave back by hand, and how it was paid outside of the platform. */
function ByHand({ money: { offlineRefunds, offlinePayment } }: { money: OrderMoneyView }) {
  if (offlineRefunds.length === 0 && offlinePayment === null) return null;
  const somebody = words.odd.somebody;
  return (
    <Lines marginTop="3">
      {offlinePayment !== null && (
        <li>
          <LineHead>
            <strong>{words.offlinePaid(offlinePayment.actorName ?? somebody)}</strong>
            <Time at={offlinePayment.gmtCreated} />
          </LineHead>
          <styled.p color="fg.muted" overflowWrap="anywhere">
            {[offline.ways[offlinePayment.way], offlinePayment.evidence, offlinePayment.reason].join(' · ')}
          </styled.p>
          <styled.span display="flex" flexWrap="wrap" gap="2" marginTop="2">
            {offlinePayment.pictures.map((address, at) => (
              <a key={address} href={address} target="_blank" rel="noreferrer">
                <styled.img src={address} alt={offline.picture(at + 1)} height="16" borderRadius="md" />
              </a>
            ))}
          </styled.span>
        </li>
      )}
      {offlineRefunds.map(({ id, amount, reason, evidence, actorName, secondName, gmtCreated }) => (
        <li key={id}>
          <LineHead>
            <strong>
              {words.offlineRefund} {yuan(amount)}
            </strong>
            <span>{words.by(actorName ?? somebody, secondName)}</span>
            <Time at={gmtCreated} />
          </LineHead>
          <styled.p color="fg.muted" overflowWrap="anywhere">
            {[reason, evidence].join(' · ')}
          </styled.p>
        </li>
      ))}
    </Lines>
  );
}

/** The money of an order, what of it can still go back, and until when it lasts: what staff may change of that. */
export function StaffMoney({ order }: { order: OrderPage }) {
  const me = useQuery(useAdminQueries().me, undefined).value;
  const money = useQuery(useOrderQueries().moneyOf, order.id);
  const [ask, setAsk] = useState<'give' | 'validity'>();
  const { status, isOwn } = order;
  const mayRefund = hasRight(me, 'orders.refund');
  const isOpen = isPaid({ status }) || status === REFUNDING_STATUS;
  const close = () => setAsk(undefined);
  return (
    <PartAnswer of={money} failed={words.moneyFailed} waiting={<SkeletonText lines={3} />}>
      {(value) => {
        const { way, captured, left, refunded, onWay, limit, proposals } = value;
        const isWaiting = proposals.some((one) => one.status === 'OPEN');
        const mayGive = mayRefund && !isOwn && isOpen && way === 'ONLINE' && left > 0 && !isWaiting;
        const mayChange = hasRight(me, 'orders.change') && !isOwn && isPaid({ status });
        if (way === null && !mayChange && proposals.length === 0) return null;
        return (
          <>
            <Part title={words.money}>
              {way !== null && (
                <Facts>
                  <Fact title={words.captured}>{yuan(captured)}</Fact>
                  <Fact title={words.back}>{yuan(refunded)}</Fact>
                  {onWay > 0 && <Fact title={words.onWay}>{yuan(onWay)}</Fact>}
                  <Fact title={words.left}>{yuan(left)}</Fact>
                </Facts>
              )}
              <ByHand money={value} />
              {(mayGive || mayChange) && (
                <styled.div display="flex" flexWrap="wrap" alignItems="center" gap="2" marginTop="3">
                  {mayGive && (
                    <Button size="sm" variant="outline" onClick={() => setAsk('give')}>
                      {words.give}
                    </Button>
                  )}
                  {mayChange && (
                    <Button size="sm" variant="outline" onClick={() => setAsk('validity')}>
                      {words.validity}
                    </Button>
                  )}
                  {mayGive && <Quiet>{words.second(yuan(limit))}</Quiet>}
                </styled.div>
              )}
              {ask === 'give' && <GiveBackDialog order={order} money={value} onClose={close} />}
              {ask === 'validity' && <ValidityDialog order={order} onClose={close} />}
            </Part>
            <EndedProposals order={order} money={value} />
          </>
        );
      }}
    </PartAnswer>
  );
}
