import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Button, Card, SkeletonCard } from '@ykd/adapters-ui/widgets';
import type { OrderDetail } from '@ykd/application/shop';
import { adminOrderPath } from '@ykd/domain/access';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../components/page-title';
import { memberTitle } from '../../member-title';
import { offline as words } from '../../messages/zh-CN/offline';
import { yuan } from '../../components/detail-parts';
import { useOrderQueries } from '../order-queries';
import { OfflineForm } from './offline-form';

/** What was entered, and for whom. */
type Done = { readonly order: OrderDetail; readonly student: string };

/** What was entered, the way to it, and to the next. */
function Placed({ order, student, onNext }: Done & { onNext: () => void }) {
  const head = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => head.current?.focus(), []);
  return (
    <Card>
      <styled.h2 ref={head} tabIndex={-1} fontSize="lg" outline="none">
        {words.done}
      </styled.h2>
      <styled.p marginTop="2" marginBottom="4" color="fg.muted">
        {words.doneText(student, order.productName, yuan(order.amount))}
      </styled.p>
      <styled.div display="flex" flexWrap="wrap" gap="3">
        <Button asChild>
          <Link to={adminOrderPath(order.id)}>{words.open}</Link>
        </Button>
        <Button variant="outline" onClick={onNext}>
          {words.next}
        </Button>
      </styled.div>
    </Card>
  );
}

/** Enters orders that were paid outside of the platform, for staff with the right `orders.change`. Beyond the Specification. */
export function Component() {
  const [said] = useSearchParams();
  const userId = said.get('student') ?? '';
  const named = useQuery(useOrderQueries().names, [userId], userId !== '');
  const [placed, setPlaced] = useState<Done>();
  const name = named.value?.[0]?.name ?? null;
  const isReady = userId === '' || named.status !== 'loading';
  return (
    <>
      <PageTitle note={words.note} />
      <styled.div maxWidth="44rem">
        {placed !== undefined && <Placed {...placed} onNext={() => setPlaced(undefined)} />}
        {placed === undefined && !isReady && <SkeletonCard lines={6} />}
        {placed === undefined && isReady && (
          <Card>
            <OfflineForm
              key={userId}
              known={userId === '' ? undefined : { id: userId, title: memberTitle({ name }) }}
              onPlaced={(order, student) => setPlaced({ order, student })}
            />
          </Card>
        )}
      </styled.div>
    </>
  );
}
