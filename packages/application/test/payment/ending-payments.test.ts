import { describe, expect, it, vi } from 'vitest';
import { closeWaiting } from '../../src/payment/close-waiting.js';
import { begun, must, placed, shopWorld } from '../support/shop.js';

const SECOND = 1_000;

describe('ending payments', () => {
  it('ends what reached the provider behind its closing, and loses no payment for it', async () => {
    const shop = await shopWorld();
    const { ming, fakes } = shop;
    const { provider } = fakes.payment;
    const { begin, close } = provider;
    const { id: orderId } = await placed(ming);
    let arrive = async (): Promise<void> => undefined;
    const sent = new Promise<void>((resolve) => {
      vi.spyOn(provider, 'begin').mockImplementationOnce(
        (order) =>
          new Promise((answer) => {
            arrive = async () => answer(await begin(order));
            resolve();
          }),
      );
    });
    vi.spyOn(provider, 'close').mockImplementationOnce(async (outTradeNo) => {
      await close(outTradeNo);
      await arrive();
    });
    const paying = ming.pay({ orderId, way: 'NATIVE' });
    await sent;
    must(await ming.cancel({ orderId }));
    await paying;
    const [attempt] = await fakes.paymentAttempts.ofOrder(orderId);
    provider.pay(attempt?.outTradeNo ?? '');
    await shop.check();
    expect(await fakes.refunds.ofOrder(orderId)).toMatchObject([{ cause: 'CLOSED_ORDER' }]);
  });

  it('ends soon what was closed while the provider was asked about it', async () => {
    const shop = await shopWorld();
    const { ming, fakes } = shop;
    const { id } = await placed(ming);
    const outTradeNo = await begun(shop, ming, id);
    fakes.clock.advance(15 * SECOND);
    const { query } = fakes.payment.provider;
    vi.spyOn(fakes.payment.provider, 'query').mockImplementationOnce(async (asked) => {
      await closeWaiting(fakes, { id, actor: { kind: 'system' }, note: '', at: fakes.clock.now() });
      return query(asked);
    });
    expect(await shop.check()).toBe(1);
    expect(await shop.check()).toBe(1);
    expect(fakes.payment.provider.trades.get(outTradeNo)).toMatchObject({ closed: true });
    expect(await shop.check()).toBe(0);
  });
});
