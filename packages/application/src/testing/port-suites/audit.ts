import { describe, expect, it } from 'vitest';
import type { User } from '@ykd/domain/member';
import { PEOPLE_FOUND_MAX } from '../../staff-list/people-found.js';
import { addMembers, MING } from '../fakes/index.js';
import { setPopup } from './activity-samples.js';
import { must, payThere, placed } from './purchases.js';
import type { Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

const PERIOD = { firstDay: '2026-01-01', lastDay: '2026-01-31' } as const;

/** What every implementation of AuditPort does. */
export const auditSuite = (world: WorldOf): void => {
  describe('AuditPort', () => {
    it('shows super administrators what staff changed, from what to what, the newest first', async () => {
      const { activity, audit, commonMutation } = await loggedIn(world(), 'admin');
      await setPopup(activity, PERIOD);
      world().deps.clock.advance(1);
      must(await commonMutation.save({ modelClassName: 'YkdProduct' }, { id: 'p-1', name: '改名' }));
      world().deps.clock.advance(1);
      await setPopup(activity, { ...PERIOD, lastDay: '2026-02-01' });
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
          act: 'activities.promo.save',
          subjectKind: 'promo',
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
        await setPopup(activity, { ...PERIOD, lastDay });
      }
      const asked = { size: 2, act: 'is:activities.promo.save', source: 'of:console,job' } as const;
      const first = must(await audit.entries(asked));
      const rest = must(await audit.entries({ ...asked, after: first.next ?? '' }));
      expect([...first.list, ...rest.list].map(({ seq }) => seq)).toEqual([3, 2, 1]);
      expect(rest.next).toBeNull();
      for (const filter of [
        { actor: `is:${MING.id}` },
        { act: 'is:products.save' },
        { act: 'of:products.delete,products.save' },
        { subjectKind: 'is:product' },
        { subjectId: 'is:promo_banner' },
        { about: `is:${MING.id}` },
        { batch: 'is:none' },
        { source: 'is:command' },
        { at: 'after:2026-03-01' },
        { at: 'before:2026-03-01' },
        { search: '没有这个人' },
      ] as const) {
        expect(await audit.entries({ size: 2, ...filter })).toMatchObject({ value: { list: [] } });
        expect(must(await audit.count(filter))).toEqual({ count: 0, isMore: false });
      }
      const today = { at: 'is:2026-03-01' } as const;
      expect(must(await audit.entries({ size: 9, ...today })).list).toHaveLength(3);
      expect(must(await audit.count(today))).toEqual({ count: 3, isMore: false });
      const oldest = must(await audit.entries({ size: 2, sort: 'at', ...today }));
      const newer = must(await audit.entries({ size: 2, sort: 'at', ...today, after: oldest.next ?? '' }));
      expect([...oldest.list, ...newer.list].map(({ seq }) => seq)).toEqual([1, 2, 3]);
      const invalid = { error: { kind: 'invalid-input' } };
      expect(await audit.entries({ size: 1, after: 'nowhere' })).toMatchObject(invalid);
      // A place in the one order is none in the other.
      expect(await audit.entries({ size: 1, after: oldest.next ?? '' })).toMatchObject(invalid);
      // What has no index is neither looked for nor sorted by.
      expect(await audit.entries({ size: 1, subjectId: 'starts:report' })).toMatchObject(invalid);
      expect(await audit.entries({ size: 1, sort: 'act' } as never)).toMatchObject(invalid);
    });

    it('tells one line by its number, and of none that is not there', async () => {
      const { activity, audit } = await loggedIn(world(), 'admin');
      await setPopup(activity, PERIOD);
      const { list } = must(await audit.entries({ size: 1 }));
      expect(must(await audit.find({ seq: '1' }))).toEqual(list[0]);
      for (const seq of ['2', '0', '-1', '1.0', 'x', '99999999999999999999']) {
        expect(await audit.find({ seq })).toEqual({ ok: false, error: { kind: 'entity-not-found' } });
      }
    });

    it('is searched for whom lines are by or about, and for the id of a subject', async () => {
      const { shop } = await loggedIn(world());
      const { id: orderId } = await placed({ shop });
      await payThere({ shop }, world().deps, orderId);
      must(await shop.check({ orderId }));
      must(await shop.requestRefund({ orderId, reason: '不要了' }));
      const { audit, shopStaff } = await loggedIn(world(), 'admin');
      must(await shopStaff.decideRefund({ orderId, grant: false, reason: '已经开课' }));
      for (const search of ['小明', MING.userName ?? '', MING.mobile, orderId]) {
        const asked = { search, act: 'is:orders.refund.refuse' } as const;
        expect(must(await audit.entries({ size: 9, ...asked })).list).toMatchObject([
          { act: 'orders.refund.refuse', about: MING.id, aboutName: '小明', reason: '已经开课' },
        ]);
        expect(must(await audit.count(asked))).toEqual({ count: 1, isMore: false });
        expect(must(await audit.count({ search, act: 'is:products.save' })).count).toBe(0);
      }
      // By somebody and about him is one line.
      expect(must(await audit.count({ search: 'admin' })).count).toBe(1);
    });

    it('tells what those are called whom it may be narrowed to', async () => {
      const { audit } = await loggedIn(world(), 'admin');
      expect(must(await audit.names({ ids: [MING.id, 'u-admin', 'nobody'] }))).toEqual([
        { id: MING.id, name: '小明' },
        { id: 'u-admin', name: 'admin' },
      ]);
      const ids = Array.from({ length: 51 }, (_, at) => `u-${at}`);
      expect(await audit.names({ ids })).toMatchObject({ error: { kind: 'invalid-input' } });
    });

    it('says so where a search finds more people than it looks up', async () => {
      const many = Array.from({ length: PEOPLE_FOUND_MAX + 1 }, (_, at): User => {
        const number = String(at).padStart(4, '0');
        return {
          id: `u-many-${number}`,
          mobile: `1391111${number}`,
          userName: `many${number}`,
          name: '很多人',
        };
      });
      await addMembers(world().deps, many);
      const { audit } = await loggedIn(world(), 'admin');
      const issues = [{ field: 'search', message: '找到的人超过 50 位，请写得更完整' }];
      const refused = { ok: false, error: { kind: 'invalid-input', issues } };
      expect(await audit.entries({ size: 1, search: '很多人' })).toEqual(refused);
      expect(await audit.count({ search: '很多人' })).toEqual(refused);
      expect(must(await audit.count({ search: 'many0007' })).count).toBe(0);
    });

    it('shows nobody else anything', async () => {
      const { audit } = world().visitor();
      expect(await audit.entries({ size: 1 })).toEqual({ ok: false, error: { kind: 'not-logged-in' } });
      expect(await audit.actors()).toEqual({ ok: false, error: { kind: 'not-logged-in' } });
      const { audit: ofMing } = await loggedIn(world());
      expect(await ofMing.actors()).toEqual({ ok: false, error: { kind: 'forbidden' } });
      expect(await ofMing.entries({ size: 1 })).toEqual({ ok: false, error: { kind: 'forbidden' } });
      expect(await ofMing.count({})).toEqual({ ok: false, error: { kind: 'forbidden' } });
      // Whether a line is there or not.
      for (const seq of ['1', 'x']) {
        expect(await ofMing.find({ seq })).toEqual({ ok: false, error: { kind: 'forbidden' } });
        expect(await audit.find({ seq })).toEqual({ ok: false, error: { kind: 'not-logged-in' } });
      }
    });
  });
};

/** A way to make each call of the area. */
export const auditTries: Tries<'audit'> = {
  entries: ({ audit }) => audit.entries({ size: 20 }),
  count: ({ audit }) => audit.count({}),
  find: ({ audit }) => audit.find({ seq: '1' }),
  actors: ({ audit }) => audit.actors(),
  names: ({ audit }) => audit.names({ ids: ['u-admin'] }),
};
