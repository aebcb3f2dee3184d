import { styled } from '@ykd/adapters-ui/styled';
import { Button, EmptyState, ErrorState, LoadingRegion, SkeletonCard } from '@ykd/adapters-ui/widgets';
import type { OrderSummary, ShopPage } from '@ykd/application';
import { ORDER_STATUS_TITLES } from '@ykd/domain/order';
import { Link } from 'react-router-dom';
import { orders } from '../../../../messages/zh-CN/orders';
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
      aria-label={orders.pages}
      marginTop="6"
      display="flex"
      alignItems="center"
      justifyContent="center"
      gap="4"
    >
      {to(pageNum - 1, orders.previous)}
      <styled.span fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        {orders.page(pageNum + 1, pages)}
      </styled.span>
      {to(pageNum + 1, orders.next)}
    </styled.nav>
  );
}

export type OrderRowsProps = {
  status: 'idle' | 'loading' | 'ready' | 'refused' | 'failed';
  page?: ShopPage<OrderSummary> | undefined;
  place: OrdersPlace;
  pictureOf: PictureOf;
  onRetry: () => void;
};

/** A page of the member's orders, in each of the states of its loading. */
export function OrderRows({ status, page, place, pictureOf, onRetry }: OrderRowsProps) {
  if (page === undefined) {
    if (status === 'failed') return <ErrorState title={orders.failed} onRetry={onRetry} />;
    return (
      <LoadingRegion>
        <Rows as="div">
          {[0, 1, 2].map((row) => (
            <SkeletonCard key={row} lines={2} />
          ))}
        </Rows>
      </LoadingRegion>
    );
  }
  const { list, total, pageSize } = page;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (list.length === 0) {
    const title = place.status === undefined ? orders.none : orders.noneOf(ORDER_STATUS_TITLES[place.status]);
    return (
      <EmptyState
        title={title}
        hint={orders.noneHint}
        action={
          <Button asChild>
            <Link to={mallHref()}>{orders.toMall}</Link>
          </Button>
        }
      />
    );
  }
  return (
    <styled.div aria-busy={status === 'loading'} opacity={status === 'loading' ? 0.6 : 1}>
      <Rows>
        {list.map((order) => (
          <li key={order.id}>
            <OrderRow order={order} imageUrl={pictureOf(order.productId)} />
          </li>
        ))}
      </Rows>
      {pages > 1 && <Pages place={place} pages={pages} />}
    </styled.div>
  );
}
