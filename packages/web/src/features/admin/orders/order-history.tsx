import { styled } from '@ykd/adapters-ui/styled';
import type { OrderPage } from '@ykd/application/staff-order';
import { Time } from '../components/facts';
import { orders as words } from '../messages/zh-CN/orders';
import { LineHead, Lines, Part, yuan } from '../components/detail-parts';

type Step = OrderPage['history'][number];

const titleOf = ({ event, actor }: Step): string => {
  const byStaff: Partial<Record<Step['event'], string>> = words.staffEvents;
  return (actor === 'staff' ? byStaff[event] : undefined) ?? words.events[event];
};

/** What became of an order, the newest first, and who did it. */
export function OrderHistory({ order: { history } }: { order: OrderPage }) {
  return (
    <Part title={words.history}>
      <Lines>
        {history.toReversed().map((step) => {
          const { event, actor, actorName, note, amount, at } = step;
          return (
            <li key={`${event} ${at}`}>
              <LineHead>
                <strong>{titleOf(step)}</strong>
                {amount !== null && <span>{yuan(amount)}</span>}
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
          );
        })}
      </Lines>
    </Part>
  );
}
