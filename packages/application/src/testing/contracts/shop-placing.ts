import { PAID_STATUS, soldPeriods } from '@ykd/domain/order';
import { DAY_MS } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import { HELD_ORDERS_MAX } from '../../ports/order-repository.js';
import type { ShopOrder } from '../../ports/shop-orders.js';
import { NASTY_TEXT, sampleOrder, sampleProduct } from './samples.js';
import { approve, place, close, request } from './shop-acts.js';
import { wholeHistory } from './shop-history.js';
import {
  BUYER,
  PLACED_AT,
  sampleCoupon,
  sampleReducedOrder,
  sampleShopOrder,
  type ShopParts,
} from './shop-samples.js';
import { withProduct } from './shop-worlds.js';
import { withSubject, type MakeSubject } from './subject.js';

/** How ShopOrders places orders. */
export const shopPlacingContract = (name: string, makeEmpty: MakeSubject<ShopParts>): void => {
  const make = withProduct(makeEmpty);

  describe(`${name}: ShopOrders, placing`, () => {
    it(
      'gives an order back as it was placed, with the first line of its history',
      withSubject(make, async (parts) => {
        const { shopOrders } = parts;
        const values = [{ value: NASTY_TEXT, amount: 5, extraInfo: { courseIds: ['j1'], validDays: 3 } }];
        const order = sampleShopOrder('o', {
          productName: NASTY_TEXT,
          amount: 9_007_199_254_740_990,
          listAmount: 9_007_199_254_740_991,
          skuAttrs: [{ name: '😀', values }, { values: [] }],
        });
        expect(await place(parts, order)).toStrictEqual({ kind: 'placed', order });
        expect(await shopOrders.find('o')).toStrictEqual(order);
        const line = { event: 'PLACE', status: 'TRADE_WAIT_PAY', actor: BUYER, note: '', at: PLACED_AT };
        expect(await shopOrders.historyOf('o')).toStrictEqual([line]);
        expect(await shopOrders.find('nothing')).toBeUndefined();
        expect(await shopOrders.historyOf('nothing')).toEqual([]);
      }),
    );

    it(
      'places one order for a key of a member, whatever comes with it later',
      withSubject(make, async (parts) => {
        const { shopOrders } = parts;
        const order = sampleShopOrder('o');
        await place(parts, order, { requestKey: NASTY_TEXT });
        const other = sampleShopOrder('o2', { productId: 'nothing', amount: 1, couponId: 'nothing' });
        const again = await place(parts, other, { requestKey: NASTY_TEXT, openMax: 0 });
        expect(again).toStrictEqual({ kind: 'repeated', order });
        expect(await shopOrders.find('o2')).toBeUndefined();
        expect(await shopOrders.findByRequestKey('member-1', NASTY_TEXT)).toStrictEqual(order);
        expect(await shopOrders.findByRequestKey('member-2', NASTY_TEXT)).toBeUndefined();
        const somebodyElses = sampleShopOrder('o3', { userId: 'member-2' });
        expect(await place(parts, somebodyElses, { requestKey: NASTY_TEXT })).toMatchObject({
          kind: 'placed',
        });
        await close(parts, 'o', { note: '', at: PLACED_AT + 1 });
        expect(await place(parts, other, { requestKey: NASTY_TEXT })).toMatchObject({
          kind: 'repeated',
          order: { id: 'o', status: 'TRADE_CLOSED' },
        });
      }),
    );

    it(
      'lets a member have so many unpaid orders',
      withSubject(make, async (parts) => {
        const openMax = 2;
        for (const id of ['a', 'b']) await place(parts, sampleShopOrder(id), { openMax });
        expect(await place(parts, sampleShopOrder('c'), { openMax })).toEqual({ kind: 'too-many-open' });
        expect(await parts.shopOrders.find('c')).toBeUndefined();
        expect(await parts.shopOrders.findByRequestKey('member-1', 'key-c')).toBeUndefined();
        const other = sampleShopOrder('d', { userId: 'member-2' });
        expect(await place(parts, other, { openMax })).toMatchObject({ kind: 'placed' });
        await close(parts, 'a', { note: '', at: PLACED_AT + 1 });
        expect(await place(parts, sampleShopOrder('c'), { openMax })).toMatchObject({ kind: 'placed' });
      }),
    );

    it(
      'places nothing of a product that is gone',
      withSubject(make, async (parts) => {
        const gone = sampleShopOrder('o', { productId: 'product-2' });
        expect(await place(parts, gone)).toEqual({ kind: 'product-gone' });
        expect(await parts.shopOrders.find('o')).toBeUndefined();
      }),
    );

    it(
      'reserves the coupon',
      withSubject(make, async (parts) => {
        await parts.coupons.insert(sampleCoupon('c'));
        expect(await place(parts, sampleReducedOrder('o'))).toMatchObject({ kind: 'placed' });
        expect(await parts.coupons.find('c')).toStrictEqual(
          sampleCoupon('c', { status: 'RESERVED', orderId: 'o', gmtModified: PLACED_AT }),
        );
        expect(await place(parts, sampleReducedOrder('o2'))).toEqual({ kind: 'coupon-in-use' });
        expect(await parts.shopOrders.find('o2')).toBeUndefined();
        expect(await parts.coupons.find('c')).toMatchObject({ orderId: 'o' });
      }),
    );

    it.each([
      ['somebody else’s', { receiverUserId: 'member-2' }],
      ['for another product', { productId: 'product-2' }],
      ['expired', { expiresAt: PLACED_AT }],
      ['spent', { status: 'USED', orderId: 'x' }],
      ['no use at this price', { rule: { kind: 'AMOUNT', cents: 1, minAmount: 399_901 } }],
    ] as const)('takes no coupon that is %s', async (_what, over) => {
      await withSubject(make, async (parts) => {
        await parts.products.insert(sampleProduct('product-2'));
        const coupon = sampleCoupon('c', over);
        await parts.coupons.insert(coupon);
        expect(await place(parts, sampleReducedOrder('o'))).toEqual({ kind: 'coupon-in-use' });
        expect(await parts.shopOrders.find('o')).toBeUndefined();
        expect(await parts.coupons.find('c')).toStrictEqual(coupon);
      })();
    });

    it(
      'takes no coupon that does not exist',
      withSubject(make, async (parts) => {
        expect(await place(parts, sampleReducedOrder('o'))).toEqual({ kind: 'coupon-in-use' });
        expect(await parts.shopOrders.find('o')).toBeUndefined();
      }),
    );

    it(
      'pays an order of 0 cents at once, whatever waits beside it',
      withSubject(make, async (parts) => {
        await parts.coupons.insert(sampleCoupon('c', { rule: { kind: 'PERCENT', percent: 100 } }));
        const free = sampleShopOrder('o', { couponId: 'c', amount: 0 });
        const order = {
          ...free,
          ...soldPeriods(PLACED_AT, free),
          status: PAID_STATUS,
          paidAt: PLACED_AT,
        };
        expect(await place(parts, free, { openMax: 0 })).toStrictEqual({ kind: 'placed', order });
        expect(await parts.shopOrders.find('o')).toStrictEqual(order);
        expect(await wholeHistory(parts)).toEqual(['PLACE', 'PAY']);
        expect((await parts.shopOrders.historyOf('o'))[1]).toMatchObject({ actor: { kind: 'system' } });
        expect(await parts.coupons.find('c')).toMatchObject({ status: 'USED', orderId: 'o' });
        expect(await parts.orders.findPaidByUser('member-1')).toMatchObject([{ id: 'o' }]);
        expect(await place(parts, free)).toStrictEqual({ kind: 'repeated', order });
      }),
    );

    it(
      'places so many orders of 0 cents of a member in 24 hours, whatever became of them',
      withSubject(make, async (parts) => {
        const free = (id: string, over: Partial<ShopOrder> = {}) =>
          place(parts, sampleShopOrder(id, { amount: 0, ...over }), { freeMax: 2 });
        for (const id of ['a', 'b']) expect(await free(id)).toMatchObject({ kind: 'placed' });
        await request(parts, PLACED_AT + 1, 'a');
        await approve(parts, 'r', 'a');
        expect(await parts.shopOrders.find('a')).toMatchObject({ status: 'TRADE_REFUNDED' });
        expect(await free('c')).toEqual({ kind: 'too-many-free' });
        expect(await parts.shopOrders.find('c')).toBeUndefined();
        expect(await free('b')).toMatchObject({ kind: 'repeated' });
        expect(await free('d', { userId: 'member-2' })).toMatchObject({ kind: 'placed' });
        expect(await place(parts, sampleShopOrder('e'), { freeMax: 0 })).toMatchObject({ kind: 'placed' });
        expect(await free('f', { gmtCreated: PLACED_AT + DAY_MS - 1 })).toEqual({ kind: 'too-many-free' });
        expect(await free('c', { gmtCreated: PLACED_AT + DAY_MS })).toMatchObject({ kind: 'placed' });
      }),
    );

    it(
      'places no order of 0 cents beside as many paid ones as are read',
      withSubject(make, async (parts) => {
        for (let at = 1; at < HELD_ORDERS_MAX; at += 1)
          await parts.orders.insert(sampleOrder(`p-${at}`, { gmtCreated: at }));
        const free = (id: string) => place(parts, sampleShopOrder(id, { amount: 0 }));
        expect(await free('last')).toMatchObject({ kind: 'placed' });
        expect(await free('more')).toEqual({ kind: 'too-many-free' });
        expect(await place(parts, sampleShopOrder('bought'))).toMatchObject({ kind: 'placed' });
      }),
    );
  });
};
