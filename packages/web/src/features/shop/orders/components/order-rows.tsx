import { styled } from '@ykd/adapters-ui/styled';
import type { Reading } from '@ykd/adapters-ui/stores';
import { Answer, Button, EmptyState, SkeletonCard } from '@ykd/adapters-ui/widgets';
import type { ErrorOf } from '@ykd/application/shared';
import type { OrderSummary, ShopPage } from '@ykd/application/shop';
import { ORDER_STATUS_TITLES } from '@ykd/domain/order';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { orders as words } from '../../messages/zh-CN/orders';
import { mallHref } from '../../../../routing/mall-href';
import { ordersHref, type OrdersPlace } from '../../../../routing/shop-mall';
import type { PictureOf } from '../use-pictures';
import { OrderRow } from './order-row';

const Rows = styled('ul', {
  base: { display: 'flex', flexDirection: 'column', gap: '3', listStyle: 'none' },
});

/** The way to the pages before and after. */
function Pages({ place, pages }: { place: OrdersPlace; pages: number }) {
  const { pageNum } = place;
  const to = (next: number, label: string) => {
    const reachable = next >= 0 && next < pages;
    return reachable ? (
      <Button asChild variant="outline">
        <Link to={ordersHref({ ...place, pageNum: next })}>{label}</Link>
      </Button>
    ) : (
      <Button variant="outline" disabled>
        {label}
      </Button>
    );
  };
  return (
    <styled.nav
      aria-label={words.pages}
      marginTop="6"
      display="flex"
      alignItems="center"
      justifyContent="center"
      gap="4"
    >
      {to(pageNum - 1, words.previous)}
      <styled.span fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        {words.page(pageNum + 1, pages)}
      </styled.span>
      {to(pageNum + 1, words.next)}
    </styled.nav>
  );
}

export type OrderRowsProps = {
  orders: Reading<ShopPage<OrderSummary>, ErrorOf<'not-logged-in'>> & { retry: () => void };
  place: OrdersPlace;
  pictureOf: PictureOf;
  /** What else there is to say of an order of the page. */
  noteOf?: undefined | ((order: OrderSummary, all: readonly OrderSummary[]) => ReactNode);
};

const SKELETONS = (
  <Rows as="div">
    {[0, 1, 2].map((row) => (
      <SkeletonCard key={row} lines={2} />
    ))}
  </Rows>
);

/** There is none in any state, or none in this one. */
function NoOrders({ status }: OrdersPlace) {
  return (
    <EmptyState
      title={status === undefined ? words.none : words.noneOf(ORDER_STATUS_TITLES[status])}
      hint={words.noneHint}
      action={
        <Button asChild>
          <Link to={mallHref()}>{words.toMall}</Link>
        </Button>
      }
    />
  );
}

/** A page of the member's orders, in each of the states of its loading. */
export function OrderRows({ orders, place, pictureOf, noteOf }: OrderRowsProps) {
  const isLoading = orders.status === 'loading';
  return (
    <Answer
      of={orders}
      waiting={SKELETONS}
      failed={words.failed}
      isEmpty={({ list }) => list.length === 0}
      empty={<NoOrders {...place} />}
    >
      {({ list, total, pageSize }) => (
        <styled.div aria-busy={isLoading} opacity={orders.isBefore ? 0.6 : 1}>
          <Rows>
            {list.map((order) => (
              <li key={order.id}>
                <OrderRow order={order} imageUrl={pictureOf(order.productId)} note={noteOf?.(order, list)} />
              </li>
            ))}
          </Rows>
          {total > pageSize && <Pages place={place} pages={Math.ceil(total / pageSize)} />}
        </styled.div>
      )}
    </Answer>
  );
}
