import { PAY_WINDOW_MS } from '@ykd/domain/order';
import { describe, expect, it } from 'vitest';
import { FREE_ORDERS_MAX, FREE_ORDERS_WINDOW_MS, OPEN_ORDERS_MAX } from '../../src/shop/index.js';
import { HONG, MING } from '../../src/testing/index.js';
import { BOOK, CAMP, must, placed, refused, shopWorld, VOUCHER, WHOLE_YEAR } from '../support/shop.js';

const WITH_VOUCHER = { couponId: VOUCHER.id, amount: 349_900 };
const SAVING = { ...WHOLE_YEAR, ...WITH_VOUCHER };

describe('placing an order', () => {
  it('keeps what was bought at which price, and waits for its payment', async () => {
    const { ming, fakes } = await shopWorld();
    const at = fakes.clock.now();
    const order = await placed(ming, WITH_VOUCHER);
    expect(order).toStrictEqual({
      id: order.id,
      productName: CAMP.name,
      userId: MING.id,
      status: 'TRADE_WAIT_PAY',
      productId: CAMP.id,
      amount: 349_900,
      categoryId: CAMP.categoryId,
      skuAttrs: [{ name: '班型', values: [CAMP.skuAttrs[0]?.values[0]] }],
      validDate: null,
      serviceDate: null,
      gmtCreated: at,
      gmtModified: at,
      validDateDayNum: 0,
      serviceDateDayNum: 0,
      listAmount: 399_900,
      validDays: 730,
      serviceDays: 365,
      mergedDays: null,
      payUntil: at + PAY_WINDOW_MS,
      closedBy: null,
      refunded: 0,
      paidOutside: false,
      refundGranted: false,
      paidAt: null,
      coupon: { id: VOUCHER.id, name: VOUCHER.name, rule: VOUCHER.rule },
      history: [{ event: 'PLACE', status: 'TRADE_WAIT_PAY', actor: 'member', note: '', at }],
      refunds: [],
    });
    expect(await fakes.coupons.find(VOUCHER.id)).toMatchObject({ status: 'RESERVED', orderId: order.id });
  });

  it.each([
    ['a lower price', 1],
    ['a higher price', 399_901],
    ['nothing', 0],
    ['the price before the coupon', 399_900],
  ])('refuses %s', async (_what, amount) => {
    const { ming } = await shopWorld();
    expect(await ming.place({ ...SAVING, amount })).toEqual(refused('price-changed', { amount: 349_900 }));
    expect(await ming.orders({ pageNum: 0, pageSize: 9 })).toMatchObject({ value: { total: 0 } });
  });

  it('refuses the price that it was', async () => {
    const { ming, fakes } = await shopWorld();
    const skuAttrs = [{ name: '班型', values: [{ value: '全年班', amount: 1_000 }] }];
    await fakes.products.saveAll([{ kind: 'change', id: CAMP.id, fields: { skuAttrs } }], 1);
    expect(await ming.place(WHOLE_YEAR)).toEqual(refused('price-changed', { amount: 1_000 }));
  });

  it('refuses a coupon that holds for another order, and one of somebody else', async () => {
    const { ming, hong } = await shopWorld();
    await placed(ming, WITH_VOUCHER);
    expect(await ming.place({ ...SAVING, requestKey: 'key-00002' })).toEqual(
      refused('coupon-unusable', { reason: 'in-use' }),
    );
    expect(await hong.place(SAVING)).toEqual(refused('coupon-unusable', { reason: 'unknown' }));
  });

  it('gives a coupon to one of many orders at once', async () => {
    const { ming } = await shopWorld();
    const keys = Array.from({ length: 8 }, (_, at) => `key-1000${at}`);
    const outcomes = await Promise.all(keys.map((requestKey) => ming.place({ ...SAVING, requestKey })));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes).toContainEqual(refused('coupon-unusable', { reason: 'in-use' }));
  });

  it('needs a login, a product on sale and a choice', async () => {
    const { ming, visitor } = await shopWorld();
    expect(await visitor.place(WHOLE_YEAR)).toEqual(refused('not-logged-in'));
    expect(await ming.place({ ...WHOLE_YEAR, productId: 'nothing' })).toEqual(refused('product-not-found'));
    expect(await ming.place({ ...WHOLE_YEAR, choice: ['冬季班'] })).toEqual(refused('unknown-choice'));
  });

  it('leaves at most so many orders unpaid', async () => {
    const { ming, hong } = await shopWorld();
    for (let at = 0; at < OPEN_ORDERS_MAX; at += 1) await placed(ming, { requestKey: `key-2000${at}` });
    expect(await ming.place(WHOLE_YEAR)).toEqual(refused('too-many-open-orders'));
    await placed(hong);
    const [first] = must(await ming.orders({ pageNum: 0, pageSize: 1 })).list;
    must(await ming.cancel({ orderId: first?.id ?? '' }));
    await placed(ming);
  });

  it('is refused, once the buyer has placed as many that cost nothing as a day allows', async () => {
    const { ming, hong, fakes } = await shopWorld();
    await fakes.products.insert({ ...BOOK, id: 'gift', amount: 0 });
    const gift = { productId: 'gift', choice: [], amount: 0 };
    const free = { ...gift, requestKey: 'key-gift' };
    for (let at = 0; at < FREE_ORDERS_MAX; at += 1)
      await placed(ming, { ...free, requestKey: `key-gift-${at}` });
    expect(await ming.place(free)).toEqual(refused('too-many-free-orders'));
    await placed(hong, free);
    await placed(ming);
    fakes.clock.advance(FREE_ORDERS_WINDOW_MS);
    await placed(ming, free);
  });

  it('is paid with that when it costs nothing', async () => {
    const { ming, fakes } = await shopWorld();
    const all = { kind: 'PERCENT', percent: 100 } as const;
    await fakes.coupons.insert({ ...VOUCHER, id: 'c-free', productId: BOOK.id, rule: all });
    const free = { productId: BOOK.id, choice: [], couponId: 'c-free', amount: 0 };
    const order = await placed(ming, free);
    expect(order).toMatchObject({ status: 'TRADE_PAID_SUCCESS', paidAt: fakes.clock.now(), payUntil: null });
    expect(order.validDateDayNum).toBe(365);
    expect(await fakes.coupons.find('c-free')).toMatchObject({ status: 'USED' });
    expect(await ming.pay({ orderId: order.id, way: 'NATIVE' })).toEqual(
      refused('order-state', { status: 'TRADE_PAID_SUCCESS' }),
    );
  });
});

