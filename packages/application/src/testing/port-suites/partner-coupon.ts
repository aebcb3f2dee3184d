import { DAY_MS } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import { HONG } from '../fakes/index.js';
import { BATCH, withBatch } from './coupon-world.js';
import { must, payThere, placed } from './purchases.js';
import type { Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

const refused = (kind: string) => ({ ok: false, error: { kind } });
const { name, rule, limit, validDays } = BATCH;

/** What every implementation of PartnerCouponPort does. */
export const partnerCouponSuite = (world: WorldOf): void => {
  describe('PartnerCouponPort', () => {
    it('shows what a partner hands out, and what came of it this month', async () => {
      const { ming, hong, batch, code } = await withBatch(world());
      const { clock } = world().deps;
      must(await ming.couponClaim.visit({ code }));
      must(await ming.couponClaim.claim({ code }));
      const shown = {
        id: batch.id,
        code,
        name,
        rule,
        limit,
        claimed: 1,
        claimFrom: Date.UTC(2026, 1, 28, 16),
        claimUntil: Date.UTC(2026, 2, 31, 16),
        validDays,
        gmtCreated: clock.now(),
        product: { id: 'p-1', name: 'Python 课程', isOnSale: true, amount: 19_900 },
        issue: null,
      };
      expect(must(await hong.partnerCoupon.home())).toEqual({
        month: '2026-03',
        visits: 1,
        claims: 1,
        batches: [{ ...shown, visits: 1, claims: 1 }],
      });
      expect(must(await hong.partnerCoupon.batch({ batchId: batch.id }))).toEqual({ ...shown, used: 0 });
      // April in Shanghai.
      clock.set(Date.UTC(2026, 2, 31, 16));
      must(await world().visitor().couponClaim.visit({ code }));
      const later = await loggedIn(world(), 'xiaohong');
      expect(must(await later.partnerCoupon.home())).toMatchObject({
        month: '2026-04',
        visits: 1,
        claims: 0,
        batches: [{ id: batch.id, claimed: 1, visits: 1, claims: 0, issue: 'ended' }],
      });
    });

    it('tells how each coupon stands, and of its owner no more than the ends of a name', async () => {
      const { ming, admin, hong, batch, code } = await withBatch(world());
      const { id: couponId } = must(await ming.couponClaim.claim({ code }));
      world().deps.clock.advance(1_000);
      must(await admin.couponClaim.claim({ code }));
      const claims = async (partner = hong) =>
        must(await partner.partnerCoupon.claims({ batchId: batch.id, size: 9 })).list;
      expect(await claims()).toMatchObject([
        { name: 'a**n', status: 'UNUSED' },
        { name: '小*', status: 'UNUSED' },
      ]);
      const order = await placed(ming, { couponId, amount: 14_900 });
      expect(await claims()).toMatchObject([{ status: 'UNUSED' }, { status: 'RESERVED' }]);
      await payThere(ming, world().deps, order.id);
      must(await ming.shop.check({ orderId: order.id }));
      expect(await claims()).toMatchObject([{ status: 'UNUSED' }, { status: 'USED' }]);
      expect(must(await hong.partnerCoupon.batch({ batchId: batch.id }))).toMatchObject({ used: 1 });
      world().deps.clock.advance(40 * DAY_MS);
      const later = await loggedIn(world(), 'xiaohong');
      expect(await claims(later)).toMatchObject([{ status: 'EXPIRED' }, { status: 'USED' }]);
      const first = must(await later.partnerCoupon.claims({ batchId: batch.id, size: 1 }));
      const next = must(
        await later.partnerCoupon.claims({ batchId: batch.id, size: 1, after: first.next ?? '' }),
      );
      expect(next).toMatchObject({ list: [{ name: '小*' }], next: null });
    });

    it('is for partners, each his own batches, also once he is suspended', async () => {
      const { ming, lin, hong, batch } = await withBatch(world());
      const { id: batchId } = batch;
      for (const who of [ming, lin]) {
        expect(await who.partnerCoupon.home()).toEqual(refused('forbidden'));
        expect(await who.partnerCoupon.batch({ batchId })).toEqual(refused('forbidden'));
        expect(await who.partnerCoupon.claims({ batchId, size: 1 })).toEqual(refused('forbidden'));
      }
      expect(await hong.partnerCoupon.batch({ batchId: 'nothing' })).toEqual(refused('entity-not-found'));
      expect(await hong.partnerCoupon.claims({ batchId: 'nothing', size: 1 })).toEqual(
        refused('entity-not-found'),
      );
      const own = await world().deps.couponClaims.batch(batchId);
      if (own === undefined) throw new Error('it is there');
      await world().deps.unitOfWork.transaction((tx) =>
        tx.couponClaims.put({ ...own, id: 'b-other', code: 'code-other', partnerId: 'u-other' }),
      );
      expect(await hong.partnerCoupon.batch({ batchId: 'b-other' })).toEqual(refused('entity-not-found'));
      const seen = { userId: HONG.id, version: 1, reason: '在群里刷屏' };
      must(await lin.staffPartner.setState({ ...seen, event: 'SUSPEND' }));
      expect(must(await hong.partnerCoupon.home())).toMatchObject({
        batches: [{ id: batchId, issue: 'partner-inactive' }],
      });
    });
  });
};

/** A way to make each call of the area. */
export const partnerCouponTries: Tries<'partnerCoupon'> = {
  home: ({ partnerCoupon }) => partnerCoupon.home(),
  batch: ({ partnerCoupon }) => partnerCoupon.batch({ batchId: 'nothing' }),
  claims: ({ partnerCoupon }) => partnerCoupon.claims({ batchId: 'nothing', size: 1 }),
};
