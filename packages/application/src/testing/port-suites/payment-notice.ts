import { describe, expect, it } from 'vitest';
import { payThere, placed } from './purchases.js';
import type { Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

/** What every implementation of PaymentNoticePort does. */
export const paymentNoticeSuite = (world: WorldOf): void => {
  /** An order that was paid, and the notification of it. */
  const told = async () => {
    const { shop } = await loggedIn(world());
    const { id: orderId } = await placed({ shop });
    await payThere({ shop }, world().deps, orderId);
    const [notice] = world().deps.payment.provider.notices();
    if (notice === undefined) throw new Error('the provider has nothing to tell');
    const status = async () => {
      const order = await shop.order({ orderId });
      return order.ok ? order.value.status : order.error.kind;
    };
    return { notice, status };
  };

  describe('PaymentNoticePort', () => {
    it('takes a notification in, however often', async () => {
      const { notice, status } = await told();
      const { paymentNotice } = world().visitor();
      for (const _time of [1, 2]) {
        expect(await paymentNotice.receive(notice)).toEqual({ ok: true, value: null });
        expect(await status()).toBe('TRADE_PAID_SUCCESS');
      }
    });

    it('refuses a forged one, which changes nothing', async () => {
      const { notice, status } = await told();
      const { paymentNotice } = world().visitor();
      const forged = { ok: false, error: { kind: 'forged-notice' } };
      const body = notice.body.replace('19900', '1');
      expect(await paymentNotice.receive({ ...notice, body })).toEqual(forged);
      expect(await paymentNotice.receive({ ...notice, body: '' })).toEqual(forged);
      expect(await paymentNotice.receive({ ...notice, headers: {} })).toEqual(forged);
      expect(await status()).toBe('TRADE_WAIT_PAY');
    });

    it('throws when it could not be stored, so that it comes again', async () => {
      const { notice } = await told();
      world().deps.shop.orders.clear();
      await expect(world().visitor().paymentNotice.receive(notice)).rejects.toBeInstanceOf(Error);
    });
  });
};

/** A way to make each call of the area. */
export const paymentNoticeTries: Tries<'paymentNotice'> = {
  receive: ({ paymentNotice }) => paymentNotice.receive({ headers: {}, body: '' }),
};
