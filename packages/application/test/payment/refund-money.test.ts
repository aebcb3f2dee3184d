import { describe, expect, it } from 'vitest';
import { refundTried } from '../../src/payment/refund-steps.js';
import { ledgerFaults } from '../support/ledger.js';
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

describe('a refund that failed and that people carry out at the provider after all', () => {
  /** One of an amount that the bank refused; null: all. */
  const refused = async (amount: number | null): Promise<{ shop: ShopWorld; orderId: string }> => {
    const shop = await shopWorld();
    const { id: orderId } = await bought(shop);
    await give(shop, orderId, amount);
    await shop.refund();
    shop.fakes.payment.provider.settleRefund((await idsOf(shop, orderId))[0] ?? '', '银行拒绝');
    await shop.tellAll();
    return { shop, orderId };
  };
  const give = async (shop: ShopWorld, orderId: string, amount: number | null): Promise<void> => {
    must(await shop.giver.giveBack({ orderId, amount, reason: '退课', requestKey: shop.fakes.ids.next() }));
    shop.fakes.clock.advance(SECOND);
  };
  const idsOf = async ({ fakes }: ShopWorld, orderId: string) =>
    (await fakes.refunds.ofOrder(orderId)).map(({ id }) => id);
  const standOf = async ({ fakes }: ShopWorld, orderId: string) =>
    (await fakes.refunds.ofOrder(orderId)).map(({ amount, status }) => [amount, status]);
  /** The first is done at the provider, of which it tells. */
  const mended = async (shop: ShopWorld, orderId: string): Promise<void> => {
    shop.fakes.payment.provider.settleRefund((await idsOf(shop, orderId))[0] ?? '');
    await shop.tellAll();
  };

  it('ends what staff gave back again meanwhile, without asking for it', async () => {
    const { shop, orderId } = await refused(null);
    await give(shop, orderId, null);
    await mended(shop, orderId);
    expect(await standOf(shop, orderId)).toEqual([
      [399_900, 'DONE'],
      [399_900, 'OUTSIDE'],
    ]);
    expect(ledgerFaults(shop.fakes)).toEqual([]);
    expect(await shop.ming.order({ orderId })).toMatchObject({
      value: { status: 'TRADE_REFUNDED', refunds: [{ status: 'DONE', amount: 399_900 }] },
    });
    shop.fakes.clock.advance(HOUR);
    expect(await shop.refund()).toBe(0);
    expect(shop.fakes.payment.provider.refunds.size).toBe(1);
  });

  it('ends the youngest of those that no longer fit beside a part, and tells staff of it', async () => {
    const { shop, orderId } = await refused(200_000);
    for (const amount of [100_000, 90_000, 80_000]) await give(shop, orderId, amount);
    await mended(shop, orderId);
    expect(await standOf(shop, orderId)).toEqual([
      [200_000, 'DONE'],
      [100_000, 'WAITING'],
      [90_000, 'WAITING'],
      [80_000, 'FAILED'],
    ]);
    expect(ledgerFaults(shop.fakes)).toEqual([]);
    const { list } = must(await shop.clerk.oddities({ size: 9 }));
    expect(list.map(({ kind, amount, settledAt }) => [kind, amount, settledAt])).toContainEqual([
      'REFUND_FAILED',
      80_000,
      null,
    ]);
    expect(await shop.ming.order({ orderId })).toMatchObject({ value: { status: 'TRADE_PAID_SUCCESS' } });
    while ((await shop.refund()) > 0);
    expect(shop.fakes.payment.provider.refunds.size).toBe(3);
  });
});
