import { describe, expect, it } from 'vitest';
import { begun, bought, must, placed, refused, shopWorld, VOUCHER } from '../support/shop.js';

const WITH_VOUCHER = { couponId: VOUCHER.id, amount: 349_900 };

describe('cancelling', () => {
  it('closes the order, gives the coupon back and lets nothing more be paid', async () => {
    const shop = await shopWorld();
    const { ming, fakes } = shop;
    const { id: orderId } = await placed(ming, WITH_VOUCHER);
    const outTradeNo = await begun(shop, ming, orderId);
    expect(await ming.cancel({ orderId })).toMatchObject({
      value: { status: 'TRADE_CLOSED', payUntil: null, history: [{}, { event: 'CLOSE', actor: 'member' }] },
    });
    expect(await fakes.coupons.find(VOUCHER.id)).toMatchObject({ status: 'UNUSED', orderId: null });
    expect(await fakes.paymentAttempts.find(outTradeNo)).toMatchObject({ status: 'CLOSED' });
    expect(() => fakes.payment.provider.pay(outTradeNo)).toThrow();
  });

  it('can be asked for again', async () => {
    const { ming } = await shopWorld();
    const { id: orderId } = await placed(ming);
    const closed = await ming.cancel({ orderId });
    expect(await ming.cancel({ orderId })).toEqual(closed);
    const both = await Promise.all([ming.cancel({ orderId }), ming.cancel({ orderId })]);
    expect(both).toEqual([closed, closed]);
  });

  it('does not close what was paid meanwhile', async () => {
    const shop = await shopWorld();
    const { ming, fakes } = shop;
    const { id: orderId } = await placed(ming);
    fakes.payment.provider.pay(await begun(shop, ming, orderId));
    expect(await ming.cancel({ orderId })).toEqual(refused('order-state', { status: 'TRADE_PAID_SUCCESS' }));
    expect(await ming.order({ orderId })).toMatchObject({ value: { status: 'TRADE_PAID_SUCCESS' } });
  });

  it('works while the provider is away; what was paid goes back', async () => {
    const shop = await shopWorld();
    const { ming, fakes } = shop;
    const { id: orderId } = await placed(ming);
    fakes.payment.provider.pay(await begun(shop, ming, orderId));
    fakes.payment.provider.setOutage(true);
    expect(await ming.cancel({ orderId })).toMatchObject({ value: { status: 'TRADE_CLOSED' } });
    fakes.payment.provider.setOutage(false);
    await shop.tellAll();
    expect(await ming.order({ orderId })).toMatchObject({
      value: {
        status: 'TRADE_CLOSED',
        refunds: [{ cause: 'CLOSED_ORDER', amount: 399_900, status: 'WAITING' }],
      },
    });
  });

  it('is not for orders that are paid', async () => {
    const shop = await shopWorld();
    const { id: orderId } = await bought(shop);
    const paid = refused('order-state', { status: 'TRADE_PAID_SUCCESS' });
    expect(await shop.ming.cancel({ orderId })).toEqual(paid);
    must(await shop.ming.requestRefund({ orderId, reason: '不要了' }));
    expect(await shop.ming.cancel({ orderId })).toEqual(
      refused('order-state', { status: 'TRADE_REFUNDING' }),
    );
  });
});
