import { REFUNDING_STATUS, WAIT_PAY_STATUS } from '@ykd/domain/order';
import {
  ORDER_HISTORY_MAX,
  type RefundRequestKey,
  type ShopOrder,
  type ShopOrders,
} from '../../ports/shop-orders.js';
import { rowsByKey } from '../../shared/rows-by-key.js';
import { byAge, orderIn, orderOfKey, type ShopWorld } from './shop-world.js';
import type { Alone } from './alone.js';

const newestFirst = byAge<ShopOrder>(
  (order) => -order.gmtCreated,
  (order) => order.id,
);

/** Orders of the shop mall in memory. */
export const fakeShopOrders = (world: ShopWorld, alone: Alone): ShopOrders => {
  const all = (): readonly ShopOrder[] => [...world.orders.keys()].flatMap((id) => orderIn(world, id) ?? []);
  const isGranted = (orderId: string): boolean =>
    [...world.refunds.values()].some((refund) => refund.orderId === orderId && refund.whole);

  return {
    find: async (id) => orderIn(world, id),
    findByRequestKey: async (userId, requestKey) => orderOfKey(world, userId, requestKey),
    pageOfUser: async ({ userId, status, offset, limit }) => {
      const list = all().filter(
        (order) => order.userId === userId && (status === undefined || order.status === status),
      );
      return { list: list.toSorted(newestFirst).slice(offset, offset + limit), total: list.length };
    },
    historyOf: async (orderId) => (world.history.get(orderId) ?? []).slice(-ORDER_HISTORY_MAX),
    purchasesOf: async (orderIds) =>
      new Map(
        orderIds.flatMap((id) => {
          const order = orderIn(world, id);
          return order === undefined ? [] : [[id, { productName: order.productName, amount: order.amount }]];
        }),
      ),
    closersOf: async (orderIds) =>
      new Map(
        orderIds.flatMap((id) =>
          (world.history.get(id) ?? [])
            .filter(({ event }) => event === 'CLOSE')
            .map(({ actor }) => [id, actor.kind]),
        ),
      ),
    claimOverdue: ({ createdBefore, at, leaseMs, limit }) =>
      alone(() => {
        const overdue = all()
          .filter((order) => order.status === WAIT_PAY_STATUS && order.gmtCreated < createdBefore)
          .filter(({ id }) => (world.claimedUntil.get(id) ?? at) <= at)
          .toSorted((a, b) => -newestFirst(a, b))
          .slice(0, limit);
        for (const { id } of overdue) world.claimedUntil.set(id, at + leaseMs);
        return overdue;
      }),
    pageOfRefundRequests: async (window) => {
      const list = all().filter(({ id, status }) => status === REFUNDING_STATUS && !isGranted(id));
      return rowsByKey(list, ({ gmtModified, id }): RefundRequestKey => [gmtModified, id], window);
    },
  };
};
