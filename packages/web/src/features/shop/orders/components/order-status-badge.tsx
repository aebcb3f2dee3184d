import { Badge, type BadgeProps } from '@ykd/adapters-ui/widgets';
import type { OrderSummary } from '@ykd/application/shop';
import { ORDER_STATUS_TITLES, type OrderStatus } from '@ykd/domain/order';
import { orders } from '../../messages/zh-CN/orders';
import { wasCancelled } from '../order-facts';

const TONES: Readonly<Record<OrderStatus, BadgeProps['tone']>> = {
  TRADE_WAIT_PAY: 'amber',
  TRADE_PAID_SUCCESS: 'brand',
  TRADE_CLOSED: 'neutral',
  TRADE_REFUNDING: 'info',
  TRADE_REFUNDED: 'neutral',
};

/** How an order stands; a closed one says whether its buyer did that. */
export function OrderStatusBadge({ order }: { order: Pick<OrderSummary, 'status' | 'closedBy'> }) {
  const { status } = order;
  return (
    <Badge tone={TONES[status]}>{wasCancelled(order) ? orders.cancelled : ORDER_STATUS_TITLES[status]}</Badge>
  );
}
