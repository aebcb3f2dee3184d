import { describe, expect, it } from 'vitest';
import { BATCH_PARTNERS_MAX } from '../../coupon-claim/index.js';
import { HONG, MING } from '../fakes/index.js';
import { BATCH, withBatch } from './coupon-world.js';
import { withPartner } from './partner-world.js';
import { must } from './purchases.js';
import type { Tries } from './tries.js';
import type { WorldOf } from './world.js';

const refused = (kind: string) => ({ ok: false, error: { kind } });
const issue = (field: string, message?: string) => ({
  ok: false,
  error: { kind: 'invalid-input', issues: [{ field, ...(message === undefined ? {} : { message }) }] },
});

/** What every implementation of StaffCouponPort does. */
export const staffCouponSuite = (world: WorldOf): void => {
  describe('StaffCouponPort', () => {
    it('makes a batch with a code that nobody can guess, which is a line of the audit log', async () => {
      const { lin, batch } = await withBatch(world(), { name: ' 开学季 ' });
      expect(batch).toMatchObject({
        name: '开学季',
        rule: BATCH.rule,
        limit: 3,
        claimed: 0,
        state: 'ON',
        version: 1,
        issue: null,
        partner: { id: HONG.id, name: 'xiaohong' },
        product: { id: 'p-1', name: 'Python 课程' },
      });
      const [other] = must(await lin.staffCoupon.make({ ...BATCH, requestKey: 'request-2', name: '第二批' }));
      expect(other?.code).not.toBe(batch.code);
      const { list } = must(await lin.staffCoupon.batches({ size: 9 }));
      expect(list.map(({ name }) => name).toSorted()).toEqual(['开学季', '第二批']);
      expect(must(await lin.staffCoupon.batches({ size: 9, partnerId: MING.id })).list).toEqual([]);
      expect(must(await lin.staffCoupon.batches({ size: 9, partnerId: HONG.id })).list).toHaveLength(2);
      const lines = world().deps.auditLog.stored.filter(({ act }) => act === 'coupons.make');
      expect(lines).toHaveLength(2);
      expect(JSON.stringify(lines)).not.toContain(batch.code);
    });

    it('makes none that is not whole, for who is no partner, or for what is not sold', async () => {
      const { lin, admin } = await withPartner(world());
      const tries = [
        ['limit', { limit: 0 }],
        ['rule', { rule: { kind: 'PERCENT', percent: 101 } }],
        ['lastDay', { lastDay: '2026-02-01' }],
        ['productId', { productId: 'nothing' }],
        ['partnerIds', { partnerIds: [] }],
        ['partnerIds', { partnerIds: [MING.id] }],
        ['partnerIds', { partnerIds: [HONG.id, MING.id] }],
        ['partnerIds', { partnerIds: Array.from({ length: BATCH_PARTNERS_MAX + 1 }, (_, at) => `u-${at}`) }],
      ] as const;
      for (const [field, over] of tries)
        expect(await lin.staffCoupon.make({ requestKey: 'request-1', ...BATCH, ...over })).toMatchObject(
          issue(field),
        );
      const seen = { userId: HONG.id, version: 1, reason: '在群里刷屏' };
      must(await admin.staffPartner.setState({ ...seen, event: 'SUSPEND' }));
      expect(await lin.staffCoupon.make({ requestKey: 'request-1', ...BATCH })).toMatchObject(
        issue('partnerIds'),
      );
      expect(must(await lin.staffCoupon.batches({ size: 9 })).list).toEqual([]);
    });

    it('makes each batch once by a request, and refuses its key for anything else', async () => {
      const { lin, admin, batch, change } = await withBatch(world());
      const wish = { ...BATCH, requestKey: 'request-1' };
      expect(must(await lin.staffCoupon.make(wish))).toEqual([batch]);
      const used = refused('request-key-used');
      for (const over of [{ limit: 4 }, { name: '另一批' }, { rule: { kind: 'AMOUNT', cents: 1 } }] as const)
        expect(await lin.staffCoupon.make({ ...wish, ...over })).toEqual(used);
      expect(await admin.staffCoupon.make(wish)).toEqual(used);
      // Also when somebody has changed it meanwhile.
      must(await change({ limit: 9 }));
      expect(must(await lin.staffCoupon.make(wish))).toMatchObject([{ id: batch.id, limit: 9 }]);
      const both = { ...BATCH, requestKey: 'request-2' };
      const answers = await Promise.all([lin.staffCoupon.make(both), lin.staffCoupon.make(both)]);
      expect(new Set(answers.flatMap((answer) => must(answer).map(({ id }) => id))).size).toBe(1);
      expect(must(await lin.staffCoupon.batches({ size: 9 })).list).toHaveLength(2);
      const lines = world().deps.auditLog.stored.filter(({ act }) => act === 'coupons.make');
      expect(lines).toHaveLength(2);
    });

    it('makes and changes none for oneself', async () => {
      const { lin, batch, change } = await withBatch(world());
      expect(
        await lin.staffCoupon.make({ ...BATCH, requestKey: 'request-2', partnerIds: ['u-lin'] }),
      ).toMatchObject(issue('partnerIds', '不能给自己发优惠券，请同事来做'));
      const { couponClaims, unitOfWork } = world().deps;
      const stored = await couponClaims.batch(batch.id);
      if (stored === undefined) throw new Error('it is there');
      await unitOfWork.transaction((tx) => tx.couponClaims.put({ ...stored, partnerId: 'u-lin' }));
      expect(await change({ limit: 9 })).toMatchObject(issue('partnerIds'));
    });

    it('changes what nobody was promised, from what was seen', async () => {
      const { lin, admin, ming, batch, code, change } = await withBatch(world());
      must(await ming.couponClaim.claim({ code }));
      must(await admin.couponClaim.claim({ code }));
      expect(await change({ limit: 1 })).toMatchObject(issue('limit', '已经领取了 2 张，张数不能更少'));
      const changed = must(await change({ name: '改了', limit: 2, lastDay: '2026-04-30', validDays: 7 }));
      expect(changed).toMatchObject({ name: '改了', limit: 2, claimed: 2, version: 2, issue: 'none-left' });
      const { firstDay, lastDay, validDays } = BATCH;
      const form = { name: '同事', limit: 5, firstDay, lastDay, validDays, state: 'ON' } as const;
      expect(await admin.staffCoupon.change({ id: batch.id, version: 1, ...form })).toMatchObject({
        error: {
          kind: 'changed-meanwhile',
          version: 2,
          by: { id: 'u-lin' },
          now: { name: '改了', limit: 2, lastDay: '2026-04-30' },
        },
      });
      // Nothing that changes is no change.
      const same = await change({ name: '改了', limit: 2, lastDay: '2026-04-30', validDays: 7 });
      expect(must(same)).toMatchObject({ version: 2 });
      const stopped = { name: '改了', limit: 2, lastDay: '2026-04-30', validDays: 7, state: 'OFF' } as const;
      expect(must(await change(stopped))).toMatchObject({ state: 'OFF', issue: 'off' });
      const nothing = { ...form, id: 'nothing', version: 1 };
      expect(await lin.staffCoupon.change(nothing)).toEqual(refused('entity-not-found'));
      const acts = world().deps.auditLog.stored.filter(({ act }) => act === 'coupons.change');
      expect(acts.map(({ after }) => after)).toMatchObject([{ couponLimit: 2 }, { couponState: '停止领取' }]);
    });
  });
};

/** A way to make each call of the area. */
export const staffCouponTries: Tries<'staffCoupon'> = {
  batches: ({ staffCoupon }) => staffCoupon.batches({ size: 1 }),
  make: ({ staffCoupon }) => staffCoupon.make({ requestKey: 'request-1', ...BATCH, partnerIds: ['nothing'] }),
  change: ({ staffCoupon }) =>
    staffCoupon.change({
      id: 'nothing',
      version: 1,
      name: '券',
      limit: 1,
      firstDay: BATCH.firstDay,
      lastDay: BATCH.lastDay,
      validDays: 1,
      state: 'ON',
    }),
};
