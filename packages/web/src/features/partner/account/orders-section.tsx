import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Badge, SkeletonCard, type BadgeProps } from '@ykd/adapters-ui/widgets';
import type { OwnCommissionOrder } from '@ykd/application/commission';
import { shanghaiMinute } from '@ykd/domain/shared';
import { useState } from 'react';
import { Section } from '../components/section';
import { commissionAccount as words } from '../messages/zh-CN/account';
import { useCommission } from './account-queries';
import { Ends, Lines, More } from './lines';
import { yuan } from './yuan';

type Standing = keyof typeof words.states;

const TONES: Readonly<Record<Standing, BadgeProps['tone']>> = {
  placed: 'neutral',
  open: 'amber',
  refused: 'danger',
  back: 'neutral',
  held: 'info',
  released: 'brand',
};

/** How it stands with the commission of an order. */
const standingOf = ({ state, review, earned, reversed }: OwnCommissionOrder): Standing => {
  if (state === 'PLACED') return 'placed';
  if (review === 'REFUSED') return 'refused';
  if (earned > 0 && reversed === earned) return 'back';
  if (review === 'OPEN') return 'open';
  return state === 'HELD' ? 'held' : 'released';
};

function Line({ order }: { order: OwnCommissionOrder }) {
  const { orderId, productName, placedAt, rateBp, earned, reversed, dueAt, state } = order;
  const standing = standingOf(order);
  return (
    <li>
      <Ends>
        <strong>{productName}</strong>
        <Badge tone={TONES[standing]}>{words.states[standing]}</Badge>
      </Ends>
      <Ends>
        <styled.span color="fg.muted">
          {words.placedAt(shanghaiMinute(placedAt), `${rateBp / 100}%`)}
        </styled.span>
        {standing !== 'placed' && <span>{yuan(earned - reversed)}</span>}
      </Ends>
      <styled.p color="fg.subtle" overflowWrap="anywhere">
        {words.ofOrder(orderId)}
      </styled.p>
      {standing === 'held' && dueAt !== null && (
        <styled.p color="fg.muted">{words.dueAt(shanghaiMinute(dueAt))}</styled.p>
      )}
      {standing === 'open' && (
        <styled.p color="fg.muted">{state === 'RELEASED' ? words.openReleasedHint : words.openHint}</styled.p>
      )}
      {reversed > 0 && standing !== 'refused' && (
        <styled.p color="fg.muted">{words.reversed(yuan(reversed))}</styled.p>
      )}
    </li>
  );
}

/** The orders that somebody brought, with what he earns by each; not who bought. */
export function OrdersSection() {
  const [pages, setPages] = useState(1);
  const orders = useQuery(useCommission().orders, pages);
  return (
    <Section title={words.orders}>
      <Answer
        of={orders}
        failed={words.ordersFailed}
        refused="failed"
        waiting={<SkeletonCard lines={4} />}
        isEmpty={({ list }) => list.length === 0}
        empty={<p>{words.ordersNone}</p>}
      >
        {({ list, isMore }) => (
          <>
            <Lines>
              {list.map((order) => (
                <Line key={order.orderId} order={order} />
              ))}
            </Lines>
            <More isThere={isMore} label={words.more} onMore={() => setPages(pages + 1)} />
          </>
        )}
      </Answer>
    </Section>
  );
}
