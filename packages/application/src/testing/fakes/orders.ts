import { isPaid } from '@ykd/domain/order';
import type { OrderRepository, StoredOrder } from '../../ports/order-repository.js';

/** Orders in memory; the entity reader reads them from `stored`. */
export interface FakeOrders extends OrderRepository {
  readonly stored: ReadonlyMap<string, StoredOrder>;
}

const byAge = (a: StoredOrder, b: StoredOrder): number =>
  a.gmtCreated - b.gmtCreated || (a.id < b.id ? -1 : 1);

/** Orders in memory. */
export const fakeOrders = (): FakeOrders => {
  const stored = new Map<string, StoredOrder>();
  return {
    stored,
    insert: async (order) => {
      if (stored.has(order.id)) throw new Error(`an order ${order.id} exists`);
      stored.set(order.id, order);
    },
    findPaidByUser: async (userId) =>
      [...stored.values()].filter((order) => order.userId === userId && isPaid(order)).toSorted(byAge),
  };
};
