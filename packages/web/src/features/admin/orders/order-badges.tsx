import { styled } from '@ykd/adapters-ui/styled';
import { Badge, type BadgeProps } from '@ykd/adapters-ui/widgets';
import type { RefundStage } from '@ykd/application/staff-order';
import { ADMIN_PROPOSAL_PATH } from '@ykd/domain/access';
import { ORDER_STATUS_TITLES, type OrderStatus, type TwinKind } from '@ykd/domain/order';
import { Link } from 'react-router-dom';
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

/** How far the refund of an order is; `mayJudge`: whether the list of those that wait for a second person is open to the reader. */
export function StageBadge({ stage, mayJudge }: { stage: RefundStage; mayJudge: boolean }) {
  const badge = <Badge tone={stage === 'GRANTED' ? 'info' : 'amber'}>{orders.stages[stage]}</Badge>;
  return stage === 'PROPOSED' && mayJudge ? <Link to={ADMIN_PROPOSAL_PATH}>{badge}</Link> : badge;
}

/** That an order looks like another one. */
export function TwinBadge({ kind }: { kind: TwinKind }) {
  return (
    <styled.span display="inline-flex" title={orders.twinHint[kind]}>
      <Badge tone="danger">{orders.twins[kind]}</Badge>
    </styled.span>
  );
}
