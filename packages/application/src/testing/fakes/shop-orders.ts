import { REFUNDING_STATUS, WAIT_PAY_STATUS } from '@ykd/domain/order';
import type { OrderHistoryEntry, PaymentReceipt, ShopOrder, ShopOrders } from '../../ports/shop-orders.js';
import { oddityOf, paymentTaken, refundOf } from '../../shop/money-back.js';
import { couponTaken, orderAfter, orderPlaced } from '../../shop/order-steps.js';
import { goneBackOddity, outsideLine } from '../../shop/outside-refund.js';
import { fakeRefundedOutside } from './outside-refund.js';
import { byAge, givenBack, moveCoupon, orderIn, putOddity, putOrder, type ShopWorld } from './shop-world.js';

type Move = Parameters<ShopOrders['close']>[0];

const newestFirst = byAge<ShopOrder>(
  (order) => -order.gmtCreated,
  (order) => order.id,
);

export const fakeShopOrders = (world: ShopWorld): ShopOrders => {
  const all = (): readonly ShopOrder[] => [...world.orders.keys()].flatMap((id) => orderIn(world, id) ?? []);
  const isGranted = (orderId: string): boolean =>
    [...world.refunds.values()].some((refund) => refund.orderId === orderId && refund.cause === 'REQUESTED');
  const keyed = (userId: string, requestKey: string): ShopOrder | undefined =>
    orderIn(world, world.requestKeys.get(`${userId} ${requestKey}`) ?? '');
  /** Moves an order, with a line in its history. */
  const move = (
    event: Exclude<OrderHistoryEntry['event'], 'PLACE'>,
    { id, actor, note, at }: Move,
  ): boolean => {
    const order = orderIn(world, id);
    const moved = order === undefined ? undefined : orderAfter(order, event, at);
    if (moved === undefined) return false;
    putOrder(world, moved, [{ event, status: moved.status, actor, note, at }]);
    return true;
  };
  /** Makes the order's payments that may still be paid due, so that they are closed. */
  const endAttempts = (orderId: string, at: number): void => {
    for (const attempt of world.attempts.values()) {
      if (attempt.orderId !== orderId || attempt.status !== 'OPEN') continue;
      world.attempts.set(attempt.outTradeNo, { ...attempt, dueAt: at });
    }
  };
  const hasOpen = (orderId: string): boolean =>
    [...world.attempts.values()].some((attempt) => attempt.orderId === orderId && attempt.status === 'OPEN');
  const markPaid = ({ outTradeNo }: PaymentReceipt): void => {
    const attempt = world.attempts.get(outTradeNo);
    if (attempt === undefined) return;
    world.attempts.set(outTradeNo, { ...attempt, status: 'PAID', dueAt: Infinity });
  };

  return {
    place: async ({ order, requestKey, actor, openMax }) => {
      const { userId } = order;
      const known = keyed(userId, requestKey);
      if (known !== undefined) return { kind: 'repeated', order: known };
      const placed = orderPlaced(order, actor);
      const open = all().filter((one) => one.userId === userId && one.status === WAIT_PAY_STATUS);
      if (order.amount > 0 && open.length >= openMax) return { kind: 'too-many-open' };
      if (!world.products.has(order.productId)) return { kind: 'product-gone' };
      if (world.orders.has(order.id)) throw new Error(`an order ${order.id} exists`);
      if (order.couponId !== null) {
        const taken = couponTaken(world.coupons.get(order.couponId), order);
        if (taken === undefined) return { kind: 'coupon-in-use' };
        world.coupons.set(taken.id, taken);
      }
      world.requestKeys.set(`${userId} ${requestKey}`, order.id);
      putOrder(world, placed.order, placed.history);
      return { kind: 'placed', order: placed.order };
    },
    find: async (id) => orderIn(world, id),
    findByRequestKey: async (userId, requestKey) => keyed(userId, requestKey),
    pageOfUser: async ({ userId, status, offset, limit }) => {
      const list = all().filter(
        (order) => order.userId === userId && (status === undefined || order.status === status),
      );
      return { list: list.toSorted(newestFirst).slice(offset, offset + limit), total: list.length };
    },
    historyOf: async (orderId) => world.history.get(orderId) ?? [],
    closersOf: async (orderIds) =>
      new Map(
        orderIds.flatMap((id) =>
          (world.history.get(id) ?? [])
            .filter(({ event }) => event === 'CLOSE')
            .map(({ actor }) => [id, actor.kind]),
        ),
      ),
    close: async (input) => {
      if (!move('CLOSE', input)) return false;
      const order = orderIn(world, input.id);
      if (order !== undefined) moveCoupon(world, order, 'RELEASE', input.at);
      endAttempts(input.id, input.at);
      return true;
    },
    claimOverdue: async ({ createdBefore, at, leaseMs, limit }) => {
      const overdue = all()
        .filter((order) => order.status === WAIT_PAY_STATUS && order.gmtCreated < createdBefore)
        .filter(({ id }) => (world.claimedUntil.get(id) ?? at) <= at)
        .toSorted((a, b) => -newestFirst(a, b))
        .slice(0, limit);
      for (const { id } of overdue) world.claimedUntil.set(id, at + leaseMs);
      return overdue;
    },
    receive: async ({ receipt, validDate, serviceDate, refundId, at }) => {
      const order = orderIn(world, receipt.orderId);
      if (order === undefined) throw new Error(`there is no order ${receipt.orderId}`);
      if (world.receipts.has(receipt.transactionId)) return 'known';
      markPaid(receipt);
      const back = givenBack(world, receipt.transactionId);
      const othersOpen = hasOpen(order.id);
      const taken = paymentTaken(order, receipt, { validDate, serviceDate, back, othersOpen }, at);
      world.receipts.set(receipt.transactionId, { ...receipt, paid: 'paid' in taken });
      if ('closed' in taken) {
        if (back === 0) putOddity(world, goneBackOddity(receipt, at));
        endAttempts(order.id, at);
        const { closed } = taken;
        if (closed === undefined) return 'gone-back';
        putOrder(world, closed, [{ ...outsideLine('CLOSE', back, at), status: closed.status }]);
        moveCoupon(world, closed, 'RELEASE', at);
        return 'gone-back';
      }
      if ('surplus' in taken) {
        const { surplus: cause } = taken;
        world.refunds.set(refundId, { ...refundOf(receipt, { id: refundId, cause, back, at }), dueAt: at });
        const { orderId, transactionId: subject, amount } = receipt;
        putOddity(world, oddityOf({ kind: cause, orderId, subject, amount, note: '', at }));
        return 'surplus';
      }
      const { paid } = taken;
      const { status } = paid;
      putOrder(world, paid, [{ event: 'PAY', status, actor: { kind: 'provider' }, note: '', at }]);
      moveCoupon(world, paid, 'USE', at);
      endAttempts(paid.id, at);
      return 'paid';
    },
    refundedOutside: fakeRefundedOutside(world),
    requestRefund: async (input) => move('REQUEST_REFUND', input),
    rejectRefund: async (input) => !isGranted(input.id) && move('REJECT_REFUND', input),
    approveRefund: async ({ refundId, ...input }) => {
      const order = orderIn(world, input.id);
      if (order === undefined || isGranted(order.id)) return false;
      if (orderAfter(order, 'REFUND', input.at) === undefined) return false;
      if (order.amount === 0) return move('REFUND', input);
      const { actor, note, at } = input;
      const receipt = [...world.receipts.values()].find((one) => one.orderId === order.id && one.paid);
      if (receipt === undefined) return false;
      const back = givenBack(world, receipt.transactionId);
      const refund = refundOf(receipt, { id: refundId, cause: 'REQUESTED', back, at });
      world.refunds.set(refundId, { ...refund, dueAt: at, granted: { actor, note } });
      return true;
    },
    pageOfRefundRequests: async ({ offset, limit }) => {
      const list = all().filter(({ id, status }) => status === REFUNDING_STATUS && !isGranted(id));
      const byRequest = byAge<ShopOrder>(
        (order) => order.gmtModified,
        (order) => order.id,
      );
      return { list: list.toSorted(byRequest).slice(offset, offset + limit), total: list.length };
    },
  };
};
