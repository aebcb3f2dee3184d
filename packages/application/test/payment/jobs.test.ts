import { PAY_WINDOW_MS } from '@ykd/domain/order';
import { describe, expect, it, vi } from 'vitest';
import { begun, must, placed, shopWorld, VOUCHER } from '../support/shop.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

describe('looking after payments', () => {
  it('asks after 15 s, 30 s, 1, 2 and 5 minutes, and every 5 minutes then', async () => {
    const shop = await shopWorld();
    const { ming, fakes } = shop;
    const { id: orderId } = await placed(ming);
    await begun(shop, ming, orderId);
    const asked: number[] = [];
    const begunAt = fakes.clock.now();
    while (fakes.clock.now() < begunAt + 20 * MINUTE) {
      fakes.clock.advance(SECOND);
      if ((await shop.check()) > 0) asked.push((fakes.clock.now() - begunAt) / SECOND);
    }
    expect(asked).toEqual([15, 45, 105, 225, 525, 825, 1125]);
  });

  it('finds what nobody told of, once in several processes', async () => {
    const shop = await shopWorld();
    const { ming, fakes } = shop;
    const { id: orderId } = await placed(ming);
    fakes.payment.provider.pay(await begun(shop, ming, orderId));
    expect(await shop.check()).toBe(0);
    fakes.clock.advance(15 * SECOND);
    expect(await Promise.all([shop.check(), shop.check()])).toEqual([1, 0]);
    expect(await ming.order({ orderId })).toMatchObject({ value: { status: 'TRADE_PAID_SUCCESS' } });
    fakes.clock.advance(60 * MINUTE);
    expect(await shop.check()).toBe(0);
  });

  it('takes up what a process left that died', async () => {
    const shop = await shopWorld();
    const { ming, fakes } = shop;
    const { id: orderId } = await placed(ming);
    fakes.payment.provider.pay(await begun(shop, ming, orderId));
    fakes.clock.advance(15 * SECOND);
    await fakes.paymentAttempts.claimDue({ at: fakes.clock.now(), leaseMs: MINUTE, limit: 9 });
    expect(await shop.check()).toBe(0);
    fakes.clock.advance(MINUTE);
    expect(await shop.check()).toBe(1);
    expect(await ming.order({ orderId })).toMatchObject({ value: { status: 'TRADE_PAID_SUCCESS' } });
  });

  it('goes on through an outage, without a word to anybody', async () => {
    const shop = await shopWorld();
    const { ming, fakes } = shop;
    const { id: orderId } = await placed(ming);
    fakes.payment.provider.pay(await begun(shop, ming, orderId));
    fakes.payment.provider.setOutage(true);
    fakes.clock.advance(15 * SECOND);
    expect(await shop.check()).toBe(1);
    fakes.payment.provider.setOutage(false);
    expect(await shop.check()).toBe(0);
    fakes.clock.advance(30 * SECOND);
    await shop.check();
    expect(await ming.order({ orderId })).toMatchObject({ value: { status: 'TRADE_PAID_SUCCESS' } });
    expect(shop.troubles).toEqual([]);
  });

  it('ends what is open of orders that closed or were paid', async () => {
    const shop = await shopWorld();
    const { ming, fakes } = shop;
    const { id: orderId } = await placed(ming);
    const outTradeNo = await begun(shop, ming, orderId);
    fakes.payment.provider.setOutage(true);
    must(await ming.cancel({ orderId }));
    expect(await fakes.paymentAttempts.find(outTradeNo)).toMatchObject({ status: 'OPEN' });
    fakes.payment.provider.setOutage(false);
    await shop.check();
    expect(await fakes.paymentAttempts.find(outTradeNo)).toMatchObject({ status: 'CLOSED' });
    expect(fakes.payment.provider.trades.get(outTradeNo)).toMatchObject({ closed: true });
    fakes.clock.advance(60 * MINUTE);
    expect(await shop.check()).toBe(0);
  });

  it('does not forget a payment whose beginning may still arrive, before its time is over', async () => {
    const shop = await shopWorld();
    const { ming, fakes } = shop;
    const { id: orderId, gmtCreated } = await placed(ming);
    fakes.payment.provider.setOutage(true);
    await ming.pay({ orderId, way: 'NATIVE' });
    fakes.payment.provider.setOutage(false);
    const [attempt] = await fakes.paymentAttempts.ofOrder(orderId);
    const outTradeNo = attempt?.outTradeNo ?? '';
    must(await ming.cancel({ orderId }));
    await shop.check();
    expect(await fakes.paymentAttempts.find(outTradeNo)).toMatchObject({ status: 'OPEN' });
    // The request was on its way all the time, and somebody pays.
    const order = { way: 'NATIVE', outTradeNo, description: '', amount: 399_900, notifyUrl: '' } as const;
    await fakes.payment.provider.begin({ ...order, expiresAt: gmtCreated + PAY_WINDOW_MS });
    fakes.payment.provider.pay(outTradeNo);
    fakes.clock.advance(30 * SECOND);
    await shop.check();
    expect(await fakes.refunds.ofOrder(orderId)).toMatchObject([{ cause: 'CLOSED_ORDER' }]);
  });

  it('forgets it when its time is over', async () => {
    const shop = await shopWorld();
    const { ming, fakes } = shop;
    const { id: orderId } = await placed(ming);
    fakes.payment.provider.setOutage(true);
    await ming.pay({ orderId, way: 'NATIVE' });
    fakes.payment.provider.setOutage(false);
    fakes.clock.advance(PAY_WINDOW_MS);
    await shop.closeOverdue();
    await shop.check();
    expect(await fakes.paymentAttempts.ofOrder(orderId)).toMatchObject([{ status: 'CLOSED' }]);
  });

  it('tells of what broke and does the rest', async () => {
    const shop = await shopWorld();
    const { ming, fakes } = shop;
    const broken = await placed(ming);
    const fine = await placed(ming, { requestKey: 'key-00002' });
    for (const { id } of [broken, fine]) fakes.payment.provider.pay(await begun(shop, ming, id));
    fakes.shop.orders.delete(broken.id);
    fakes.clock.advance(15 * SECOND);
    expect(await shop.check()).toBe(1);
    expect(shop.troubles).toHaveLength(1);
    expect(await ming.order({ orderId: fine.id })).toMatchObject({ value: { status: 'TRADE_PAID_SUCCESS' } });
  });
});

