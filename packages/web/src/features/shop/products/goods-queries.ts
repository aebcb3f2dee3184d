import { callsOfClass, clientOf, commonQueryClient } from '@ykd/adapters-http/client';
import { shelfCalls } from '@ykd/adapters-http/contracts';
import { createQuery } from '@ykd/adapters-ui/stores';
import { OPEN_ORDERS_MAX, type Purchase } from '@ykd/application/shop';
import { WAIT_PAY_STATUS } from '@ykd/domain/order';
import { servicesHook } from '../../../container/services-hook';
import { readPictures, readProduct, readProducts } from './read-products';

/** What is on sale, for everybody; and what a member began to buy of it. */
export const useGoods = servicesHook(({ http, shop, queryScope }) => {
  // Products are what these pages are about: nothing is loaded for them later.
  const commonQuery = commonQueryClient(http, callsOfClass);
  return {
    /** What is online of the courses, for everybody. */
    shelf: createQuery({ read: () => clientOf(http, shelfCalls).read(), isPublic: 'alike' }, queryScope),
    /** The courses on sale, in the shop's order. */
    products: createQuery({ read: () => readProducts(commonQuery), isPublic: 'alike' }, queryScope),
    /** One of them; null for what is not on sale, unless who asks looks after products. */
    product: createQuery(
      { read: (id: string) => readProduct(commonQuery, id), isPublic: 'each' },
      queryScope,
    ),
    /** The pictures of products; those of others may stand beside them. */
    pictures: createQuery(
      {
        read: (ids: readonly string[]) => readPictures(commonQuery, ids),
        isPublic: 'each',
        keeps: () => true,
      },
      queryScope,
    ),
    /** What something costs the member, with his coupons. What else is chosen costs something else. */
    prices: createQuery({ read: (purchase: Purchase) => shop.quote(purchase) }, queryScope),
    /** The member's orders that wait for their payment. What orders need is loaded once somebody is logged in. */
    waitingOrders: createQuery(
      {
        read: () => shop.orders({ pageNum: 0, pageSize: OPEN_ORDERS_MAX, status: WAIT_PAY_STATUS }),
      },
      queryScope,
    ),
  };
});
