import { createQuery, type QueryScope } from '@ykd/adapters-ui/stores';
import type { PageInput, ShopPort } from '@ykd/application/shop';
import type { OrderStatus } from '@ykd/domain/order';

/** A page of the member's orders. */
type OrdersInput = PageInput & { readonly status?: OrderStatus | undefined };

/** What a member reads of his orders. */
export const createShopQueries = (shop: ShopPort, scope: QueryScope) => ({
  /** A page of the list; the page before stands until the next is there, unless it is about orders of another state. */
  orders: createQuery(
    {
      read: (page: OrdersInput) => shop.orders(page),
      keeps: (before, now) => before.status === now.status,
    },
    scope,
  ),
  /** A code to pay an order with, which begins its payment. */
  payment: createQuery(
    { read: (orderId: string) => shop.pay({ orderId, way: 'NATIVE' }), begins: true },
    scope,
  ),
});

export type ShopQueries = ReturnType<typeof createShopQueries>;
