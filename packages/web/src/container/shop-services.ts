import { shopClient, type Http } from '@ykd/adapters-http/client';
import {
  createCheckoutStore,
  createOrderStore,
  createQuery,
  createRequestKeys,
  type BaseStore,
  type CheckoutStore,
  type OrderStore,
  type QueryStore,
} from '@ykd/adapters-ui/stores';
import type { ErrorOf, OrderSummary, PageInput, ShopPage, ShopPort } from '@ykd/application';
import type { OrderStatus } from '@ykd/domain/order';
import { createContext, useContext } from 'react';
import type { Environment } from './environment';
import { memberChanges } from './member-ids';

/** A page of the member's orders. */
export type OrdersInput = PageInput & { readonly status?: OrderStatus | undefined };

/** What the pages of the shop mall work with. */
export interface ShopServices {
  readonly shop: ShopPort;
  readonly order: OrderStore;
  /** The list of orders as it was last looked at. */
  readonly orders: QueryStore<OrdersInput, ShopPage<OrderSummary>, ErrorOf<'not-logged-in'>>;
  /** A store for one visit of the page that confirms a purchase. */
  checkout(): CheckoutStore;
}

/** The part of the composition root that only the shop mall needs. */
export const createShopServices = ({
  environment,
  base,
  http,
  quietHttp,
}: {
  readonly environment: Environment;
  readonly base: BaseStore;
  readonly http: Http;
  readonly quietHttp: Http;
}): ShopServices => {
  const { online$, visible$, tabStorage: storage, randomId } = environment;
  const shop = shopClient(http);
  const keys = createRequestKeys({ storage, randomId });
  const order = createOrderStore({ shop: shopClient(quietHttp), online$, visible$ });
  const orders = createQuery(shop.orders);
  memberChanges(base).subscribe(() => {
    order.reset();
    orders.reset();
  });
  return { shop, order, orders, checkout: () => createCheckoutStore({ shop, keys }) };
};

export const ShopContext = createContext<ShopServices | undefined>(undefined);

/** The services of the shop mall, in any component below its layout. */
export const useShop = (): ShopServices => {
  const services = useContext(ShopContext);
  if (services === undefined) throw new Error('useShop needs the ShopContext above it');
  return services;
};
