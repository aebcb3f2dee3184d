import { styled } from '@ykd/adapters-ui/styled';
import type { OrderDetail } from '@ykd/application/shop';
import { shanghaiMinute } from '@ykd/domain/shared';
import { orders } from '../../messages/zh-CN/orders';
import { Price } from '../../products/components/price';
import { refundAskedAt } from '../order-facts';

type Row = {
  readonly cause: keyof typeof orders.refundCauses;
  readonly status: keyof typeof orders.refundStatus;
  readonly amount: number;
  readonly gmtCreated: number;
  readonly gmtModified: number;
};

/** A wish that nobody judged yet, then the money on its way. */
const rowsOf = (order: OrderDetail): readonly Row[] => {
  const at = refundAskedAt(order);
  if (at === undefined) return order.refunds;
  const asked: Row = {
    cause: 'REQUESTED',
    status: 'ASKED',
    amount: order.amount - order.refunded,
    gmtCreated: at,
    gmtModified: at,
  };
  return [asked, ...order.refunds];
};

/** Money on its way back, or asked for. */
export function OrderRefunds({ order }: { order: OrderDetail }) {
  return (
    <styled.ul listStyle="none" display="flex" flexDirection="column" gap="4">
      {rowsOf(order).map(({ cause, amount, status, gmtCreated, gmtModified }) => (
        <styled.li
          key={`${cause}-${gmtCreated}-${amount}`}
          display="flex"
          justifyContent="space-between"
          gap="4"
          lineHeight="snug"
        >
          <div>
            <p>{orders.refundCauses[cause]}</p>
            <styled.p color="fg.muted" fontSize="sm">
              {orders.refundStatus[status]}
              <styled.span color="fg.subtle" fontVariantNumeric="tabular-nums">
                {` · ${shanghaiMinute(gmtModified)}`}
              </styled.span>
            </styled.p>
          </div>
          <Price cents={amount} />
        </styled.li>
      ))}
    </styled.ul>
  );
}
