import { describe, expect, it } from 'vitest';
import type { OrderRepository } from '../../ports/order-repository.js';
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
      'refuses a second order with the same id',
      withSubject(make, async (orders) => {
        await orders.insert(sampleOrder('o'));
        await expect(orders.insert(sampleOrder('o', { userId: 'member-2' }))).rejects.toBeInstanceOf(Error);
        expect(await orders.findPaidByUser('member-2')).toEqual([]);
      }),
    );
  });
};
