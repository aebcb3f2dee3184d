import { describe, expect, it } from 'vitest';
import { refundTried } from '../../src/payment/refund-steps.js';
import { bought, must, shopWorld, type ShopWorld } from '../support/shop.js';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** A refund that was granted and that the provider has not heard of. */
const granted = async (): Promise<{ shop: ShopWorld; orderId: string; refundId: string }> => {
  const shop = await shopWorld();
  const { id: orderId } = await bought(shop);
  must(await shop.ming.requestRefund({ orderId, reason: '不要了' }));
  must(await shop.clerk.decideRefund({ orderId, grant: true, reason: '' }));
  const [refund] = await shop.fakes.refunds.ofOrder(orderId);
  return { shop, orderId, refundId: refund?.id ?? '' };
};

describe('giving money back', () => {
  it('asks for it once, and then about it until it is back', async () => {
    const { shop, orderId, refundId } = await granted();
    const { fakes, ming } = shop;
    expect(await Promise.all([shop.refund(), shop.refund()])).toEqual([1, 0]);
    expect(await fakes.refunds.find(refundId)).toMatchObject({ status: 'PROCESSING', attempts: 1 });
    expect(await shop.refund()).toBe(0);
    // Nobody tells.
    fakes.payment.provider.settleRefund(refundId);
    fakes.clock.advance(5 * SECOND);
    await shop.refund();
    expect(await ming.order({ orderId })).toMatchObject({ value: { status: 'TRADE_REFUNDED' } });
    expect(fakes.payment.provider.refunds.size).toBe(1);
    fakes.clock.advance(HOUR);
    expect(await shop.refund()).toBe(0);
  });

  it('waits ever longer while the provider is away, an hour at the most', async () => {
    const { shop, refundId } = await granted();
    const { fakes } = shop;
    fakes.payment.provider.setOutage(true);
    const begunAt = fakes.clock.now();
    const tried: number[] = [];
    while (tried.length < 14) {
      if ((await shop.refund()) > 0) tried.push((fakes.clock.now() - begunAt) / SECOND);
      fakes.clock.advance(5 * SECOND);
    }
    const waits = tried.slice(1).map((at, index) => at - (tried[index] ?? 0));
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600, 3600]);
    expect(await fakes.refunds.find(refundId)).toMatchObject({
      status: 'WAITING',
      error: 'the payment provider is away',
    });
    expect(shop.troubles).toHaveLength(14);
    fakes.payment.provider.setOutage(false);
    fakes.clock.advance(HOUR);
    await shop.refund();
    expect(await fakes.refunds.find(refundId)).toMatchObject({ status: 'PROCESSING', error: null });
  });

  it('takes up what a process left that died before it wrote down what the provider said', async () => {
    const { shop, refundId } = await granted();
    const { fakes } = shop;
    const [claimed] = await fakes.refunds.claimDue({ at: fakes.clock.now(), leaseMs: 60 * SECOND, limit: 9 });
    const { transactionId = '', amount = 0 } = claimed ?? {};
    const asked = { refundId, transactionId, amount, total: amount, reason: '', notifyUrl: '' };
    await fakes.payment.provider.refund(asked);
    fakes.payment.provider.settleRefund(refundId);
    fakes.clock.advance(60 * SECOND);
    await shop.refund();
    expect(await fakes.refunds.find(refundId)).toMatchObject({ status: 'DONE' });
    expect(fakes.payment.provider.refunds.size).toBe(1);
  });

  it('asks again where the provider has forgotten it', async () => {
    const { shop, refundId } = await granted();
    const { fakes } = shop;
    const at = fakes.clock.now();
    await refundTried(fakes, refundId, { error: null, at, nextAt: at });
    await shop.refund();
    expect(fakes.payment.provider.refunds.has(refundId)).toBe(true);
  });

  it('hears of the end from the provider, in whatever order and however often', async () => {
    const { shop, orderId, refundId } = await granted();
    const { fakes, ming } = shop;
    await shop.refund();
    fakes.payment.provider.settleRefund(refundId);
    for (const _time of [1, 2]) await shop.tellAll();
    const done = await ming.order({ orderId });
    expect(done).toMatchObject({ value: { status: 'TRADE_REFUNDED', refunds: [{ status: 'DONE' }] } });
    fakes.clock.advance(HOUR);
    expect(await shop.refund()).toBe(0);
    expect(await ming.order({ orderId })).toEqual(done);
  });

  it('goes on with the others when one breaks', async () => {
    const { shop, refundId } = await granted();
    const { fakes } = shop;
    const refund = fakes.shop.refunds.get(refundId);
    if (refund !== undefined)
      fakes.shop.refunds.set('broken', { ...refund, id: 'broken', cause: 'PAID_TWICE' });
    fakes.shop.receipts.clear();
    await shop.refund();
    expect(await fakes.refunds.find(refundId)).toMatchObject({ status: 'PROCESSING' });
    expect(await fakes.refunds.find('broken')).toMatchObject({ status: 'FAILED' });
  });
});
