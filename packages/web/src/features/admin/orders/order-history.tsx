import { styled } from '@ykd/adapters-ui/styled';
import type { OrderPage } from '@ykd/application/staff-order';
import { Time } from '../logs/facts';
import { orders as words } from '../messages/zh-CN/orders';
import { LineHead, Lines, Part } from './order-parts';

/** What became of an order, the newest first, and who did it. */
export function OrderHistory({ order: { history } }: { order: OrderPage }) {
  return (
    <Part title={words.history}>
      <Lines>
        {history.toReversed().map(({ event, actor, actorName, note, at }) => (
          <li key={`${event} ${at}`}>
            <LineHead>
              <strong>{words.events[event]}</strong>
              <styled.span color="fg.muted">
                {[words.actors[actor], actorName].filter(Boolean).join(' ')}
              </styled.span>
              <Time at={at} />
            </LineHead>
            {note !== '' && (
              <styled.p color="fg.muted" overflowWrap="anywhere">
                {note}
              </styled.p>
            )}
          </li>
        ))}
      </Lines>
    </Part>
  );
}
