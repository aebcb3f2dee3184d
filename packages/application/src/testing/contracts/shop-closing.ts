import { describe, expect, it } from 'vitest';
import { wholeHistory } from './shop-history.js';
import { place, receive, close, claimAttempts } from './shop-acts.js';
import {
  BUYER,
  PLACED_AT,
  sampleCoupon,
  sampleReceipt,
  sampleReducedOrder,
  sampleShopOrder,
  type ShopParts,
} from './shop-samples.js';
import { withOrder, withReducedOrder } from './shop-worlds.js';
import { withSubject, type MakeSubject } from './subject.js';

/** How ShopOrders closes orders. */
export const shopClosingContract = (name: string, makeEmpty: MakeSubject<ShopParts>): void => {
  const make = withOrder(makeEmpty);
  const makeReduced = withReducedOrder(makeEmpty);

  describe(`${name}: ShopOrders, closing`, () => {
    it(
      'closes an unpaid order once, and makes its payments due to be closed',
      withSubject(make, async (parts) => {
        expect(await claimAttempts(parts, PLACED_AT + 99)).toEqual([]);
        expect(await close(parts)).toBe(true);
        expect(await parts.shopOrders.find('o')).toMatchObject({
          status: 'TRADE_CLOSED',
          gmtModified: PLACED_AT + 50,
          paidAt: null,
        });
        const lines = await parts.shopOrders.historyOf('o');
        expect(lines[1]).toStrictEqual({
          event: 'CLOSE',
          status: 'TRADE_CLOSED',
          actor: BUYER,
          note: '不想买了',
          at: PLACED_AT + 50,
        });
        expect(await close(parts)).toBe(false);
        expect(await close(parts, 'nothing')).toBe(false);
        expect(await wholeHistory(parts)).toEqual(['PLACE', 'CLOSE']);
        expect(await claimAttempts(parts, PLACED_AT + 50)).toMatchObject([
          { outTradeNo: 'try1', status: 'OPEN' },
        ]);
      }),
    );

    it(
      'gives the coupon back, for another order',
      withSubject(makeReduced, async (parts) => {
        expect(await close(parts)).toBe(true);
        expect(await parts.coupons.find('c')).toStrictEqual(
          sampleCoupon('c', { gmtModified: PLACED_AT + 50 }),
        );
        const next = sampleReducedOrder('o2');
        expect(await place(parts, next)).toMatchObject({ kind: 'placed' });
        expect(await close(parts)).toBe(false);
        expect(await parts.coupons.find('c')).toMatchObject({ status: 'RESERVED', orderId: 'o2' });
      }),
    );

    it(
      'says who closed each of some orders',
      withSubject(make, async (parts) => {
        for (const id of ['late', 'gone', 'open']) await place(parts, sampleShopOrder(id, { userId: id }));
        await close(parts);
        const closers = { late: { kind: 'system' }, gone: { kind: 'provider' } } as const;
        for (const id of ['late', 'gone'] as const)
          await close(parts, id, { actor: closers[id], note: '', at: PLACED_AT + 60 });
        expect(await parts.shopOrders.closersOf(['gone', 'open', 'o', 'late', 'nothing'])).toEqual(
          new Map([
            ['o', 'member'],
            ['late', 'system'],
            ['gone', 'provider'],
          ]),
        );
        expect(await parts.shopOrders.closersOf(['open'])).toEqual(new Map());
        expect(await parts.shopOrders.closersOf([])).toEqual(new Map());
        const { productName, amount } = sampleShopOrder('o');
        expect(await parts.shopOrders.purchasesOf(['o', 'open', 'nothing'])).toEqual(
          new Map([
            ['o', { productName, amount }],
            ['open', { productName, amount }],
          ]),
        );
        expect(await parts.shopOrders.purchasesOf([])).toEqual(new Map());
      }),
    );

    it(
      'never closes a paid order',
      withSubject(make, async (parts) => {
        await receive(parts, sampleReceipt('t1'));
        expect(await close(parts)).toBe(false);
        expect(await wholeHistory(parts)).toEqual(['PLACE', 'PAY']);
      }),
    );
  });
};
