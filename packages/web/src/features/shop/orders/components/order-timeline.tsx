import { styled } from '@ykd/adapters-ui/styled';
import type { OrderDetail } from '@ykd/application/shop';
import { shanghaiMinute } from '@ykd/domain/shared';
import { orders } from '../../messages/zh-CN/orders';

const Steps = styled('ol', {
  base: {
    listStyle: 'none',
    '& > li': {
      position: 'relative',
      paddingInlineStart: '6',
      paddingBottom: '5',
      lineHeight: 'snug',
    },
    '& > li:last-child': { paddingBottom: 0 },
    // A dot for each step, and the line between them.
    '& > li::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      top: '6px',
      width: '10px',
      height: '10px',
      borderRadius: 'full',
      bg: 'line.strong',
    },
    '& > li:last-child::before': { bg: 'brand.fg' },
    '& > li[data-event=REJECT_REFUND]:last-child::before': { bg: 'amber.fg' },
    '& > li:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '4.5px',
      top: '18px',
      bottom: '-4px',
      width: '1px',
      bg: 'line',
    },
  },
});

type Line = OrderDetail['history'][number];

const wordsOf = ({ event, actor }: Line): string => {
  if (event === 'CLOSE' && (actor === 'member' || actor === 'provider')) return orders.closeEvents[actor];
  const byStaff: Partial<Record<Line['event'], string>> = orders.staffEvents;
  return (actor === 'staff' ? byStaff[event] : undefined) ?? orders.events[event];
};

/** How far the money of a part is that was decided about with this line. */
const stateOf = (refunds: OrderDetail['refunds'], { event, at }: Line): string => {
  const refund = event === 'REFUND_PART' ? refunds.find(({ gmtCreated }) => gmtCreated === at) : undefined;
  return refund === undefined ? '' : ` · ${orders.refundStatus[refund.status]}`;
};

export function OrderTimeline({ history, refunds }: Pick<OrderDetail, 'history' | 'refunds'>) {
  return (
    <Steps>
      {history.map((line) => (
        <li key={`${line.event}-${line.at}`} data-event={line.event}>
          <styled.span fontWeight="medium">{wordsOf(line)}</styled.span>
          <styled.span display="block" color="fg.subtle" fontSize="sm" fontVariantNumeric="tabular-nums">
            {shanghaiMinute(line.at)} · {orders.actors[line.actor]}
            {stateOf(refunds, line)}
          </styled.span>
          {line.note !== '' && (
            <styled.span display="block" color="fg.muted" fontSize="sm" overflowWrap="anywhere">
              {line.note}
            </styled.span>
          )}
        </li>
      ))}
    </Steps>
  );
}
