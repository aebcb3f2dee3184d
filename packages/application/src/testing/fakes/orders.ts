import { isPaid } from '@ykd/domain/order';
import type { OrderRepository, StoredOrder } from '../../ports/order-repository.js';
import { byAge, type ShopWorld } from './shop-world.js';

/** Orders in memory; the entity reader reads them from `stored`. */
export interface FakeOrders extends OrderRepository {
  readonly stored: ReadonlyMap<string, StoredOrder>;
}

export const fakeOrders = ({ orders }: ShopWorld): FakeOrders => ({
  stored: orders,
  insert: async (order) => {
    if (orders.has(order.id)) throw new Error(`an order ${order.id} exists`);
    orders.set(order.id, order);
  },
  findPaidByUser: async (userId) =>
    [...orders.values()]
      .filter((order) => order.userId === userId && isPaid(order))
      .toSorted(
        byAge(
          (order) => order.gmtCreated,
          (order) => order.id,
        ),
      ),
});