describe('the key of a request', () => {
  it('places one order, however often and whatever changed meanwhile', async () => {
    const { ming, fakes } = await shopWorld();
    const order = await placed(ming, WITH_VOUCHER);
    fakes.clock.advance(60_000);
    await fakes.products.saveAll([{ kind: 'change', id: CAMP.id, fields: { status: 'OFF', amount: 1 } }], 1);
    expect(await ming.place(SAVING)).toEqual({ ok: true, value: order });
    expect(await ming.orders({ pageNum: 0, pageSize: 9 })).toMatchObject({ value: { total: 1 } });
  });

  it('places one order for many requests at once', async () => {
    const { ming } = await shopWorld();
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => ming.place(SAVING)));
    expect(new Set(outcomes.map((outcome) => must(outcome).id)).size).toBe(1);
  });

  it.each([
    ['another product', { productId: BOOK.id, choice: [] }],
    ['another choice', { choice: ['春季班'] }],
    ['another price', { amount: 1 }],
    ['no coupon', { couponId: undefined }],
  ])('is used up for %s', async (_what, over) => {
    const { ming } = await shopWorld();
    await placed(ming, WITH_VOUCHER);
    expect(await ming.place({ ...SAVING, ...over })).toEqual(refused('request-key-used'));
  });

  it('is each member’s own', async () => {
    const { ming, hong } = await shopWorld();
    const order = await placed(ming);
    const hers = await placed(hong);
    expect(hers).toMatchObject({ userId: HONG.id });
    expect(hers.id).not.toBe(order.id);
  });
});
