import { describe, expect, it } from 'vitest';
import type { RawNotice } from '../../src/ports/index.js';
import {
  begun,
  bought,
  consoleRefund,
  must,
  placed,
  refused,
  shopWorld,
  VOUCHER,
  type ShopWorld,
} from '../support/shop.js';

const WITH_VOUCHER = { couponId: VOUCHER.id, amount: 349_900 };

/** What staff have to look at. */
const open = async ({ clerk }: ShopWorld) => must(await clerk.oddities({ size: 9, settledAt: 'empty' })).list;

/** An order that was paid and given back on the pages of the provider before we heard of it. */
const goneBack = async (amount?: number) => {
  const shop = await shopWorld();
  const { provider } = shop.fakes.payment;
  const { id: orderId } = await placed(shop.ming, WITH_VOUCHER);
  const outTradeNo = await begun(shop, shop.ming, orderId);
  const transactionId = provider.pay(outTradeNo);
  const [paid] = provider.notices();
  if (paid === undefined) throw new Error('the provider has nothing to tell');
  const refundId = await consoleRefund(provider, { transactionId, amount: 349_900 }, amount);
  return { shop, orderId, outTradeNo, transactionId, refundId, paid };
};

const lastNotice = ({ fakes }: ShopWorld): RawNotice => {
  const notice = fakes.payment.provider.notices().at(-1);
  if (notice === undefined) throw new Error('the provider has nothing to tell');
  return notice;
};

describe('a payment that went back before we heard of it', () => {
  it.each<[string, (shop: ShopWorld, orderId: string) => Promise<unknown>]>([
    ['the buyer looks', async ({ ming }, orderId) => must(await ming.check({ orderId }))],
    ['the buyer cancels', async ({ ming }, orderId) => must(await ming.cancel({ orderId }))],
    [
      'the job asks',
      async (shop) => {
        shop.fakes.clock.advance(15_000);
        await shop.check();
      },
    ],
    [
      'the time is over',
      async (shop) => {
        shop.fakes.clock.advance(30 * 60_000);
        await shop.closeOverdue();
      },
    ],
  ])('opens nothing when %s: the order is closed, and staff see it', async (_when, happen) => {
    const { shop, orderId, outTradeNo, transactionId } = await goneBack();
    await happen(shop, orderId);
    const closed = {
      status: 'TRADE_CLOSED',
      paidAt: null,
      closedBy: 'provider',
      history: [{}, { event: 'CLOSE', actor: 'provider', note: '付款在微信支付发生过退款' }],
      refunds: [],
    };
    expect(await shop.ming.order({ orderId })).toMatchObject({ value: closed });
    expect(await shop.fakes.orders.findPaidByUser('u-ming')).toEqual([]);
    expect(await shop.fakes.coupons.find(VOUCHER.id)).toMatchObject({ status: 'UNUSED' });
    expect(await open(shop)).toMatchObject([
      {
        kind: 'REFUNDED_OUTSIDE',
        orderId,
        subject: transactionId,
        // Nobody has said how much went back.
        amount: 0,
        note: `付款在微信支付发生过退款，不知道退了多少，没有开通订单；如果只退了一部分，其余的钱请在商户平台退回；商户订单号 ${outTradeNo}，交易号 ${transactionId}`,
      },
    ]);
    // The word that it was paid is older than that it went back.
    expect(await shop.notices.receive(lastNotice(shop))).toEqual({ ok: true, value: null });
    expect(await shop.ming.order({ orderId })).toMatchObject({ value: closed });
    await shop.refund();
    expect(shop.fakes.payment.provider.refunds.size).toBe(1);
  });

  it('is over: nothing more is asked about it', async () => {
    const { shop, orderId, outTradeNo } = await goneBack();
    must(await shop.ming.check({ orderId }));
    expect(await shop.fakes.paymentAttempts.find(outTradeNo)).toMatchObject({ status: 'PAID' });
    shop.fakes.clock.advance(3_600_000);
    expect([await shop.check(), await shop.closeOverdue()]).toEqual([0, 0]);
  });

  it('tells whoever watches the order', async () => {
    const { shop, orderId } = await goneBack();
    let told = 0;
    must(await shop.ming.watch({ orderId }, () => (told += 1)));
    must(await shop.ming.check({ orderId }));
    expect(told).toBeGreaterThan(0);
  });
});

