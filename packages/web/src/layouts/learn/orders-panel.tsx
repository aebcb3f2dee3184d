import { chakra } from '@chakra-ui/react/styled-system';
import { Badge, Card, EmptyState } from '@ykd/adapters-ui/widgets';
import type { DashboardOrder } from '@ykd/application';
import { formatAmount } from '@ykd/domain/order';
import { shanghaiDay, shanghaiDaysBetween } from '@ykd/domain/shared';
import { useServices } from '../../container/services-context';
import { common } from '../../messages/zh-CN/common';
import { learn } from '../../messages/zh-CN/learn';
import { endsSoon } from './ends-soon';

function LeftBadge({ days }: { days: number }) {
  if (days < 0) return <Badge>{learn.orders.ended}</Badge>;
  return <Badge tone={endsSoon(days) ? 'amber' : 'brand'}>{learn.orders.left(days)}</Badge>;
}

function OrderRow({ order, now }: { order: DashboardOrder; now: number }) {
  return (
    <chakra.li
      display="flex"
      flexDirection="column"
      gap="1"
      py="4"
      borderTopWidth="1px"
      borderColor="line"
      fontSize="sm"
    >
      <chakra.div display="flex" justifyContent="space-between" gap="3">
        <chakra.span fontWeight="medium" fontSize="md" lineHeight="snug">
          {order.productName}
        </chakra.span>
        <LeftBadge days={shanghaiDaysBetween(now, order.validUntil)} />
      </chakra.div>
      <chakra.div
        display="flex"
        justifyContent="space-between"
        gap="3"
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
      >
        <span>{learn.orders.until(shanghaiDay(order.validUntil))}</span>
        <span>{common.price(formatAmount(order.amount))}</span>
      </chakra.div>
      <chakra.div color="fg.subtle" fontVariantNumeric="tabular-nums">
        {learn.orders.days(order.validDateDayNum, order.serviceDateDayNum)}
      </chakra.div>
    </chakra.li>
  );
}

/** The paid orders with the end of their validity. */
export function OrdersPanel({ orders }: { orders: readonly DashboardOrder[] }) {
  const now = useServices().environment.clock.now();
  const { title, none, noneHint } = learn.orders;
  return (
    <Card as="section" aria-label={title} padding="none">
      <chakra.h2 textStyle="heading" px="5" paddingTop="5" paddingBottom="4">
        {title}
      </chakra.h2>
      {orders.length === 0 ? (
        <chakra.div borderTopWidth="1px" borderColor="line">
          <EmptyState compact title={none} hint={noneHint} />
        </chakra.div>
      ) : (
        <chakra.ul listStyle="none" px="5">
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} now={now} />
          ))}
        </chakra.ul>
      )}
    </Card>
  );
}
