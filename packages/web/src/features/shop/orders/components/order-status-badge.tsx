import { Badge, type BadgeProps } from '@ykd/adapters-ui/widgets';
import { ORDER_STATUS_TITLES, type OrderStatus } from '@ykd/domain/order';

const TONES: Readonly<Record<OrderStatus, BadgeProps['tone']>> = {
  TRADE_WAIT_PAY: 'amber',
  TRADE_PAID_SUCCESS: 'brand',
  TRADE_CLOSED: 'neutral',
  TRADE_REFUNDING: 'info',
  TRADE_REFUNDED: 'neutral',
};

/** How an order stands. */
export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={TONES[status]}>{ORDER_STATUS_TITLES[status]}</Badge>;
}
