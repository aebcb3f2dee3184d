import { isPaid } from '@ykd/domain/order';
import { HELD_ORDERS_MAX, type OrderRepository, type StoredOrder } from '../../ports/order-repository.js';
import { byAge, type ShopWorld } from './shop-world.js';

/** Orders in memory; the entity reader reads them from `stored`. */
export interface FakeOrders extends OrderRepository {
  readonly stored: ReadonlyMap<string, StoredOrder>;
}

const newestFirst = byAge<StoredOrder>(
  (order) => -order.gmtCreated,
  (order) => order.id,
);
const oldestFirst = byAge<StoredOrder>(
  (order) => order.gmtCreated,
  (order) => order.id,
);

export const fakeOrders = ({ orders }: ShopWorld): FakeOrders => ({
  stored: orders,
  insert: async (order) => {
    if (orders.has(order.id)) throw new Error(`an order ${order.id} exists`);
    orders.set(order.id, order);
  },
  findPaidByUser: async (userId) =>
    [...orders.values()]
      .filter((order) => order.userId === userId && isPaid(order))
      .toSorted(newestFirst)
      .slice(0, HELD_ORDERS_MAX)
      .toSorted(oldestFirst),
});
