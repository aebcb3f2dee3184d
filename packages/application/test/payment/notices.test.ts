import { describe, expect, it } from 'vitest';
import { soldPeriods } from '@ykd/domain/order';
import type { RawNotice } from '../../src/ports/index.js';
import { begun, must, placed, refused, shopWorld, VOUCHER, type ShopWorld } from '../support/shop.js';

const WITH_VOUCHER = { couponId: VOUCHER.id, amount: 349_900 };
const OK = { ok: true, value: null };

/** An order that was paid at the provider, which has not told of it yet. */
const paidThere = async () => {
  const shop = await shopWorld();
  const { id: orderId } = await placed(shop.ming, WITH_VOUCHER);
  const outTradeNo = await begun(shop, shop.ming, orderId);
  shop.fakes.clock.advance(60_000);
  const transactionId = shop.fakes.payment.provider.pay(outTradeNo);
  const [notice] = shop.fakes.payment.provider.notices();
  if (notice === undefined) throw new Error('the provider has nothing to tell');
  return { shop, orderId, outTradeNo, transactionId, notice };
};

/** What is stored of money and orders. */
const ledger = ({ fakes: { shop } }: ShopWorld) =>
  structuredClone([
    shop.orders,
    shop.sold,
    shop.receipts,
    shop.refunds,
    shop.coupons,
    shop.oddities,
    shop.history,
  ]);

describe('a notification of a payment', () => {
  it('pays the order: access, periods from the payment, the coupon spent', async () => {
    const { shop, orderId, outTradeNo, notice } = await paidThere();
    const paidAt = shop.fakes.clock.now();
    shop.fakes.clock.advance(1_000);
    expect(await shop.notices.receive(notice)).toEqual(OK);
    expect(await shop.ming.order({ orderId })).toMatchObject({
      value: {
        status: 'TRADE_PAID_SUCCESS',
        paidAt,
        payUntil: null,
        ...soldPeriods(paidAt, { validDays: 730, serviceDays: 365 }),
        history: [{ event: 'PLACE' }, { event: 'PAY', actor: 'provider', at: paidAt + 1_000 }],
        refunds: [],
      },
    });
    expect(await shop.fakes.orders.findPaidByUser('u-ming')).toMatchObject([{ id: orderId }]);
    expect(await shop.fakes.coupons.find(VOUCHER.id)).toMatchObject({ status: 'USED', orderId });
    expect(await shop.fakes.paymentAttempts.find(outTradeNo)).toMatchObject({ status: 'PAID' });
  });

  it('changes nothing when it comes again', async () => {
    const { shop, notice } = await paidThere();
    await shop.notices.receive(notice);
    const before = ledger(shop);
    shop.fakes.clock.advance(1_000);
    for (const _time of [1, 2]) expect(await shop.notices.receive(notice)).toEqual(OK);
    await shop.tellAll();
    await shop.check();
    expect(ledger(shop)).toEqual(before);
  });

  it('that comes again tells whoever watches: the process that took it in may have died before it could', async () => {
    const { shop, orderId, notice } = await paidThere();
    await shop.notices.receive(notice);
    let told = 0;
    must(await shop.ming.watch({ orderId }, () => (told += 1)));
    await shop.notices.receive(notice);
    expect(told).toBe(1);
  });

  it.each<[string, (notice: RawNotice) => RawNotice]>([
    ['another amount', ({ headers, body }) => ({ headers, body: body.replace('349900', '1') })],
    ['a part cut off', ({ headers, body }) => ({ headers, body: body.slice(0, -5) })],
    ['no body', ({ headers }) => ({ headers, body: '' })],
    ['no signature', ({ body }) => ({ headers: {}, body })],
    [
      'a signature of somebody else',
      ({ headers, body }) => ({ headers: { ...headers, 'wechatpay-signature': 'mine' }, body }),
    ],
  ])('is forged with %s, and changes nothing', async (_what, forge) => {
    const { shop, notice } = await paidThere();
    const before = ledger(shop);
    expect(await shop.notices.receive(forge(notice))).toEqual(refused('forged-notice'));
    expect(ledger(shop)).toEqual(before);
  });

  it('is too old after some minutes, and told again until it is taken', async () => {
    const { shop, orderId, notice } = await paidThere();
    shop.fakes.clock.advance(6 * 60_000);
    expect(await shop.notices.receive(notice)).toEqual(refused('forged-notice'));
    await shop.tellAll();
    expect(await shop.ming.order({ orderId })).toMatchObject({ value: { status: 'TRADE_PAID_SUCCESS' } });
  });

  it('for a number that nobody gave is shown to staff', async () => {
    const { shop, outTradeNo, transactionId, notice } = await paidThere();
    shop.fakes.shop.attempts.delete(outTradeNo);
    for (const _time of [1, 2]) expect(await shop.notices.receive(notice)).toEqual(OK);
    expect(await shop.clerk.oddities({ size: 9 })).toMatchObject({
      value: {
        list: [{ kind: 'UNKNOWN_PAYMENT', orderId: null, subject: transactionId, amount: 349_900 }],
      },
    });
  });

  it('throws when it cannot be stored, so that it comes again', async () => {
    const { shop, orderId, notice } = await paidThere();
    shop.fakes.shop.orders.delete(orderId);
    await expect(shop.notices.receive(notice)).rejects.toBeInstanceOf(Error);
  });
});

