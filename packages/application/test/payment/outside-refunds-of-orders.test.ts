import { describe, expect, it } from 'vitest';
import { begun, bought, consoleRefund, must, placed, shopWorld, type ShopWorld } from '../support/shop.js';

const FULL = 399_900;

/** What staff have to look at. */
const listed = async ({ clerk }: ShopWorld) =>
  must(await clerk.oddities({ size: 9, settledAt: 'empty' })).list.map(({ kind, subject, amount }) => [
    kind,
    subject,
    amount,
  ]);

const tellLast = async ({ fakes, notices }: ShopWorld): Promise<void> => {
  const notice = fakes.payment.provider.notices().at(-1);
  if (notice !== undefined) must(await notices.receive(notice));
};

/** Others give back some of a payment, or all; the bank has done it, and it is told. */
const givenBack = async (
  shop: ShopWorld,
  transactionId: string,
  amount = FULL,
  refundId = `by-others-${amount}`,
) => {
  const { provider } = shop.fakes.payment;
  await provider.refund({ refundId, transactionId, amount, total: FULL, reason: '', notifyUrl: '' });
  provider.settleRefund(refundId);
  await tellLast(shop);
};

/** An order that is paid, and the payment. */
const paidOrder = async () => {
  const shop = await shopWorld();
  const { id: orderId } = await bought(shop);
  const [transactionId = ''] = shop.fakes.shop.receipts.keys();
  const order = async () => must(await shop.ming.order({ orderId }));
  return { shop, orderId, transactionId, order };
};

describe('a paid order whose payment others gave back', () => {
  it('is refunded by the provider, and opens nothing any more', async () => {
    const { shop, transactionId, order } = await paidOrder();
    await givenBack(shop, transactionId);
    expect(await order()).toMatchObject({
      status: 'TRADE_REFUNDED',
      closedBy: null,
      history: [
        {},
        {},
        { event: 'REQUEST_REFUND', actor: 'provider', note: '付款已在微信支付退款' },
        { event: 'REFUND', actor: 'provider', note: '付款已在微信支付退款' },
      ],
      refunded: 399_900,
      refunds: [{ cause: 'OUTSIDE', amount: 399_900, status: 'DONE' }],
    });
    expect(await shop.fakes.orders.findPaidByUser('u-ming')).toEqual([]);
    expect(await listed(shop)).toEqual([['REFUNDED_OUTSIDE', transactionId, FULL]]);
    await tellLast(shop);
    expect((await order()).history).toHaveLength(4);
  });

  it.each(['waiting', 'processing', 'failed'])('ends our own refund that is %s', async (state) => {
    const { shop, orderId, transactionId, order } = await paidOrder();
    const { provider } = shop.fakes.payment;
    must(await shop.ming.requestRefund({ orderId, reason: '不要了' }));
    must(await shop.clerk.decideRefund({ orderId, grant: true }));
    const [id = ''] = shop.fakes.shop.refunds.keys();
    if (state !== 'waiting') await shop.refund();
    if (state === 'failed') {
      provider.settleRefund(id, '余额不足', true);
      await tellLast(shop);
    } else if (state === 'processing') provider.settleRefund(id, '余额不足', true);
    await givenBack(shop, transactionId);
    expect(await order()).toMatchObject({ status: 'TRADE_REFUNDED', refunds: [{ status: 'DONE' }] });
    expect((await order()).history.at(-1)).toMatchObject({ event: 'REFUND', actor: 'provider' });
    shop.fakes.clock.advance(3_600_000);
    expect(await shop.refund()).toBe(0);
    // What is left on the list is settled, and asks for nothing, even when staff want it tried again.
    for (const { id: odd } of must(await shop.clerk.oddities({ size: 9, settledAt: 'empty' })).list)
      must(await shop.clerk.settleOddity({ id: odd, retry: true }));
    expect([await listed(shop), await shop.refund()]).toEqual([[], 0]);
  });

  it('stays paid while it is a part, and its refund is of the rest', async () => {
    const { shop, orderId, transactionId, order } = await paidOrder();
    await givenBack(shop, transactionId, 100_000);
    expect(await order()).toMatchObject({ status: 'TRADE_PAID_SUCCESS', history: [{}, {}] });
    expect(await listed(shop)).toEqual([['REFUNDED_OUTSIDE', transactionId, 100_000]]);
    must(await shop.ming.requestRefund({ orderId, reason: '不要了' }));
    must(await shop.clerk.decideRefund({ orderId, grant: true }));
    await shop.refund();
    shop.fakes.payment.provider.settleRefund([...shop.fakes.shop.refunds.keys()][0] ?? '');
    await tellLast(shop);
    expect(await order()).toMatchObject({
      status: 'TRADE_REFUNDED',
      refunded: 399_900,
      refunds: [
        { cause: 'REQUESTED', amount: 299_900, status: 'DONE' },
        { cause: 'OUTSIDE', amount: 100_000, status: 'DONE' },
      ],
    });
  });

  it('is refunded by the part that makes it whole', async () => {
    const { shop, transactionId, order } = await paidOrder();
    await givenBack(shop, transactionId, 100_000);
    const [odd] = must(await shop.clerk.oddities({ size: 9 })).list;
    must(await shop.clerk.settleOddity({ id: odd?.id ?? '' }));
    await givenBack(shop, transactionId, 299_900);
    expect((await order()).status).toBe('TRADE_REFUNDED');
    // One line for one payment, which staff see again.
    expect(await listed(shop)).toEqual([['REFUNDED_OUTSIDE', transactionId, FULL]]);
  });

  it('stays as it is when that failed, until it is done under the same number', async () => {
    const { shop, transactionId, order } = await paidOrder();
    const { provider } = shop.fakes.payment;
    const refundId = await consoleRefund(provider, { transactionId, amount: FULL });
    provider.settleRefund(refundId, '账户异常');
    await tellLast(shop);
    expect((await order()).status).toBe('TRADE_PAID_SUCCESS');
    expect(await listed(shop)).toEqual([['REFUND_FAILED', refundId, FULL]]);
    const [failed] = must(await shop.clerk.oddities({ size: 9 })).list;
    must(await shop.clerk.settleOddity({ id: failed?.id ?? '', retry: true }));
    expect(await listed(shop)).toEqual([]);
    provider.settleRefund(refundId);
    await tellLast(shop);
    expect((await order()).status).toBe('TRADE_REFUNDED');
    expect(await listed(shop)).toEqual([['REFUNDED_OUTSIDE', transactionId, FULL]]);
  });
});

