import { describe, expect, it } from 'vitest';
import { HELD_ORDERS_MAX, type OrderRepository } from '../../ports/order-repository.js';
import { NASTY_TEXT, sampleOrder } from './samples.js';
import { withSubject, type MakeSubject } from './subject.js';

export const orderRepositoryContract = (name: string, make: MakeSubject<OrderRepository>): void => {
  describe(`${name}: OrderRepository`, () => {
    it(
      'gives an order back as it was stored',
      withSubject(make, async (orders) => {
        const extraInfo = { stages: [NASTY_TEXT], courseIds: [], old: true };
        const order = sampleOrder('o', {
          productName: NASTY_TEXT,
          amount: 9_007_199_254_740_991,
          skuAttrs: [{ name: '😀', values: [{ value: NASTY_TEXT, extraInfo }, { value: '' }] }],
          validDate: null,
          serviceDate: 0,
        });
        await orders.insert(order);
        expect(await orders.findPaidByUser('member-1')).toStrictEqual([order]);
      }),
    );

    it(
      'lists the paid orders of one member, oldest first',
      withSubject(make, async (orders) => {
        await orders.insert(sampleOrder('c', { gmtCreated: 3 }));
        await orders.insert(sampleOrder('b', { gmtCreated: 2 }));
        await orders.insert(sampleOrder('a', { gmtCreated: 2 }));
        await orders.insert(sampleOrder('wait', { status: 'TRADE_WAIT_PAY' }));
        await orders.insert(sampleOrder('refunded', { status: 'TRADE_REFUNDED' }));
        await orders.insert(sampleOrder('other', { userId: 'member-2' }));
        expect((await orders.findPaidByUser('member-1')).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
        expect(await orders.findPaidByUser('nobody')).toEqual([]);
      }),
    );

    it(
      'lists the orders of one member whose refund waits, oldest first',
      withSubject(make, async (orders) => {
        const status = 'TRADE_REFUNDING';
        await orders.insert(sampleOrder('b', { gmtCreated: 2, status }));
        await orders.insert(sampleOrder('a', { gmtCreated: 1, status }));
        await orders.insert(sampleOrder('paid'));
        await orders.insert(sampleOrder('other', { userId: 'member-2', status }));
        expect((await orders.findRefundingByUser('member-1')).map(({ id }) => id)).toEqual(['a', 'b']);
        expect((await orders.findPaidByUser('member-1')).map(({ id }) => id)).toEqual(['paid']);
      }),
    );

    it(
      'reads no more paid orders of a member than decide, the newest of them',
      withSubject(make, async (orders) => {
        for (let at = 0; at < HELD_ORDERS_MAX + 3; at += 1)
          await orders.insert(sampleOrder(`o-${at}`, { gmtCreated: at, amount: 0 }));
        for (const id of ['x', 'y']) await orders.insert(sampleOrder(id, { gmtCreated: 5 }));
        const found = await orders.findPaidByUser('member-1');
        expect(found).toHaveLength(HELD_ORDERS_MAX);
        expect(found.slice(0, 4).map(({ id }) => id)).toEqual(['o-5', 'x', 'y', 'o-6']);
        expect(found.at(-1)?.id).toBe(`o-${HELD_ORDERS_MAX + 2}`);
      }),
    );

    it(
      'refuses a second order with the same id',
      withSubject(make, async (orders) => {
        await orders.insert(sampleOrder('o'));
        await expect(orders.insert(sampleOrder('o', { userId: 'member-2' }))).rejects.toBeInstanceOf(Error);
        expect(await orders.findPaidByUser('member-2')).toEqual([]);
      }),
    );
  });
};
