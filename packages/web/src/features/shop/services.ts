import { shopClient } from '@ykd/adapters-http/client';
import {
  createCheckoutStore,
  createOrderStore,
  createRequestKeys,
  type CheckoutStore,
  type OrderStore,
} from '@ykd/adapters-ui/stores';
import type { PageVisitor } from '@ykd/application/page-guard';
import type { ShopPort } from '@ykd/application/shop';
import { createContext, useContext } from 'react';
import { memberChanges } from '../../container/member-ids';
import { partOf } from '../../container/part-of';
import type { Services } from '../../container/services';
import { useServices } from '../../container/services-context';
import { createShopQueries, type ShopQueries } from './shop-queries';

/** What the pages about orders and paying work with. */
export interface ShopServices extends ShopQueries {
  readonly shop: ShopPort;
  readonly order: OrderStore;
  /** A store for one visit of the page that confirms a purchase. */
  checkout(): CheckoutStore;
}

export const shopServicesOf = partOf((services): ShopServices => {
  const { environment, base, http, quietHttp, queryScope } = services;
  const { online$, visible$, tabStorage: storage, randomId } = environment;
  const shop = shopClient(http);
  const keys = createRequestKeys({ storage, randomId });
  const order = createOrderStore({ shop: shopClient(quietHttp), online$, visible$ });
  memberChanges(base).subscribe(() => order.reset());
  return {
    shop,
    order,
    ...createShopQueries(shop, queryScope),
    checkout: () => createCheckoutStore({ shop, keys }),
  };
});

/** An order for the guard of a page about it: the page goes on with what was read here. */
export const orderForGuard =
  (services: Services): PageVisitor['order'] =>
  async (orderId) => {
    const { order } = shopServicesOf(services);
    await order.open(orderId);
    return order.getSnapshot().order;
  };

/** Other services than those of the app, for the page that shows samples. */
export const SampleShop = createContext<ShopServices | undefined>(undefined);

/** The services of the shop mall, in any component. */
export const useShop = (): ShopServices => {
  const services = useServices();
  return useContext(SampleShop) ?? shopServicesOf(services);
};
