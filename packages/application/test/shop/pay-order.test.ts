import { PAY_WINDOW_MS } from '@ykd/domain/order';
import { describe, expect, it } from 'vitest';
import { MING } from '../../src/testing/index.js';
import { begun, bought, must, placed, refused, shopWorld } from '../support/shop.js';

const MINUTE = 60_000;

describe('paying', () => {
  it('by a code: the provider knows everything about it', async () => {
    const { ming, fakes } = await shopWorld();
    const { id: orderId, gmtCreated } = await placed(ming);
    fakes.clock.advance(MINUTE);
    const invitation = must(await ming.pay({ orderId, way: 'NATIVE' }));
    const [[outTradeNo, trade] = []] = [...fakes.payment.provider.trades];
    expect(invitation).toEqual({ way: 'NATIVE', codeUrl: trade?.invitation });
    expect(trade?.order).toEqual({
      way: 'NATIVE',
      outTradeNo,
      description: '研发训练营',
      amount: 399_900,
      expiresAt: gmtCreated + PAY_WINDOW_MS,
      notifyUrl: fakes.payment.notifyUrl,
    });
  });

  it('inside WeChat: with the account that is bound', async () => {
    const { ming, fakes } = await shopWorld();
    const { id: orderId } = await placed(ming);
    const pay = () => ming.pay({ orderId, way: 'JSAPI' });
    expect(await pay()).toEqual(refused('weixin-not-bound'));
    fakes.members.weixin.set('o-ming', { id: MING.id, at: 0 });
    const invitation = must(await pay());
    const [trade] = fakes.payment.provider.trades.values();
    expect(trade?.order.openid).toBe('o-ming');
    const params = fakes.payment.provider.bridgeParams(trade?.invitation ?? '');
    expect(invitation).toEqual({ way: 'JSAPI', params });
  });

  it('from another browser of the phone: with the payer’s address', async () => {
    const { ming, fakes } = await shopWorld();
    const { id: orderId } = await placed(ming);
    const invitation = must(await ming.pay({ orderId, way: 'H5' }));
    const [trade] = fakes.payment.provider.trades.values();
    expect(invitation).toEqual({ way: 'H5', url: trade?.invitation });
    expect(trade?.order.payerAddress).toBe('192.0.2.1');
  });

  it('goes on where it was begun, once for each way', async () => {
    const { ming, fakes } = await shopWorld();
    const { id: orderId } = await placed(ming);
    const pay = (way: 'NATIVE' | 'H5') => ming.pay({ orderId, way });
    const first = await pay('NATIVE');
    expect(await pay('H5')).not.toEqual(first);
    expect(await pay('NATIVE')).toEqual(first);
    expect(await Promise.all([pay('NATIVE'), pay('NATIVE')])).toEqual([first, first]);
    expect(await fakes.paymentAttempts.ofOrder(orderId)).toHaveLength(2);
  });

  it('begins once for many who ask at once', async () => {
    const { ming, fakes } = await shopWorld();
    const { id: orderId } = await placed(ming);
    const pay = () => ming.pay({ orderId, way: 'NATIVE' });
    const invitations = await Promise.all(Array.from({ length: 5 }, pay));
    expect(new Set(invitations.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(fakes.payment.provider.trades.size).toBe(1);
  });

  it('begins anew when the address of WeChat is too old, and the old one cannot be paid', async () => {
    const { ming, fakes } = await shopWorld();
    const { id: orderId } = await placed(ming);
    const pay = () => ming.pay({ orderId, way: 'H5' });
    const first = await pay();
    fakes.clock.advance(5 * MINUTE - 1);
    expect(await pay()).toEqual(first);
    fakes.clock.advance(1);
    const second = must(await pay());
    expect(second).not.toEqual(must(first));
    const [old, fresh] = await fakes.paymentAttempts.ofOrder(orderId);
    expect([old?.status, fresh?.status]).toEqual(['CLOSED', 'OPEN']);
    expect(() => fakes.payment.provider.pay(old?.outTradeNo ?? '')).toThrow();
  });

  it('finds the payment that was made with the old address', async () => {
    const { ming, fakes } = await shopWorld();
    const { id: orderId } = await placed(ming);
    must(await ming.pay({ orderId, way: 'H5' }));
    const [attempt] = await fakes.paymentAttempts.ofOrder(orderId);
    fakes.clock.advance(5 * MINUTE);
    fakes.payment.provider.pay(attempt?.outTradeNo ?? '');
    expect(await ming.pay({ orderId, way: 'H5' })).toEqual(
      refused('order-state', { status: 'TRADE_PAID_SUCCESS' }),
    );
  });

  it('waits for the provider to come back, under the same number', async () => {
    const { ming, fakes } = await shopWorld();
    const { id: orderId } = await placed(ming);
    fakes.payment.provider.setOutage(true);
    expect(await ming.pay({ orderId, way: 'NATIVE' })).toEqual(refused('payment-unavailable'));
    const [attempt] = await fakes.paymentAttempts.ofOrder(orderId);
    expect(attempt).toMatchObject({ status: 'OPEN', invitation: null });
    fakes.payment.provider.setOutage(false);
    must(await ming.pay({ orderId, way: 'NATIVE' }));
    expect([...fakes.payment.provider.trades.keys()]).toEqual([attempt?.outTradeNo]);
  });

  it('is over with the time to pay, and with the payment', async () => {
    const shop = await shopWorld();
    const { ming, fakes } = shop;
    const late = await placed(ming, { requestKey: 'key-00009' });
    fakes.clock.advance(PAY_WINDOW_MS - 1);
    must(await ming.pay({ orderId: late.id, way: 'NATIVE' }));
    fakes.clock.advance(1);
    expect(await ming.pay({ orderId: late.id, way: 'NATIVE' })).toEqual(
      refused('order-state', { status: 'TRADE_CLOSED' }),
    );
    const { id: orderId } = await bought(shop);
    expect(await ming.pay({ orderId, way: 'NATIVE' })).toEqual(
      refused('order-state', { status: 'TRADE_PAID_SUCCESS' }),
    );
  });

  it('answers nothing to pay when the order was closed while the provider was asked', async () => {
    let cancel = async (): Promise<unknown> => undefined;
    const shop = await shopWorld(({ payment }) => ({
      payment: {
        ...payment,
        provider: {
          ...payment.provider,
          begin: async (order) => {
            const invitation = await payment.provider.begin(order);
            await cancel();
            return invitation;
          },
        },
      },
    }));
    const { ming, fakes } = shop;
    const { id: orderId } = await placed(ming);
    cancel = () => ming.cancel({ orderId });
    expect(await ming.pay({ orderId, way: 'NATIVE' })).toEqual(
      refused('order-state', { status: 'TRADE_CLOSED' }),
    );
    const [attempt] = await fakes.paymentAttempts.ofOrder(orderId);
    expect(attempt?.status).toBe('CLOSED');
  });
});

describe('checking', () => {
  it('finds a payment that nobody told of', async () => {
    const shop = await shopWorld();
    const { ming, fakes } = shop;
    const { id: orderId } = await placed(ming);
    const outTradeNo = await begun(shop, ming, orderId);
    fakes.clock.advance(MINUTE);
    fakes.payment.provider.pay(outTradeNo);
    expect(await ming.check({ orderId })).toMatchObject({
      value: { status: 'TRADE_PAID_SUCCESS', paidAt: fakes.clock.now(), validDateDayNum: 730 },
    });
  });

  it('asks at most every 3 seconds', async () => {
    const shop = await shopWorld();
    const { ming, fakes } = shop;
    const { id: orderId } = await placed(ming);
    const other = await placed(ming, { requestKey: 'key-00002' });
    const outTradeNo = await begun(shop, ming, orderId);
    must(await ming.check({ orderId }));
    fakes.payment.provider.pay(outTradeNo);
    fakes.clock.advance(2_999);
    expect(await ming.check({ orderId })).toMatchObject({ value: { status: 'TRADE_WAIT_PAY' } });
    must(await ming.check({ orderId: other.id }));
    fakes.clock.advance(1);
    expect(await ming.check({ orderId })).toMatchObject({ value: { status: 'TRADE_PAID_SUCCESS' } });
  });

  it('says that the provider is away, unless that does not matter', async () => {
    const shop = await shopWorld();
    const { ming, fakes } = shop;
    const { id: orderId } = await placed(ming);
    const nothingBegun = await placed(ming, { requestKey: 'key-00002' });
    await begun(shop, ming, orderId);
    fakes.payment.provider.setOutage(true);
    expect(await ming.check({ orderId })).toEqual(refused('payment-unavailable'));
    expect(await ming.check({ orderId: nothingBegun.id })).toMatchObject({ ok: true });
    fakes.clock.advance(3_000);
    must(await ming.cancel({ orderId }));
    expect(await ming.check({ orderId })).toMatchObject({ value: { status: 'TRADE_CLOSED' } });
  });
});
