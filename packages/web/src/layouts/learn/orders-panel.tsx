import { styled } from '@ykd/adapters-ui/styled';
import { Badge, Card, EmptyState } from '@ykd/adapters-ui/widgets';
import type { DashboardOrder } from '@ykd/application/learn';
import { LEARN_ACCESS_PATH, ORDER_LIST_PATH } from '@ykd/domain/access';
import { formatAmount } from '@ykd/domain/order';
import { shanghaiDay, shanghaiDaysBetween } from '@ykd/domain/shared';
import { Link } from 'react-router-dom';
import { useServices } from '../../container/services-context';
import { MergedDays } from '../../components/merged-days';
import { periods } from '../../messages/zh-CN/periods';
import { common } from '../../messages/zh-CN/common';
import { learn } from '../../messages/zh-CN/learn';
import { endsSoon } from '../../features/learn/ends-soon';

function LeftBadge({ days }: { days: number }) {
  if (days < 0) return <Badge>{learn.orders.ended}</Badge>;
  return <Badge tone={endsSoon(days) ? 'amber' : 'brand'}>{learn.orders.left(days)}</Badge>;
}

function OrderRow({ order, now }: { order: DashboardOrder; now: number }) {
  return (
    <styled.li
      display="flex"
      flexDirection="column"
      gap="1"
      py="4"
      borderTopWidth="1px"
      borderColor="line"
      fontSize="sm"
    >
      <styled.div display="flex" justifyContent="space-between" gap="3">
        <styled.span fontWeight="medium" fontSize="md" lineHeight="snug">
          {order.productName}
        </styled.span>
        <LeftBadge days={shanghaiDaysBetween(now, order.validUntil)} />
      </styled.div>
      <styled.div
        display="flex"
        justifyContent="space-between"
        gap="3"
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
      >
        <span>{learn.orders.until(shanghaiDay(order.validUntil))}</span>
        <span>{common.price(formatAmount(order.amount))}</span>
      </styled.div>
      <styled.div color="fg.subtle" fontVariantNumeric="tabular-nums">
        {learn.orders.days(order.validDateDayNum, order.serviceDateDayNum)}
        <MergedDays own={order.ownDays.validDays} merged={order.mergedDays?.validDays} />
        <MergedDays
          own={order.ownDays.serviceDays}
          merged={order.mergedDays?.serviceDays}
          inWords={periods.mergedService}
        />
      </styled.div>
    </styled.li>
  );
}

const Ways = styled('nav', {
  base: {
    display: 'flex',
    gap: '4',
    fontSize: 'sm',
    color: 'fg.muted',
    // On a phone a finger hits them without the panel growing.
    '& a': { py: '3', my: '-3' },
    '& a:hover': { color: 'fg.default' },
  },
});

/** The paid orders with the end of their validity. */
export function OrdersPanel({ orders }: { orders: readonly DashboardOrder[] }) {
  const now = useServices().environment.clock.now();
  const { title, access, all, none, noneHint } = learn.orders;
  return (
    <Card as="section" aria-label={title} room="none">
      <styled.div
        display="flex"
        justifyContent="space-between"
        alignItems="baseline"
        gap="3"
        px="5"
        paddingTop="5"
        paddingBottom="4"
      >
        <styled.h2 textStyle="heading">{title}</styled.h2>
        <Ways>
          <Link to={LEARN_ACCESS_PATH}>{access}</Link>
          <Link to={ORDER_LIST_PATH}>{all}</Link>
        </Ways>
      </styled.div>
      {orders.length === 0 ? (
        <styled.div borderTopWidth="1px" borderColor="line">
          <EmptyState compact title={none} hint={noneHint} />
        </styled.div>
      ) : (
        <styled.ul listStyle="none" px="5">
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} now={now} />
          ))}
        </styled.ul>
      )}
    </Card>
  );
}