describe('money that cannot be kept', () => {
  it('for a closed order goes back, once', async () => {
    const { shop, orderId, transactionId } = await paidThere();
    shop.fakes.payment.provider.setOutage(true);
    must(await shop.ming.cancel({ orderId }));
    shop.fakes.payment.provider.setOutage(false);
    await shop.tellAll();
    await shop.tellAll();
    await shop.refund();
    expect([...shop.fakes.payment.provider.refunds.values()]).toMatchObject([
      { transactionId, amount: 349_900, state: { kind: 'processing' } },
    ]);
    expect(await shop.ming.order({ orderId })).toMatchObject({
      value: { status: 'TRADE_CLOSED', refunds: [{ cause: 'CLOSED_ORDER', status: 'PROCESSING' }] },
    });
    expect(await shop.fakes.coupons.find(VOUCHER.id)).toMatchObject({ status: 'UNUSED' });
    expect(await shop.clerk.oddities({ size: 9, settledAt: 'empty' })).toMatchObject({
      value: { list: [{ kind: 'CLOSED_ORDER', subject: transactionId }] },
    });
  });

  it('that came twice goes back the second time', async () => {
    const shop = await shopWorld();
    const { id: orderId } = await placed(shop.ming);
    const [first, second] = shop.fakes.payment.provider.payTwice(await begun(shop, shop.ming, orderId));
    await shop.tellAll();
    await shop.refund();
    expect(shop.fakes.shop.receipts.get(first)).toMatchObject({ paid: true });
    const refunds = [...shop.fakes.payment.provider.refunds.values()];
    expect(refunds).toMatchObject([{ transactionId: second, amount: 399_900 }]);
    expect(await shop.ming.order({ orderId })).toMatchObject({
      value: { status: 'TRADE_PAID_SUCCESS', refunds: [{ cause: 'PAID_TWICE' }] },
    });
  });

  it('that came by two ways goes back for the second one', async () => {
    const shop = await shopWorld();
    const { id: orderId } = await placed(shop.ming);
    const native = await begun(shop, shop.ming, orderId);
    must(await shop.ming.pay({ orderId, way: 'H5' }));
    const attempts = await shop.fakes.paymentAttempts.ofOrder(orderId);
    const h5 = attempts.find(({ way }) => way === 'H5')?.outTradeNo ?? '';
    for (const outTradeNo of [native, h5]) shop.fakes.payment.provider.pay(outTradeNo);
    const [one] = shop.fakes.payment.provider.notices();
    if (one !== undefined) await shop.notices.receive(one);
    // Nobody tells of the second one: the job finds it when it ends what is open.
    await shop.check();
    const refunds = await shop.fakes.refunds.ofOrder(orderId);
    expect(refunds).toMatchObject([{ cause: 'PAID_TWICE', outTradeNo: h5 }]);
  });

  it('of another amount goes back, and the order still waits', async () => {
    const shop = await shopWorld();
    const { id: orderId } = await placed(shop.ming);
    shop.fakes.payment.provider.pay(await begun(shop, shop.ming, orderId), 1);
    await shop.tellAll();
    expect(await shop.ming.order({ orderId })).toMatchObject({
      value: { status: 'TRADE_WAIT_PAY', refunds: [{ cause: 'WRONG_AMOUNT', amount: 1 }] },
    });
    shop.fakes.clock.advance(1);
    shop.fakes.payment.provider.pay(await begun(shop, shop.ming, orderId));
    await shop.tellAll();
    expect(await shop.ming.order({ orderId })).toMatchObject({ value: { status: 'TRADE_PAID_SUCCESS' } });
  });
});
