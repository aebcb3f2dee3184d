import { PAY_WINDOW_MS } from '@ykd/domain/order';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { ledgerFaults, settle, settledFaults } from '../support/ledger.js';
import { racingShop } from '../support/racing-shop.js';
import { begun, placed, VOUCHER, type ShopWorld } from '../support/shop.js';

describe('at the same moment', () => {
  /** What may happen to an order that was paid at the provider a moment ago, or is being paid. */
  const events = {
    'the provider tells': async ({ shop, free }: Racing) => {
      for (const notice of free.fakes.payment.provider.notices()) await shop.notices.receive(notice);
    },
    'the provider tells again': async ({ shop, free }: Racing) => {
      for (const notice of free.fakes.payment.provider.notices()) await shop.notices.receive(notice);
    },
    'the buyer cancels': ({ shop, orderId }: Racing) => shop.ming.cancel({ orderId }),
    'the buyer cancels in another tab': ({ shop, orderId }: Racing) => shop.ming.cancel({ orderId }),
    'the buyer looks': ({ shop, orderId }: Racing) => shop.ming.check({ orderId }),
    'the buyer begins anew': ({ shop, orderId }: Racing) => shop.ming.pay({ orderId, way: 'H5' }),
    'the job asks': ({ shop }: Racing) => shop.check(),
    'the time is over': ({ shop }: Racing) => shop.closeOverdue(),
    'the time is over in another process': ({ shop }: Racing) => shop.closeOverdue(),
  };
  type Racing = { readonly shop: ShopWorld; readonly free: ShopWorld; readonly orderId: string };
  const names = Object.keys(events) as readonly (keyof typeof events)[];

  test.prop(
    [
      fc.scheduler(),
      fc.subarray([...names], { minLength: 2 }),
      fc.boolean(),
      fc.constantFrom(0, 16_000, PAY_WINDOW_MS),
      fc.boolean(),
    ],
    { numRuns: 400 },
  )('everything ends right', async (scheduler, chosen, paysInBetween, waited, told) => {
    const { racing: shop, free } = await racingShop(scheduler);
    const { provider } = free.fakes.payment;
    const { id: orderId } = await placed(free.ming, { couponId: VOUCHER.id, amount: 349_900 });
    const outTradeNo = await begun(free, free.ming, orderId);
    if (!paysInBetween) provider.pay(outTradeNo);
    free.fakes.clock.advance(waited);
    const racing = chosen.map((name) => events[name]({ shop, free, orderId }));
    if (paysInBetween) {
      const paying = scheduler.schedule(Promise.resolve(), 'the phone pays').then(() => {
        try {
          provider.pay(outTradeNo);
        } catch {
          // It was closed by then.
        }
      });
      racing.push(paying);
    }
    await scheduler.waitFor(Promise.all(racing));
    expect(ledgerFaults(free.fakes)).toEqual([]);
    await settle(free, told);
    expect(settledFaults(free.fakes, told)).toEqual([]);
  });
});