describe('the word of a refund that nobody asked for here', () => {
  it('is shown to staff, once, with the order that it is about', async () => {
    const shop = await shopWorld();
    const { id: orderId } = await bought(shop);
    const { provider } = shop.fakes.payment;
    const [payment] = shop.fakes.shop.receipts.values();
    if (payment === undefined) throw new Error('nothing was paid');
    const refundId = await consoleRefund(provider, payment, 100);
    provider.settleRefund(refundId);
    const notice = lastNotice(shop);
    for (const _time of [1, 2]) {
      expect(await shop.notices.receive(notice)).toEqual({ ok: true, value: null });
    }
    const [oddity, ...others] = await open(shop);
    expect([oddity, others]).toMatchObject([
      {
        kind: 'REFUNDED_OUTSIDE',
        orderId,
        subject: payment.transactionId,
        amount: 100,
        note: `退款不是在本平台发起的；商户订单号 ${payment.outTradeNo}，交易号 ${payment.transactionId}`,
      },
      [],
    ]);
    must(await shop.clerk.settleOddity({ id: oddity?.id ?? '' }));
    await shop.notices.receive(notice);
    expect(await open(shop)).toEqual([]);
    // What that means for the access is for people to say.
    expect(await shop.ming.order({ orderId })).toMatchObject({ value: { status: 'TRADE_PAID_SUCCESS' } });
  });

  it('says why it failed', async () => {
    const { shop, refundId } = await goneBack();
    shop.fakes.payment.provider.settleRefund(refundId, '账户已注销');
    await shop.notices.receive(lastNotice(shop));
    const [failed, outside] = (await open(shop)).toSorted((a, b) => a.kind.localeCompare(b.kind));
    expect([failed, outside]).toMatchObject([
      { kind: 'REFUND_FAILED', subject: refundId, note: expect.stringMatching(/^账户已注销；/) },
      { kind: 'REFUNDED_OUTSIDE', amount: 0 },
    ]);
  });

  it('is shown for a payment that nobody began here, too', async () => {
    const { shop, outTradeNo, refundId, transactionId } = await goneBack();
    shop.fakes.payment.provider.settleRefund(refundId);
    shop.fakes.shop.attempts.delete(outTradeNo);
    await shop.notices.receive(lastNotice(shop));
    expect(await open(shop)).toMatchObject([
      { kind: 'REFUNDED_OUTSIDE', orderId: null, subject: transactionId, amount: 349_900 },
    ]);
  });

  it('makes us ask about a payment that we have not heard of, before its own word comes', async () => {
    const { shop, orderId, transactionId, refundId, paid } = await goneBack();
    shop.fakes.payment.provider.settleRefund(refundId);
    await shop.notices.receive(lastNotice(shop));
    await shop.notices.receive(paid);
    expect(await shop.ming.order({ orderId })).toMatchObject({ value: { status: 'TRADE_CLOSED' } });
    expect(await open(shop)).toMatchObject([{ subject: transactionId, amount: 349_900 }]);
    expect(await open(shop)).toHaveLength(1);
  });

  it('is taken while the provider does not answer', async () => {
    const { shop, refundId, transactionId } = await goneBack();
    shop.fakes.payment.provider.settleRefund(refundId);
    shop.fakes.payment.provider.setOutage(true);
    expect(await shop.notices.receive(lastNotice(shop))).toEqual({ ok: true, value: null });
    expect(await open(shop)).toMatchObject([{ subject: transactionId }]);
  });

  it('is forged when its signature does not fit, and changes nothing', async () => {
    const { shop, refundId } = await goneBack();
    shop.fakes.payment.provider.settleRefund(refundId);
    const notice = lastNotice(shop);
    const forged = { ...notice, body: notice.body.replace('349900', '1') };
    expect(await shop.notices.receive(forged)).toEqual(refused('forged-notice'));
    expect(await open(shop)).toEqual([]);
  });
});
