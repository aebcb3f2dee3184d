import { describe, expect, it } from 'vitest';
import { MING } from '../fakes/index.js';
import { must, payThere, placed } from './purchases.js';
import type { Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

const PERIOD = { key: 'report_popup', firstDay: '2026-01-01', lastDay: '2026-01-31' } as const;

/** What every implementation of AuditPort does. */
export const auditSuite = (world: WorldOf): void => {
  describe('AuditPort', () => {
    it('shows super administrators what staff changed, from what to what, the newest first', async () => {
      const { activity, audit, commonMutation } = await loggedIn(world(), 'admin');
      must(await activity.setPeriod(PERIOD));
      world().deps.clock.advance(1);
      must(await commonMutation.save({ modelClassName: 'YkdProduct' }, { id: 'p-1', name: '改名' }));
      world().deps.clock.advance(1);
      must(await activity.setPeriod({ ...PERIOD, lastDay: '2026-02-01' }));
      const { list } = must(await audit.entries({ size: 20 }));
      expect(list).toMatchObject([
        {
          seq: 3,
          actorKind: 'staff',
          actor: 'u-admin',
          actorName: 'admin',
          aboutName: null,
          source: 'console',
          batch: null,
          act: 'periods.set',
          subjectKind: 'period',
          subjectId: 'report_popup',
          about: null,
          before: { lastDay: '2026-01-31' },
          after: { lastDay: '2026-02-01' },
          reason: null,
        },
        {
          seq: 2,
          act: 'products.save',
          subjectId: 'p-1',
          before: { name: 'Python 课程' },
          after: { name: '改名' },
        },
        { seq: 1, after: { firstDay: '2026-01-01', lastDay: '2026-01-31' } },
      ]);
      expect(must(await audit.actors())).toEqual([{ id: 'u-admin', name: 'admin' }]);
      expect(list.map(({ previousHash }) => previousHash).slice(0, 2)).toEqual(
        list.slice(1).map(({ hash }) => hash),
      );
    });

    it('is narrowed by what lines have, and walked through page by page', async () => {
      const { activity, audit } = await loggedIn(world(), 'admin');
      for (const lastDay of ['2026-01-02', '2026-01-03', '2026-01-04']) {
        must(await activity.setPeriod({ ...PERIOD, lastDay }));
      }
      const first = must(await audit.entries({ size: 2, act: 'periods.set', source: 'console' }));
      const rest = must(await audit.entries({ size: 2, act: 'periods.set', after: first.next ?? '' }));
      expect([...first.list, ...rest.list].map(({ seq }) => seq)).toEqual([3, 2, 1]);
      expect(rest.next).toBeNull();
      const now = world().deps.clock.now();
      for (const filter of [
        { actor: MING.id },
        { act: 'products.save' },
        { subjectKind: 'product' },
        { subjectId: 'promo_banner' },
        { about: MING.id },
        { batch: 'none' },
        { source: 'command' },
        { from: now + 1 },
        { to: now },
      ] as const) {
        expect(await audit.entries({ size: 2, ...filter })).toMatchObject({ value: { list: [] } });
      }
      expect(must(await audit.entries({ size: 9, from: now, to: now + 1 })).list).toHaveLength(3);
      expect(await audit.entries({ size: 1, after: 'nowhere' })).toMatchObject({
        error: { kind: 'invalid-input' },
      });
    });

    it('is narrowed to whom lines are about by his id, his username and his mobile', async () => {
      const { shop } = await loggedIn(world());
      const { id: orderId } = await placed({ shop });
      await payThere({ shop }, world().deps, orderId);
      must(await shop.check({ orderId }));
      must(await shop.requestRefund({ orderId, reason: '不要了' }));
      const { audit, shopStaff } = await loggedIn(world(), 'admin');
      must(await shopStaff.decideRefund({ orderId, grant: false, reason: '已经开课' }));
      for (const about of [MING.id, MING.userName ?? '', MING.mobile]) {
        expect(must(await audit.entries({ size: 9, about })).list).toMatchObject([
          { act: 'orders.refund.refuse', about: MING.id, aboutName: '小明', reason: '已经开课' },
        ]);
      }
    });

    it('shows nobody else anything', async () => {
      const { audit } = world().visitor();
      expect(await audit.entries({ size: 1 })).toEqual({ ok: false, error: { kind: 'not-logged-in' } });
      expect(await audit.actors()).toEqual({ ok: false, error: { kind: 'not-logged-in' } });
      const { audit: ofMing } = await loggedIn(world());
      expect(await ofMing.actors()).toEqual({ ok: false, error: { kind: 'forbidden' } });
      expect(await ofMing.entries({ size: 1 })).toEqual({ ok: false, error: { kind: 'forbidden' } });
    });
  });
};

/** A way to make each call of the area. */
export const auditTries: Tries<'audit'> = {
  entries: ({ audit }) => audit.entries({ size: 20 }),
  actors: ({ audit }) => audit.actors(),
};
