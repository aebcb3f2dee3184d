import { styled } from '@ykd/adapters-ui/styled';
import { Button } from '@ykd/adapters-ui/widgets';
import type { OrderSummary } from '@ykd/application/shop';
import { formatAmount } from '@ykd/domain/order';
import { Link } from 'react-router-dom';
import { shop } from '../../messages/zh-CN/shop';
import { payHref } from '../../../../routing/shop-mall';
import { useSecondsLeft } from '../../use-seconds-left';
import { Notice, NoticePlace } from './notice';

const { waiting: words } = shop;

/** What the note tells of an order that waits for its payment. */
export type WaitingOrder = Pick<OrderSummary, 'id' | 'amount' | 'payUntil'>;

/** Tells a buyer that an order of his for the same product waits for its payment. He may order another one. */
export function WaitingNote({ order }: { order: WaitingOrder | undefined }) {
  const secondsLeft = useSecondsLeft(order?.payUntil ?? 0);
  return (
    <NoticePlace>
      {order && secondsLeft > 0 && (
        <Notice
          tone="calm"
          title={words.title}
          action={
            <Button asChild size="sm" variant="outline">
              <Link to={payHref(order.id)}>{words.pay}</Link>
            </Button>
          }
        >
          <styled.p color="fg.muted">
            {words.left(formatAmount(order.amount), Math.ceil(secondsLeft / 60))}
          </styled.p>
        </Notice>
      )}
    </NoticePlace>
  );
}