describe('an order that waits while others give its payment back', () => {
  it('is paid when they said that it was a part', async () => {
    const shop = await shopWorld();
    const { id: orderId } = await placed(shop.ming);
    const transactionId = shop.fakes.payment.provider.pay(await begun(shop, shop.ming, orderId));
    await givenBack(shop, transactionId, 1);
    expect(must(await shop.ming.order({ orderId })).status).toBe('TRADE_PAID_SUCCESS');
    expect(await listed(shop)).toEqual([['REFUNDED_OUTSIDE', transactionId, 1]]);
  });

  it('is closed when nobody says how much, and staff learn it later', async () => {
    const shop = await shopWorld();
    const { provider } = shop.fakes.payment;
    const { id: orderId } = await placed(shop.ming);
    const transactionId = provider.pay(await begun(shop, shop.ming, orderId));
    const refundId = await consoleRefund(provider, { transactionId, amount: FULL }, 1);
    must(await shop.ming.check({ orderId }));
    expect(await listed(shop)).toEqual([['REFUNDED_OUTSIDE', transactionId, 0]]);
    provider.settleRefund(refundId);
    await tellLast(shop);
    expect(must(await shop.ming.order({ orderId }))).toMatchObject({
      status: 'TRADE_CLOSED',
      closedBy: 'provider',
    });
    const [odd, ...others] = must(await shop.clerk.oddities({ size: 9 })).list;
    expect([odd, others]).toMatchObject([
      { subject: transactionId, amount: 1, note: expect.stringContaining('其余的钱请在商户平台退回') },
      [],
    ]);
  });

  it('is paid by its other payment, though that is heard of later', async () => {
    const shop = await shopWorld();
    const { provider } = shop.fakes.payment;
    const { id: orderId } = await placed(shop.ming);
    must(await shop.ming.pay({ orderId, way: 'NATIVE' }));
    must(await shop.ming.pay({ orderId, way: 'H5' }));
    const [first = '', second = ''] = [...provider.trades.keys()];
    provider.pay(first);
    await givenBack(shop, provider.pay(second));
    expect(must(await shop.ming.order({ orderId })).status).toBe('TRADE_WAIT_PAY');
    // The other one is due at once.
    expect(await shop.check()).toBe(1);
    expect(must(await shop.ming.order({ orderId })).status).toBe('TRADE_PAID_SUCCESS');
    expect(await shop.refund()).toBe(0);
  });

  it('is closed by its deadline when the other payment is not made', async () => {
    const shop = await shopWorld();
    const { provider } = shop.fakes.payment;
    const { id: orderId } = await placed(shop.ming);
    must(await shop.ming.pay({ orderId, way: 'NATIVE' }));
    must(await shop.ming.pay({ orderId, way: 'H5' }));
    const [, second = ''] = [...provider.trades.keys()];
    await givenBack(shop, provider.pay(second));
    shop.fakes.clock.advance(30 * 60_000);
    await shop.closeOverdue();
    expect(must(await shop.ming.order({ orderId }))).toMatchObject({
      status: 'TRADE_CLOSED',
      closedBy: 'time',
    });
  });
});
