import { describe, expect, it } from 'vitest';
import { begun, must, placed, shopWorld } from '../support/shop.js';

describe('watching an order', () => {
  it('tells of everything that happens to it, until it is stopped', async () => {
    const shop = await shopWorld();
    const { ming, clerk, fakes } = shop;
    const { id: orderId } = await placed(ming);
    const other = await placed(ming, { requestKey: 'key-00002' });
    const seen: string[] = [];
    const watch = must(
      await ming.watch({ orderId }, () => void seen.push(fakes.shop.orders.get(orderId)?.status ?? '')),
    );
    must(await ming.cancel({ orderId: other.id }));
    expect(seen).toEqual([]);
    fakes.payment.provider.pay(await begun(shop, ming, orderId));
    await shop.tellAll();
    expect(seen).toEqual(['TRADE_PAID_SUCCESS']);
    must(await ming.requestRefund({ orderId, reason: '不要了' }));
    expect(seen.at(-1)).toBe('TRADE_REFUNDING');
    must(await clerk.decideRefund({ orderId, grant: true, reason: '' }));
    await shop.refund();
    const [refund] = await fakes.refunds.ofOrder(orderId);
    fakes.payment.provider.settleRefund(refund?.id ?? '');
    await shop.tellAll();
    expect(seen.at(-1)).toBe('TRADE_REFUNDED');
    const { length } = seen;
    watch.stop();
    await watch.closed;
    fakes.orderEvents.changed(orderId);
    expect(seen).toHaveLength(length);
  });

  it('tells when the order closes', async () => {
    const { ming } = await shopWorld();
    const { id: orderId } = await placed(ming);
    let told = 0;
    must(await ming.watch({ orderId }, () => (told += 1)));
    must(await ming.cancel({ orderId }));
    must(await ming.cancel({ orderId }));
    expect(told).toBe(1);
  });
});