describe('closing what is overdue', () => {
  it('waits for the deadline, then closes and gives the coupon back', async () => {
    const shop = await shopWorld();
    const { ming, fakes } = shop;
    const { id: orderId } = await placed(ming, { couponId: VOUCHER.id, amount: 349_900 });
    const outTradeNo = await begun(shop, ming, orderId);
    fakes.clock.advance(PAY_WINDOW_MS - 1);
    expect(await shop.closeOverdue()).toBe(0);
    fakes.clock.advance(1);
    expect(await shop.closeOverdue()).toBe(1);
    expect(await ming.order({ orderId })).toMatchObject({
      value: {
        status: 'TRADE_CLOSED',
        history: [{}, { event: 'CLOSE', actor: 'system', note: '超时未支付' }],
      },
    });
    expect(await fakes.coupons.find(VOUCHER.id)).toMatchObject({ status: 'UNUSED' });
    expect(await fakes.paymentAttempts.find(outTradeNo)).toMatchObject({ status: 'CLOSED' });
    expect(await shop.closeOverdue()).toBe(0);
  });

  it('asks the provider first: what was paid in time is paid', async () => {
    const shop = await shopWorld();
    const { ming, fakes } = shop;
    const { id: orderId } = await placed(ming);
    const outTradeNo = await begun(shop, ming, orderId);
    fakes.clock.advance(PAY_WINDOW_MS - 1);
    fakes.payment.provider.pay(outTradeNo);
    fakes.clock.advance(1);
    await Promise.all([shop.closeOverdue(), shop.closeOverdue()]);
    expect(await ming.order({ orderId })).toMatchObject({
      value: { status: 'TRADE_PAID_SUCCESS', refunds: [], history: [{}, { event: 'PAY' }] },
    });
  });

  it('asks once in several processes, and takes up what a process left that died', async () => {
    const shop = await shopWorld();
    const { ming, fakes } = shop;
    const { id: orderId } = await placed(ming);
    await begun(shop, ming, orderId);
    fakes.clock.advance(PAY_WINDOW_MS);
    const at = fakes.clock.now();
    const query = vi.spyOn(fakes.payment.provider, 'query');
    await fakes.shopOrders.claimOverdue({ createdBefore: at, at, leaseMs: MINUTE, limit: 9 });
    expect(await shop.closeOverdue()).toBe(0);
    expect(query).not.toHaveBeenCalled();
    fakes.clock.advance(MINUTE);
    expect(await Promise.all([shop.closeOverdue(), shop.closeOverdue()])).toEqual([1, 0]);
    // Before it was closed there, and after it.
    expect(query).toHaveBeenCalledTimes(2);
    expect(await ming.order({ orderId })).toMatchObject({ value: { status: 'TRADE_CLOSED' } });
  });

  it('closes while the provider is away; a payment that shows later goes back', async () => {
    const shop = await shopWorld();
    const { ming, fakes } = shop;
    const { id: orderId } = await placed(ming);
    fakes.payment.provider.pay(await begun(shop, ming, orderId));
    fakes.payment.provider.setOutage(true);
    fakes.clock.advance(PAY_WINDOW_MS);
    await shop.closeOverdue();
    expect(await ming.order({ orderId })).toMatchObject({ value: { status: 'TRADE_CLOSED' } });
    fakes.payment.provider.setOutage(false);
    await shop.check();
    expect(await ming.order({ orderId })).toMatchObject({
      value: { status: 'TRADE_CLOSED', refunds: [{ cause: 'CLOSED_ORDER' }] },
    });
  });
});
