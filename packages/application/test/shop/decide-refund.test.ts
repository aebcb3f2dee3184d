import { describe, expect, it } from 'vitest';
import { begun, bought, must, placed, refused, shopWorld, type ShopWorld } from '../support/shop.js';

/** An order whose buyer wants his money back. */
const asked = async (shop: ShopWorld): Promise<string> => {
  const { id: orderId } = await bought(shop);
  must(await shop.ming.requestRefund({ orderId, reason: '时间不合适' }));
  return orderId;
};

describe('staff who judge a refund', () => {
  it('need not say why they grant it, and must keep it short when they do', async () => {
    const shop = await shopWorld();
    const orderId = await asked(shop);
    const missing = { issues: [{ field: 'reason', message: '原因必须填写' }] };
    expect(await shop.clerk.decideRefund({ orderId, grant: false })).toEqual(
      refused('invalid-input', missing),
    );
    const long = { issues: [{ field: 'reason', message: '原因不能超过200个字符' }] };
    expect(await shop.clerk.decideRefund({ orderId, grant: true, reason: '长'.repeat(201) })).toEqual(
      refused('invalid-input', long),
    );
    must(await shop.clerk.decideRefund({ orderId, grant: true }));
  });

  it('do not judge their own wish', async () => {
    const shop = await shopWorld();
    const { id: orderId } = await placed(shop.clerkAtShop);
    shop.fakes.payment.provider.pay(await begun(shop, shop.clerkAtShop, orderId));
    await shop.tellAll();
    must(await shop.clerkAtShop.requestRefund({ orderId, reason: '不要了' }));
    for (const grant of [true, false]) {
      expect(await shop.clerk.decideRefund({ orderId, grant, reason: '我自己的' })).toEqual(
        refused('own-refund'),
      );
    }
    expect(await shop.fakes.refunds.ofOrder(orderId)).toEqual([]);
    expect(await shop.clerkAtShop.order({ orderId })).toMatchObject({
      value: { status: 'TRADE_REFUNDING' },
    });
  });
});
