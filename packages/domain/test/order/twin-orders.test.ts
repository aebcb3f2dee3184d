import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES, TWIN_WINDOW_MS, twinOrders, type TwinOrder } from '../../src/order/index.js';

const AT = 1_760_000_000_000;

const order = (id: string, over: Partial<TwinOrder> = {}): TwinOrder => ({
  id,
  userId: 'member-1',
  productId: 'product-1',
  status: 'TRADE_PAID_SUCCESS',
  amount: 19_900,
  paidAt: AT,
  gmtCreated: AT - 60_000,
  ...over,
});

const found = (...orders: readonly TwinOrder[]) => Object.fromEntries(twinOrders(orders));

const some = fc.array(
  fc.record({
    userId: fc.constantFrom('a', 'b'),
    productId: fc.constantFrom('p', 'q'),
    status: fc.constantFrom<string>(...ORDER_STATUSES),
    amount: fc.constantFrom(0, 19_900),
    paidAt: fc.option(fc.nat(3 * TWIN_WINDOW_MS), { nil: null }),
    gmtCreated: fc.nat(3 * TWIN_WINDOW_MS),
  }),
  { maxLength: 12 },
);

describe('orders that look like doubles', () => {
  it('are two payments for one product within a day, the last instant of it too', () => {
    const late = order('late', { paidAt: AT + TWIN_WINDOW_MS });
    expect(found(order('one'), late)).toEqual({
      one: { twinId: 'late', kind: 'PAID' },
      late: { twinId: 'one', kind: 'PAID' },
    });
    expect(found(order('one'), order('later', { paidAt: AT + TWIN_WINDOW_MS + 1 }))).toEqual({});
  });

  it('are two that wait for their payment, however far apart they were placed', () => {
    const open = { status: 'TRADE_WAIT_PAY', paidAt: null };
    const other = order('other', { ...open, gmtCreated: AT + 9 * TWIN_WINDOW_MS });
    expect(found(order('one', open), other)).toEqual({
      one: { twinId: 'other', kind: 'OPEN' },
      other: { twinId: 'one', kind: 'OPEN' },
    });
    expect(found(order('one', open), order('paid'))).toEqual({});
  });

  it('are so while a refund is judged, and no more when the money of one is back', () => {
    expect(found(order('one'), order('asked', { status: 'TRADE_REFUNDING' }))).toMatchObject({
      one: { twinId: 'asked' },
      asked: { twinId: 'one' },
    });
    for (const status of ['TRADE_REFUNDED', 'TRADE_CLOSED', 'SOMETHING', 'constructor'])
      expect(found(order('one'), order('other', { status }))).toEqual({});
  });

  it('are not those of somebody else, for something else, or for nothing', () => {
    expect(found(order('one'), order('other', { userId: 'member-2' }))).toEqual({});
    expect(found(order('one'), order('other', { productId: 'product-2' }))).toEqual({});
    expect(found(order('one', { amount: 0 }), order('other', { amount: 0 }))).toEqual({});
  });

  it('name the nearest, and of two that are as near the earlier; what was not paid here counts from when it came', () => {
    const orders = [
      order('third', { paidAt: AT + 20 }),
      order('second', { paidAt: null, gmtCreated: AT + 10 }),
      order('first'),
      order('fourth', { paidAt: AT + 21 }),
    ];
    expect(found(...orders)).toEqual({
      first: { twinId: 'second', kind: 'PAID' },
      second: { twinId: 'first', kind: 'PAID' },
      third: { twinId: 'fourth', kind: 'PAID' },
      fourth: { twinId: 'third', kind: 'PAID' },
    });
  });

  it('of one instant are told apart by their ids', () => {
    expect(found(order('c'), order('a'), order('b'))).toEqual({
      a: { twinId: 'b', kind: 'PAID' },
      b: { twinId: 'a', kind: 'PAID' },
      c: { twinId: 'b', kind: 'PAID' },
    });
  });

  test.prop([some, fc.integer()])(
    'do not depend on the order in which they come, nor on others',
    (rows, seed) => {
      const orders = rows.map((row, at) => ({ ...row, id: `o${at}` }));
      const twins = twinOrders(orders);
      const turned = orders.toSorted(
        (a, b) => ((a.gmtCreated * (seed | 1)) % 97) - ((b.gmtCreated * (seed | 1)) % 97),
      );
      expect(Object.fromEntries(twinOrders(turned))).toEqual(Object.fromEntries(twins));
      const ofA = twinOrders(orders.filter(({ userId }) => userId === 'a'));
      for (const { id, userId } of orders) if (userId === 'a') expect(ofA.get(id)).toEqual(twins.get(id));
    },
  );

  test.prop([some])('are doubles of each other, and each has one wherever another is near enough', (rows) => {
    const orders = rows.map((row, at) => ({ ...row, id: `o${at}` }));
    const twins = twinOrders(orders);
    for (const one of orders) {
      const pairs = orders.filter((other) => other.id !== one.id && twinOrders([one, other]).size === 2);
      expect(twins.has(one.id)).toBe(pairs.length > 0);
      const twinId = twins.get(one.id)?.twinId;
      if (twinId !== undefined) expect(pairs.map(({ id }) => id)).toContain(twinId);
    }
  });
});
