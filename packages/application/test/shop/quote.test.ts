import { describe, expect, it } from 'vitest';
import { HONG } from '../../src/testing/index.js';
import { BOOK, CAMP, refused, shopWorld, VOUCHER } from '../support/shop.js';

const SPRING = { productId: CAMP.id, choice: ['春季班'] };

describe('a quote', () => {
  it('is computed here: the price of the choice, what it opens, how long it lasts', async () => {
    const { ming } = await shopWorld();
    const { id, name, description, skuAttrs } = CAMP;
    expect(await ming.quote(SPRING)).toStrictEqual({
      ok: true,
      value: {
        product: { id, name, description, skuAttrs },
        skuAttrs: [{ name: '班型', values: [CAMP.skuAttrs[0]?.values[1]] }],
        validDays: 365,
        serviceDays: 180,
        listAmount: 199_900,
        reduction: 0,
        amount: 199_900,
        coupons: [{ coupon: VOUCHER, reduction: 50_000 }],
      },
    });
  });

  it('takes off what the coupon takes off', async () => {
    const { ming } = await shopWorld();
    expect(await ming.quote({ ...SPRING, couponId: VOUCHER.id })).toMatchObject({
      value: { listAmount: 199_900, reduction: 50_000, amount: 149_900 },
    });
  });

  it('shows the buyer’s own coupons for the product, each with what is the matter with it', async () => {
    const { ming, hong, visitor, fakes } = await shopWorld();
    await fakes.coupons.insert({ ...VOUCHER, id: 'c-2', expiresAt: fakes.clock.now() });
    await fakes.coupons.insert({ ...VOUCHER, id: 'c-3', receiverUserId: HONG.id });
    await fakes.coupons.insert({ ...VOUCHER, id: 'c-4', productId: BOOK.id });
    const dear = { kind: 'AMOUNT', cents: 1, minAmount: 300_000 } as const;
    await fakes.coupons.insert({ ...VOUCHER, id: 'c-5', rule: dear, expiresAt: VOUCHER.expiresAt + 1 });
    expect(await ming.quote(SPRING)).toMatchObject({
      value: {
        coupons: [
          { coupon: { id: 'c-2' }, reduction: 0, issue: 'expired' },
          { coupon: { id: VOUCHER.id }, reduction: 50_000 },
          { coupon: { id: 'c-5' }, reduction: 0, issue: 'no-reduction' },
        ],
      },
    });
    expect(await hong.quote(SPRING)).toMatchObject({ value: { coupons: [{ coupon: { id: 'c-3' } }] } });
    expect(await visitor.quote(SPRING)).toMatchObject({ value: { amount: 199_900, coupons: [] } });
  });

  it('tells somebody else’s coupon and one that does not exist alike', async () => {
    const { ming, hong, visitor } = await shopWorld();
    const unknown = refused('coupon-unusable', { reason: 'unknown' });
    expect(await ming.quote({ ...SPRING, couponId: 'nothing' })).toEqual(unknown);
    expect(await hong.quote({ ...SPRING, couponId: VOUCHER.id })).toEqual(unknown);
    expect(await visitor.quote({ ...SPRING, couponId: VOUCHER.id })).toEqual(unknown);
  });

  it('is refused rather than made without the coupon', async () => {
    const { ming, fakes } = await shopWorld();
    const book = { productId: BOOK.id, choice: [], couponId: VOUCHER.id };
    expect(await ming.quote(book)).toEqual(refused('coupon-unusable', { reason: 'other-product' }));
    fakes.clock.set(VOUCHER.expiresAt);
    expect(await ming.quote({ ...SPRING, couponId: VOUCHER.id })).toEqual(
      refused('coupon-unusable', { reason: 'expired' }),
    );
  });

  it('is for what is on sale, and for what there is to choose', async () => {
    const { ming, fakes } = await shopWorld();
    expect(await ming.quote({ productId: 'nothing', choice: [] })).toEqual(refused('product-not-found'));
    expect(await ming.quote({ ...SPRING, choice: ['夏季班'] })).toEqual(refused('unknown-choice'));
    expect(await ming.quote({ ...SPRING, choice: [] })).toEqual(refused('unknown-choice'));
    await fakes.products.saveAll([{ kind: 'change', id: CAMP.id, fields: { status: 'OFF' } }], 1);
    expect(await ming.quote(SPRING)).toEqual(refused('product-not-found'));
  });
});
