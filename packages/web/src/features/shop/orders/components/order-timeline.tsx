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

const wordsOf = ({ event, actor }: Line): string =>
  event === 'CLOSE' && (actor === 'member' || actor === 'provider')
    ? orders.closeEvents[actor]
    : orders.events[event];

export function OrderTimeline({ history }: Pick<OrderDetail, 'history'>) {
  return (
    <Steps>
      {history.map((line) => (
        <li key={`${line.event}-${line.at}`} data-event={line.event}>
          <styled.span fontWeight="medium">{wordsOf(line)}</styled.span>
          <styled.span display="block" color="fg.subtle" fontSize="sm" fontVariantNumeric="tabular-nums">
            {shanghaiMinute(line.at)} · {orders.actors[line.actor]}
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
