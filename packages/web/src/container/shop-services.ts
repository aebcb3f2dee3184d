import { shopClient, type Http } from '@ykd/adapters-http/client';
import {
  createCheckoutStore,
  createOrderStore,
  createRequestKeys,
  type BaseStore,
  type CheckoutStore,
  type OrderStore,
  type QueryScope,
} from '@ykd/adapters-ui/stores';
import type { ShopPort } from '@ykd/application/shop';
import { createContext, useContext } from 'react';
import type { Environment } from './environment';
import { memberChanges } from './member-ids';
import { createShopQueries, type ShopQueries } from './shop-queries';

/** What the pages of the shop mall work with. */
export interface ShopServices extends ShopQueries {
  readonly shop: ShopPort;
  readonly order: OrderStore;
  /** A store for one visit of the page that confirms a purchase. */
  checkout(): CheckoutStore;
}

/** The part of the composition root that only the shop mall needs. */
export const createShopServices = ({
  environment,
  base,
  http,
  quietHttp,
  queryScope,
}: {
  readonly environment: Environment;
  readonly base: BaseStore;
  readonly http: Http;
  readonly quietHttp: Http;
  readonly queryScope: QueryScope;
}): ShopServices => {
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
};

export const ShopContext = createContext<ShopServices | undefined>(undefined);

/** The services of the shop mall, in any component below its layout. */
export const useShop = (): ShopServices => {
  const services = useContext(ShopContext);
  if (services === undefined) throw new Error('useShop needs the ShopContext above it');
  return services;
};
