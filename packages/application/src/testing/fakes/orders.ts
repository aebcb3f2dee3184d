import { PAID_STATUS, REFUNDING_STATUS, type OrderStatus } from '@ykd/domain/order';
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

export const fakeOrders = ({ orders }: ShopWorld): FakeOrders => {
  const newest = (userId: string, status: OrderStatus): readonly StoredOrder[] =>
    [...orders.values()]
      .filter((order) => order.userId === userId && order.status === status)
      .toSorted(newestFirst)
      .slice(0, HELD_ORDERS_MAX)
      .toSorted(oldestFirst);
  return {
    stored: orders,
    insert: async (order) => {
      if (orders.has(order.id)) throw new Error(`an order ${order.id} exists`);
      orders.set(order.id, order);
    },
    findPaidByUser: async (userId) => newest(userId, PAID_STATUS),
    findRefundingByUser: async (userId) => newest(userId, REFUNDING_STATUS),
  };
};
