import { chakra } from '@chakra-ui/react/styled-system';
import type { RefundView } from '@ykd/application';
import { shanghaiMinute } from '@ykd/domain/shared';
import { orders } from '../../../../messages/zh-CN/orders';
import { Price } from '../../products/components/price';

/** Money on its way back. */
export function OrderRefunds({ refunds }: { refunds: readonly RefundView[] }) {
  return (
    <chakra.ul listStyle="none" display="flex" flexDirection="column" gap="4">
      {refunds.map(({ cause, amount, status, gmtCreated, gmtModified }) => (
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
