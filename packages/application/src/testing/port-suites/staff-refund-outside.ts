import { PAID_STATUS } from '@ykd/domain/order';
import { DAY_MS, shanghaiDay } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import type { OfflineOrderInput } from '../../staff-refund/index.js';
import { fakePng, HONG } from '../fakes/index.js';
import { must, staff } from './purchases.js';
import { SEED_NOW } from './seed.js';
import { issue, OFFLINE, refundWorld, refused, SECOND } from './staff-refund-world.js';
import { loggedIn, type WorldOf } from './world.js';

/** What every implementation of StaffRefundPort does about orders that were paid outside. */
export const paidOutsideSuite = (world: WorldOf): void => {
  const { second, audited, withSecond } = refundWorld(world);

  describe('StaffRefundPort, orders that were paid outside', () => {
    withSecond();

    it('enters one that is paid from the day of the payment on, with what shows it', async () => {
      const { staffRefund } = await staff(world());
      const { imageUrl } = must(await staffRefund.uploadReceipt({ bytes: fakePng('pixels') }));
      const input = { ...OFFLINE, pictures: [imageUrl] };
      const order = must(await staffRefund.placeOffline(input));
      expect(order).toMatchObject({
        userId: HONG.id,
        status: PAID_STATUS,
        amount: 18_000,
        listAmount: 19_900,
        paidAt: OFFLINE.paidAt,
        gmtCreated: SEED_NOW,
        paidOutside: true,
        history: [
          { event: 'PLACE', actor: 'staff', note: '' },
          { event: 'PAY', actor: 'staff', note: '' },
        ],
      });
      expect(shanghaiDay(order.validDate ?? 0)).toBe(shanghaiDay(OFFLINE.paidAt + 365 * DAY_MS));
      expect(await staffRefund.placeOffline(input)).toEqual({ ok: true, value: order });
      expect(await staffRefund.placeOffline({ ...input, amount: 1 })).toEqual(refused('request-key-used'));
      expect(world().deps.shop.greetings.has(order.id)).toBe(true);
      const { shop } = await loggedIn(world(), HONG.userName);
      expect(await shop.order({ orderId: order.id })).toEqual({ ok: true, value: order });
      const money = must(await staffRefund.money({ orderId: order.id }));
      expect(money).toMatchObject({
        way: 'OFFLINE',
        captured: 18_000,
        left: 18_000,
        offlinePayment: {
          way: 'BANK',
          reason: '在校内付了现金',
          evidence: '银行流水 20260226',
          pictures: [imageUrl],
          actorId: 'u-admin',
        },
      });
      expect(await audited()).toEqual(['orders.place']);
    });

    it('is answered again with what was entered, whatever came after: months, or a product that is gone', async () => {
      const { staffRefund } = await staff(world());
      const order = must(await staffRefund.placeOffline(OFFLINE));
      const { deps } = world();
      deps.shop.products.delete(OFFLINE.productId);
      expect(await staffRefund.placeOffline(OFFLINE)).toEqual({ ok: true, value: order });
      expect(await staffRefund.placeOffline({ ...OFFLINE, amount: 1 })).toEqual(refused('request-key-used'));
      deps.clock.advance(91 * DAY_MS);
      const { staffRefund: later } = await staff(world());
      expect(await later.placeOffline(OFFLINE)).toMatchObject({ ok: true, value: { id: order.id } });
    });

    it('refuses a double unless it is wanted again', async () => {
      const { staffRefund } = await staff(world());
      must(await staffRefund.placeOffline(OFFLINE));
      const more = { ...OFFLINE, requestKey: 'offline-2' };
      expect(await staffRefund.placeOffline(more)).toEqual(refused('product-owned'));
      must(await staffRefund.placeOffline({ ...more, again: true }));
    });

    it.each<readonly [string, string, string, Partial<OfflineOrderInput>]>([
      ['a payment of tomorrow', 'paidAt', '付款时间不能在以后', { paidAt: SEED_NOW + 1 }],
      ['one of long ago', 'paidAt', '付款时间不能早于 90 天以前', { paidAt: SEED_NOW - 90 * DAY_MS - 1 }],
      ['no evidence', 'evidence', '凭证必须填写', { evidence: ' ' }],
      ['no reason', 'reason', '原因必须填写', { reason: '' }],
      [
        'a picture of nobody',
        'pictures',
        '凭证图片已经不在，请重新上传',
        { pictures: ['/uploads/receipt/x.png'] },
      ],
      [
        'an address of elsewhere',
        'pictures',
        '凭证图片已经不在，请重新上传',
        { pictures: ['/uploads/avatar/x.png'] },
      ],
      ['a student who is none', 'userId', '没有这位学员', { userId: 'u-nobody' }],
      ['one who works here', 'userId', '没有这位学员', { userId: SECOND.id }],
    ])('refuses %s', async (_what, field, message, over) => {
      const { staffRefund } = await staff(world());
      expect(await staffRefund.placeOffline({ ...OFFLINE, ...over })).toEqual(issue(field, message));
    });

    it('takes no picture that a colleague uploaded, no product that is not there, and nothing for oneself', async () => {
      const { staffRefund } = await staff(world());
      const { staffRefund: other } = await second();
      const { imageUrl } = must(await other.uploadReceipt({ bytes: fakePng('pixels') }));
      expect(await staffRefund.placeOffline({ ...OFFLINE, pictures: [imageUrl] })).toEqual(
        issue('pictures', '凭证图片已经不在，请重新上传'),
      );
      expect(await staffRefund.placeOffline({ ...OFFLINE, productId: 'x' })).toEqual(
        refused('product-not-found'),
      );
      expect(await staffRefund.placeOffline({ ...OFFLINE, choice: ['x'] })).toEqual(
        refused('unknown-choice'),
      );
      expect(await staffRefund.placeOffline({ ...OFFLINE, userId: 'u-admin' })).toEqual(
        refused('own-refund'),
      );
      must(await staffRefund.placeOffline({ ...OFFLINE, productId: 'p-3', amount: 0 }));
    });
  });
};
