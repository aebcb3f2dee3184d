import { describe, expect, it } from 'vitest';
import { bought, must, placed, refused, shopWorld } from '../support/shop.js';

const PAGE = { pageNum: 0, pageSize: 10 };

describe('an order', () => {
  it('is its buyer’s, and shown to staff who look after orders', async () => {
    const { ming, hong, visitor, clerkAtShop } = await shopWorld();
    const order = await placed(ming);
    const orderId = order.id;
    expect(await ming.order({ orderId })).toEqual({ ok: true, value: order });
    expect(await clerkAtShop.order({ orderId })).toEqual({ ok: true, value: order });
    expect(await hong.order({ orderId })).toEqual(refused('order-not-found'));
    expect(await ming.order({ orderId: 'nothing' })).toEqual(refused('order-not-found'));
    expect(await visitor.order({ orderId })).toEqual(refused('not-logged-in'));
  });

  it('is only its buyer’s to do something with', async () => {
    const { ming, hong, clerkAtShop, visitor } = await shopWorld();
    const { id: orderId } = await placed(ming);
    for (const [shop, kind] of [
      [hong, 'order-not-found'],
      [clerkAtShop, 'order-not-found'],
      [visitor, 'not-logged-in'],
    ] as const) {
      expect(await shop.cancel({ orderId })).toEqual(refused(kind));
      expect(await shop.pay({ orderId, way: 'NATIVE' })).toEqual(refused(kind));
      expect(await shop.check({ orderId })).toEqual(refused(kind));
      expect(await shop.requestRefund({ orderId, reason: '不要了' })).toEqual(refused(kind));
      expect(await shop.watch({ orderId }, () => undefined)).toEqual(refused(kind));
    }
    expect(await ming.order({ orderId })).toMatchObject({ value: { status: 'TRADE_WAIT_PAY' } });
  });

  it('tells nobody who of the staff did something', async () => {
    const shop = await shopWorld();
    const { id: orderId } = await bought(shop);
    must(await shop.ming.requestRefund({ orderId, reason: '不要了' }));
    must(await shop.clerk.decideRefund({ orderId, grant: false, reason: '已经开课' }));
    const shown = must(await shop.ming.order({ orderId }));
    expect(shown.history.map(({ event, actor, note }) => [event, actor, note])).toEqual([
      ['PLACE', 'member', ''],
      ['PAY', 'provider', ''],
      ['REQUEST_REFUND', 'member', '不要了'],
      ['REJECT_REFUND', 'staff', '已经开课'],
    ]);
    expect(JSON.stringify(shown)).not.toContain('u-clerk');
  });
});

describe('a list of orders', () => {
  it('says who closed each of them', async () => {
    const shop = await shopWorld();
    const { ming, fakes } = shop;
    const cancelled = await placed(ming);
    must(await ming.cancel({ orderId: cancelled.id }));
    const late = await placed(ming, { requestKey: 'key-00002' });
    fakes.clock.advance(30 * 60_000);
    await shop.closeOverdue();
    const open = await placed(ming, { requestKey: 'key-00003' });
    const { list } = must(await ming.orders(PAGE));
    expect(new Map(list.map(({ id, closedBy }) => [id, closedBy]))).toEqual(
      new Map([
        [cancelled.id, 'member'],
        [late.id, 'time'],
        [open.id, null],
      ]),
    );
  });
});

describe('main orders', () => {
  it('last as long as the longest of them, wherever one looks', async () => {
    const shop = await shopWorld();
    const short = await bought(shop, { choice: ['春季班'], amount: 199_900 });
    expect(short.validDateDayNum).toBeLessThan(730);
    const alone = await bought(shop, {
      productId: 'p-book',
      choice: [],
      amount: 9_900,
      requestKey: 'key-00002',
    });
    const long = await bought(shop, { requestKey: 'key-00003' });
    expect(long).toMatchObject({ validDateDayNum: 730, serviceDateDayNum: 365 });

    const merged = must(await shop.ming.order({ orderId: short.id }));
    const { validDate, serviceDate, validDateDayNum, serviceDateDayNum } = long;
    expect(merged).toMatchObject({ validDate, serviceDate, validDateDayNum, serviceDateDayNum });
    const { list } = must(await shop.ming.orders(PAGE));
    expect(list.find(({ id }) => id === short.id)).toMatchObject({ validDate, validDateDayNum });
    expect(list.find(({ id }) => id === alone.id)).toMatchObject({ validDate: alone.validDate });
    expect(must(await shop.clerkAtShop.order({ orderId: short.id }))).toMatchObject({ validDate });

    // One that goes back takes its days along.
    must(await shop.ming.requestRefund({ orderId: long.id, reason: '不要了' }));
    expect(must(await shop.ming.order({ orderId: short.id }))).toMatchObject({ validDate: short.validDate });
  });
});

describe('the list of orders', () => {
  it('is the caller’s own, newest first, page by page', async () => {
    const { ming, hong, fakes } = await shopWorld();
    const ids: string[] = [];
    for (const key of ['key-00001', 'key-00002', 'key-00003']) {
      ids.unshift((await placed(ming, { requestKey: key })).id);
      fakes.clock.advance(1);
    }
    await placed(hong);
    const idsOf = async (page: { pageNum: number; pageSize: number }) =>
      must(await ming.orders(page)).list.map(({ id }) => id);
    expect(await idsOf(PAGE)).toEqual(ids);
    expect(await idsOf({ pageNum: 1, pageSize: 2 })).toEqual(ids.slice(2));
    expect(await ming.orders({ pageNum: 1, pageSize: 2 })).toMatchObject({
      value: { total: 3, pageNum: 1, pageSize: 2 },
    });
  });

  it('can be narrowed to a state', async () => {
    const { ming, visitor } = await shopWorld();
    const { id: orderId } = await placed(ming);
    const open = await placed(ming, { requestKey: 'key-00002' });
    must(await ming.cancel({ orderId }));
    const {
      coupon: _coupon,
      history: _history,
      refunds: _refunds,
      refundGranted: _granted,
      ...summary
    } = open;
    expect(await ming.orders({ ...PAGE, status: 'TRADE_WAIT_PAY' })).toStrictEqual({
      ok: true,
      value: { ...PAGE, list: [summary], total: 1 },
    });
    expect(await visitor.orders(PAGE)).toEqual(refused('not-logged-in'));
  });
});
