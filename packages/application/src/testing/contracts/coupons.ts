import { describe, expect, it } from 'vitest';
import { NASTY_TEXT, sampleProduct } from './samples.js';
import { sampleCoupon, type ShopParts } from './shop-samples.js';
import { withProduct } from './shop-worlds.js';
import { withSubject, type MakeSubject } from './subject.js';

export const couponsContract = (name: string, makeEmpty: MakeSubject<ShopParts>): void => {
  const make = withProduct(makeEmpty);

  describe(`${name}: Coupons`, () => {
    it(
      'gives a coupon back as it was stored',
      withSubject(make, async ({ coupons }) => {
        const rules = [
          { kind: 'AMOUNT', cents: 9_007_199_254_740_991 },
          { kind: 'PERCENT', percent: 15, maxCents: 5, minAmount: 0 },
        ] as const;
        for (const [at, rule] of rules.entries()) {
          const coupon = sampleCoupon(`c-${at}`, { rule, name: NASTY_TEXT });
          await coupons.insert(coupon);
          expect(await coupons.find(coupon.id)).toStrictEqual(coupon);
        }
        const held = sampleCoupon('held', { status: 'USED', orderId: 'o' });
        await coupons.insert(held);
        expect(await coupons.find('held')).toStrictEqual(held);
        expect(await coupons.find('nothing')).toBeUndefined();
      }),
    );

    it(
      'lists those of a member for a product, the one that expires first in front',
      withSubject(make, async ({ coupons, products }) => {
        await products.insert(sampleProduct('product-2'));
        await coupons.insert(sampleCoupon('c', { expiresAt: 3 }));
        await coupons.insert(sampleCoupon('b', { expiresAt: 2 }));
        await coupons.insert(sampleCoupon('a', { expiresAt: 3, status: 'USED' }));
        await coupons.insert(sampleCoupon('d', { productId: 'product-2' }));
        await coupons.insert(sampleCoupon('e', { receiverUserId: 'member-2' }));
        const ids = async (...of: [string, string]) => (await coupons.ofReceiver(...of)).map(({ id }) => id);
        expect(await ids('member-1', 'product-1')).toEqual(['b', 'a', 'c']);
        expect(await ids('member-2', 'product-1')).toEqual(['e']);
        expect(await ids('member-2', 'product-2')).toEqual([]);
      }),
    );

    it(
      'reads the wallet of a member by pages: what can be used, what ends first in front, and what is past',
      withSubject(make, async ({ coupons }) => {
        for (const [id, expiresAt, status] of [
          ['a', 30, 'UNUSED'],
          ['b', 20, 'RESERVED'],
          ['c', 30, 'UNUSED'],
          ['d', 10, 'UNUSED'],
          ['e', 40, 'USED'],
        ] as const)
          await coupons.insert(sampleCoupon(id, { expiresAt, status }));
        await coupons.insert(sampleCoupon('x', { receiverUserId: 'member-2', expiresAt: 30 }));
        const page = async (
          part: 'usable' | 'past',
          from?: { readonly key: readonly [number, string]; readonly isBackwards: boolean },
        ) => {
          const which = { receiverUserId: 'member-1', part, at: 10 };
          const { list, hasMore } = await coupons.wallet(which, { limit: 2, ...(from && { from }) });
          return [...list.map(({ id }) => id), hasMore];
        };
        expect(await page('usable')).toEqual(['b', 'a', true]);
        expect(await page('usable', { key: [30, 'a'], isBackwards: false })).toEqual(['c', false]);
        expect(await page('usable', { key: [30, 'c'], isBackwards: true })).toEqual(['b', 'a', false]);
        expect(await page('past')).toEqual(['e', 'd', false]);
        expect(await page('past', { key: [40, 'e'], isBackwards: false })).toEqual(['d', false]);
        expect(await page('past', { key: [10, 'd'], isBackwards: true })).toEqual(['e', false]);
        const found = await coupons.findByIds(['a', 'x', 'nothing']);
        expect(found.map(({ id }) => id).toSorted()).toEqual(['a', 'x']);
        expect(await coupons.findByIds([])).toEqual([]);
      }),
    );

    it(
      'refuses a second one with the same id, and one for no product',
      withSubject(make, async ({ coupons }) => {
        await coupons.insert(sampleCoupon('c'));
        await expect(coupons.insert(sampleCoupon('c', { name: '另一张' }))).rejects.toBeInstanceOf(Error);
        const lost = sampleCoupon('d', { productId: 'nothing' });
        await expect(coupons.insert(lost)).rejects.toBeInstanceOf(Error);
        expect(await coupons.find('c')).toStrictEqual(sampleCoupon('c'));
        expect(await coupons.find('d')).toBeUndefined();
      }),
    );

    it(
      'is read by the generic queries',
      withSubject(make, async ({ coupons, entities }) => {
        const coupon = sampleCoupon('c');
        await coupons.insert(coupon);
        await coupons.insert(sampleCoupon('d', { receiverUserId: 'member-2' }));
        const read = { entity: 'CouponInstance', sort: [], limit: 9, offset: 0 } as const;
        const filters = [{ field: 'receiverUserId', values: ['member-1'] }];
        expect(await entities.find({ ...read, fields: Object.keys(coupon), filters })).toEqual([coupon]);
        expect(await entities.count({ entity: 'CouponInstance', filters: [] })).toBe(2);
      }),
    );

    it(
      'keeps its product from being deleted',
      withSubject(make, async ({ coupons, products }) => {
        for (let round = 0; round < 10; round += 1) {
          const productId = `raced-${round}`;
          await products.insert(sampleProduct(productId));
          const [given, deleted] = await Promise.all([
            coupons.insert(sampleCoupon(`c-${round}`, { productId })).then(
              () => true,
              () => false,
            ),
            products.delete(productId),
          ]);
          expect([given, deleted]).toBeOneOf([
            [true, 'in-use'],
            [false, { imageUrl: null }],
          ]);
        }
      }),
    );
  });
};
