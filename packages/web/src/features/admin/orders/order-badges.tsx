import { styled } from '@ykd/adapters-ui/styled';
import { Badge, type BadgeProps } from '@ykd/adapters-ui/widgets';
import type { RefundStage } from '@ykd/application/staff-order';
import { ORDER_STATUS_TITLES, type OrderStatus, type TwinKind } from '@ykd/domain/order';
import { orders } from '../messages/zh-CN/orders';

const TONES: Readonly<Record<OrderStatus, BadgeProps['tone']>> = {
  TRADE_WAIT_PAY: 'amber',
  TRADE_PAID_SUCCESS: 'brand',
  TRADE_CLOSED: 'neutral',
  TRADE_REFUNDING: 'info',
  TRADE_REFUNDED: 'neutral',
};

/** How an order stands. */
export function OrderBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={TONES[status]}>{ORDER_STATUS_TITLES[status]}</Badge>;
}

/** How far the refund of an order is. */
export function StageBadge({ stage }: { stage: RefundStage }) {
  return <Badge tone={stage === 'ASKED' ? 'amber' : 'info'}>{orders.stages[stage]}</Badge>;
}

/** That a refund of an order waits for a second person. */
export function WaitingBadge() {
  return <Badge tone="amber">{orders.proposalStates.OPEN}</Badge>;
}

/** That an order looks like another one. */
export function TwinBadge({ kind }: { kind: TwinKind }) {
  return (
    <styled.span display="inline-flex" title={orders.twinHint[kind]}>
      <Badge tone="danger">{orders.twins[kind]}</Badge>
    </styled.span>
  );
}
