import { chakra } from '@chakra-ui/react/styled-system';
import type { OrderDetail } from '@ykd/application';
import { shanghaiMinute } from '@ykd/domain/shared';
import { orders } from '../../../../messages/zh-CN/orders';
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
    amount: order.amount,
    gmtCreated: at,
    gmtModified: at,
  };
  return [asked, ...order.refunds];
};

/** Money on its way back, or asked for. */
export function OrderRefunds({ order }: { order: OrderDetail }) {
  return (
    <chakra.ul listStyle="none" display="flex" flexDirection="column" gap="4">
      {rowsOf(order).map(({ cause, amount, status, gmtCreated, gmtModified }) => (
        <chakra.li
          key={`${cause}-${gmtCreated}`}
          display="flex"
          justifyContent="space-between"
          gap="4"
          lineHeight="snug"
        >
          <div>
            <p>{orders.refundCauses[cause]}</p>
            <chakra.p color="fg.muted" fontSize="sm">
              {orders.refundStatus[status]}
              <chakra.span color="fg.subtle" fontVariantNumeric="tabular-nums">
                {` · ${shanghaiMinute(gmtModified)}`}
              </chakra.span>
            </chakra.p>
          </div>
          <Price cents={amount} />
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
