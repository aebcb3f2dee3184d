import { CHECK_EVERY_MS, type OrderWatch } from '../../shop/index.js';
import { HONG, MING } from '../fakes/index.js';
import { describe, expect, it } from 'vitest';
import { SEED_NOW } from './seed.js';
import { must, payThere, placed, PURCHASE } from './purchases.js';
import type { Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

/** An order of somebody else's. */
const THEIRS = { orderId: 'o-5' };
const PAGE = { pageNum: 0, pageSize: 15 };
const refused = (kind: string, facts: object = {}) => ({ ok: false, error: { kind, ...facts } });

/** What every implementation of ShopPort does. */
export const shopSuite = (world: WorldOf): void => {
  describe('ShopPort', () => {
    it('quotes, with the buyer’s coupons', async () => {
      const { shop } = await loggedIn(world());
      const purchase = { productId: 'p-1', choice: [] };
      const quote = {
        product: { id: 'p-1', name: 'Python 课程', description: '从零开始\n学 Python', skuAttrs: [] },
        skuAttrs: [],
        validDays: 365,
        serviceDays: 180,
        listAmount: 19_900,
        reduction: 1_000,
        amount: 18_900,
        coupons: [
          { coupon: await world().deps.coupons.find('c-1'), reduction: 1_000 },
          { coupon: await world().deps.coupons.find('c-2'), reduction: 0, issue: 'in-use' },
        ],
      };
      expect(await shop.quote({ ...purchase, couponId: 'c-1' })).toStrictEqual({ ok: true, value: quote });
      expect(await world().visitor().shop.quote(purchase)).toMatchObject({
        value: { amount: 19_900, coupons: [] },
      });
      expect(await shop.quote({ ...purchase, productId: 'p-3' })).toEqual(refused('product-not-found'));
      expect(await shop.quote({ ...purchase, choice: ['x'] })).toEqual(refused('unknown-choice'));
      expect(await shop.quote({ ...purchase, couponId: 'x' })).toEqual(
        refused('coupon-unusable', { reason: 'unknown' }),
      );
    });

    it('places an order, once for a key, at the price of the server', async () => {
      const { shop } = await loggedIn(world());
      const order = await placed({ shop });
      expect(order).toMatchObject({
        userId: MING.id,
        status: 'TRADE_WAIT_PAY',
        amount: 19_900,
        payUntil: SEED_NOW + 1_800_000,
        coupon: null,
        history: [{ event: 'PLACE', actor: 'member', at: SEED_NOW }],
      });
      expect(await shop.place(PURCHASE)).toStrictEqual({ ok: true, value: order });
      expect(await shop.order({ orderId: order.id })).toStrictEqual({ ok: true, value: order });
      expect(await shop.place({ ...PURCHASE, productId: 'p-2' })).toEqual(refused('request-key-used'));
      expect(await shop.place({ ...PURCHASE, requestKey: 'key-00002', amount: 1 })).toEqual(
        refused('price-changed', { amount: 19_900 }),
      );
    });

    it('lists the orders of the caller', async () => {
      const { shop } = await loggedIn(world());
      const { id } = await placed({ shop });
      const all = must(await shop.orders(PAGE));
      expect(all).toMatchObject({ ...PAGE, total: 5 });
      expect(all.list[0]?.id).toBe(id);
      const waiting = { ...PAGE, status: 'TRADE_WAIT_PAY' } as const;
      expect(await shop.orders(waiting)).toMatchObject({ value: { total: 1, list: [{ id }] } });
      expect(await shop.orders({ pageNum: 1, pageSize: 2 })).toMatchObject({
        value: { total: 5, pageNum: 1, pageSize: 2, list: [{}, {}] },
      });
    });

    it('is paid: by a code, the provider being asked', async () => {
      const { shop } = await loggedIn(world());
      const { id: orderId } = await placed({ shop });
      const invitation = must(await shop.pay({ orderId, way: 'NATIVE' }));
      expect(invitation).toMatchObject({ way: 'NATIVE' });
      expect(await shop.pay({ orderId, way: 'NATIVE' })).toEqual({ ok: true, value: invitation });
      await payThere({ shop }, world().deps, orderId);
      expect(await shop.check({ orderId })).toMatchObject({
        value: { status: 'TRADE_PAID_SUCCESS', paidAt: SEED_NOW, validDateDayNum: 365 },
      });
      expect(await shop.pay({ orderId, way: 'NATIVE' })).toEqual(
        refused('order-state', { status: 'TRADE_PAID_SUCCESS' }),
      );
      expect(await shop.cancel({ orderId })).toEqual(
        refused('order-state', { status: 'TRADE_PAID_SUCCESS' }),
      );
    });

    it('says what became of a payment that failed, or that the provider closed', async () => {
      const { shop } = await loggedIn(world());
      const { id: orderId } = await placed({ shop });
      const { provider } = world().deps.payment;
      const troubleLater = async () => {
        world().deps.clock.advance(CHECK_EVERY_MS);
        const checked = must(await shop.check({ orderId }));
        // Who asks again within a moment is told the same.
        expect(must(await shop.check({ orderId })).trouble).toBe(checked.trouble);
        return checked.trouble;
      };
      expect(await troubleLater()).toBeNull();
      must(await shop.pay({ orderId, way: 'NATIVE' }));
      expect(await troubleLater()).toBeNull();
      const [outTradeNo = ''] = provider.trades.keys();
      provider.fail(outTradeNo);
      expect(await troubleLater()).toBe('failed');
      await provider.close(outTradeNo);
      expect([await troubleLater(), await troubleLater()]).toEqual(['closed', 'closed']);
      // Another code can be paid.
      must(await shop.pay({ orderId, way: 'NATIVE' }));
      expect(await troubleLater()).toBeNull();
      provider.pay([...provider.trades.keys()].at(-1) ?? '');
      world().deps.clock.advance(CHECK_EVERY_MS);
      expect(must(await shop.check({ orderId }))).toMatchObject({
        status: 'TRADE_PAID_SUCCESS',
        trouble: null,
      });
    });

    it('is paid in other ways', async () => {
      const { shop } = await loggedIn(world());
      const { id: orderId } = await placed({ shop });
      expect(await shop.pay({ orderId, way: 'JSAPI' })).toEqual(refused('weixin-not-bound'));
      world().deps.members.weixin.set('o-ming', { id: MING.id, at: 0 });
      expect(await shop.pay({ orderId, way: 'JSAPI' })).toMatchObject({
        value: { way: 'JSAPI', params: { signType: 'RSA' } },
      });
      expect(await shop.pay({ orderId, way: 'H5' })).toMatchObject({ value: { way: 'H5' } });
      const addresses = Array.from(
        world().deps.payment.provider.trades.values(),
        ({ order }) => order.payerAddress,
      );
      expect(addresses.at(-1)).toMatch(/^\d+\.\d+\.\d+\.\d+$/);
    });

    it('says that the provider is away', async () => {
      const { shop } = await loggedIn(world());
      const { id: orderId } = await placed({ shop });
      world().deps.payment.provider.setOutage(true);
      expect(await shop.pay({ orderId, way: 'NATIVE' })).toEqual(refused('payment-unavailable'));
      expect(await shop.check({ orderId })).toEqual(refused('payment-unavailable'));
      const closed = { status: 'TRADE_CLOSED', closedBy: 'member' };
      expect(await shop.cancel({ orderId })).toMatchObject({ value: closed });
      expect(must(await shop.orders(PAGE)).list[0]).toMatchObject(closed);
    });

    it('takes a wish for the money back', async () => {
      const { shop } = await loggedIn(world());
      const { id: orderId } = await placed({ shop });
      await payThere({ shop }, world().deps, orderId);
      must(await shop.check({ orderId }));
      const issues = [{ field: 'reason', message: '原因必须填写' }];
      expect(await shop.requestRefund({ orderId, reason: ' ' })).toEqual(
        refused('invalid-input', { issues }),
      );
      expect(await shop.requestRefund({ orderId, reason: '时间不合适' })).toMatchObject({
        value: {
          status: 'TRADE_REFUNDING',
          history: [{}, {}, { event: 'REQUEST_REFUND', note: '时间不合适' }],
        },
      });
      const back = { status: 'TRADE_PAID_SUCCESS', history: [{}, {}, {}, { event: 'WITHDRAW_REFUND' }] };
      for (const _time of [1, 2])
        expect(await shop.withdrawRefund({ orderId })).toMatchObject({ value: back });
    });

    it('orders the same again while a refund of it waits only for a buyer who says so', async () => {
      const { shop } = await loggedIn(world());
      const { id: orderId } = await placed({ shop });
      await payThere({ shop }, world().deps, orderId);
      must(await shop.check({ orderId }));
      must(await shop.requestRefund({ orderId, reason: '买错了' }));
      const second = { ...PURCHASE, requestKey: 'key-the-second' };
      expect(await shop.place(second)).toEqual(refused('refund-waiting'));
      expect(must(await shop.orders(PAGE)).list[0]?.id).toBe(orderId);
      must(await shop.place({ ...second, again: true }));
      must(await shop.withdrawRefund({ orderId }));
      must(await shop.place({ ...PURCHASE, requestKey: 'key-the-third-' }));
    });

    it('tells of changes until it is stopped', async () => {
      const { shop } = await loggedIn(world());
      const { id: orderId } = await placed({ shop });
      const watch = await new Promise<OrderWatch>((resolve, reject) => {
        const opened = shop.watch({ orderId }, () => void opened.then(must).then(resolve, reject));
        opened.then(() => shop.cancel({ orderId })).catch(reject);
      });
      watch.stop();
      expect(await watch.closed).toBeUndefined();
    });

    it('is nobody else’s business', async () => {
      const { shop } = await loggedIn(world());
      const { id: orderId } = await placed({ shop });
      const hers = (await loggedIn(world(), HONG.mobile)).shop;
      const stranger = world().visitor().shop;
      for (const [other, kind] of [
        [hers, 'order-not-found'],
        [stranger, 'not-logged-in'],
      ] as const) {
        expect(await other.order({ orderId })).toEqual(refused(kind));
        expect(await other.cancel({ orderId })).toEqual(refused(kind));
        expect(await other.pay({ orderId, way: 'NATIVE' })).toEqual(refused(kind));
        expect(await other.check({ orderId })).toEqual(refused(kind));
        expect(await other.requestRefund({ orderId, reason: '不要了' })).toEqual(refused(kind));
        expect(await other.withdrawRefund({ orderId })).toEqual(refused(kind));
        expect(await other.watch({ orderId }, () => undefined)).toEqual(refused(kind));
      }
      expect(await stranger.place(PURCHASE)).toEqual(refused('not-logged-in'));
      expect(await stranger.orders(PAGE)).toEqual(refused('not-logged-in'));
      expect(await hers.orders(PAGE)).toMatchObject({ value: { total: 1 } });
    });
  });
};

/** A way to make each call of the area. */
export const shopTries: Tries<'shop'> = {
  quote: ({ shop }) => shop.quote({ productId: 'p-1', choice: [] }),
  place: ({ shop }) => shop.place({ ...PURCHASE, amount: 1, requestKey: 'key-of-the-try-00' }),
  order: ({ shop }) => shop.order(THEIRS),
  orders: ({ shop }) => shop.orders(PAGE),
  cancel: ({ shop }) => shop.cancel(THEIRS),
  pay: ({ shop }) => shop.pay({ ...THEIRS, way: 'NATIVE' }),
  check: ({ shop }) => shop.check(THEIRS),
  requestRefund: ({ shop }) => shop.requestRefund({ ...THEIRS, reason: '买错了' }),
  withdrawRefund: ({ shop }) => shop.withdrawRefund(THEIRS),
  watch: ({ shop }) => shop.watch(THEIRS, () => undefined),
};
