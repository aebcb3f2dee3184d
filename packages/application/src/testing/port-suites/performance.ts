import { NO_DEPARTMENT, NOBODY } from '@ykd/domain/performance';
import { describe, expect, it } from 'vitest';
import { ordersPaid, ordersRefunded, studentsCame } from '../../performance/filters.js';
import { PERFORMANCE_VIEWS } from '../../performance/port.js';
import { addMembers, MING } from '../fakes/index.js';
import { JING, withCare } from './care.js';
import { must, payThere, placed, PURCHASE } from './purchases.js';
import type { Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

/** When every test runs. */
const MONTH = '2026-03';

const target = { month: MONTH, kind: 'person', subjectId: JING.id, cents: 100_000, was: null } as const;

/** A way to make each call. */
export const performanceTries: Tries<'performance'> = {
  show: ({ performance }) => performance.show({ view: 'people' }),
  setTarget: ({ performance }) => performance.setTarget({ ...target, subjectId: 'u-nothing' }),
};

/** What every implementation of PerformancePort does. */
export const performanceSuite = (world: WorldOf): void => {
  /** Ming, whose class teacher is Jing in the second of two departments, bought something today. */
  const ready = async () => {
    const { deps } = await withCare(world());
    const admin = await loggedIn(world(), 'admin');
    const { department } = admin;
    const top = must(await department.add({ parentId: null, name: '教学部' })).departments[0]?.id ?? '';
    const tree = must(await department.add({ parentId: top, name: '一组' })).departments;
    const below = tree.find(({ name }) => name === '一组')?.id ?? '';
    await deps.unitOfWork.transaction(async ({ people }) => {
      await people.lock();
      const jing = await people.find(JING.id);
      if (jing !== undefined) await people.put({ ...jing.employee, departmentId: below }, jing.staff);
    });
    const { shop } = await loggedIn(world());
    const { id: orderId } = await placed({ shop }, { ...PURCHASE, again: true });
    await payThere({ shop }, deps, orderId);
    must(await shop.check({ orderId }));
    return { deps, admin, top, below, orderId };
  };

  describe('PerformancePort', () => {
    it('counts a month by people, by departments with those below them, and by products', async () => {
      const { admin, top, below } = await ready();
      const { performance } = admin;
      const people = must(await performance.show({ view: 'people' }));
      expect(people).toMatchObject({
        view: 'people',
        month: MONTH,
        today: '2026-03-01',
        late: 0,
        total: { paidOrders: 1, received: 19_900, refunded: 0, net: 19_900 },
      });
      expect(people.lines).toMatchObject([
        {
          id: JING.id,
          name: '陈静',
          depth: 0,
          paidOrders: 1,
          net: 19_900,
          target: null,
          teachers: [JING.id],
        },
        { id: NOBODY, name: null, paidOrders: 0, newStudents: 1, converted: 0, teachers: [] },
      ]);
      const departments = must(await performance.show({ view: 'departments', month: MONTH }));
      expect(departments.lines).toMatchObject([
        { id: top, name: '教学部', depth: 0, received: 19_900, newStudents: 2, teachers: [JING.id] },
        { id: below, name: '一组', depth: 1, received: 19_900, newStudents: 2, teachers: [JING.id] },
        { id: NOBODY, name: null, depth: 0, newStudents: 1, teachers: [] },
      ]);
      const products = must(await performance.show({ view: 'products' }));
      expect(products.lines).toMatchObject([{ id: 'p-1', name: 'Python 课程', net: 19_900, teachers: [] }]);
      const before = must(await performance.show({ view: 'people', month: '2026-02' }));
      expect(before.lines).toMatchObject([{ id: JING.id, received: 0, target: null }]);
    });

    it('shows twelve months, the newest first', async () => {
      const { admin } = await ready();
      const { lines, total } = must(await admin.performance.show({ view: 'months' }));
      expect(total).toBeNull();
      expect(lines.map(({ id }) => id)).toEqual([
        '2026-03',
        '2026-02',
        '2026-01',
        ...['12', '11', '10', '09', '08', '07', '06', '05', '04'].map((month) => `2025-${month}`),
      ]);
      expect(lines.map(({ paidOrders }) => paidOrders)).toEqual([1, ...Array(11).fill(0)]);
    });

    it('counts as many as the lists find to which the numbers lead', async () => {
      const { admin, orderId } = await ready();
      const { performance, staffOrder, student } = admin;
      for (const view of PERFORMANCE_VIEWS)
        for (const month of [MONTH, '2026-02', '2025-11']) {
          const { lines, total } = must(await performance.show({ view, month }));
          for (const line of [...lines, ...(total === null ? [] : [undefined])]) {
            const figures = line ?? total;
            expect([figures?.paidOrders, figures?.refunds]).toEqual([
              must(await staffOrder.count(ordersPaid(view, month, line))).count,
              must(await staffOrder.count(ordersRefunded(view, month, line))).count,
            ]);
            for (const [step, key] of [
              ['registered', 'newStudents'],
              ['bought', 'converted'],
            ] as const) {
              const filter = studentsCame(step, view, month, line);
              if (filter === undefined) continue;
              expect([view, key, figures?.[key]]).toEqual([
                view,
                key,
                must(await student.count(filter)).count,
              ]);
            }
          }
        }
      const credits = must(await staffOrder.credits());
      expect(credits.people).toEqual([
        { id: JING.id, name: '陈静' },
        { id: NOBODY, name: '没有班主任' },
      ]);
      expect(credits.departments.map(({ name }) => name)).toEqual([
        '教学部',
        '教学部 / 一组',
        '没有部门',
        '没有班主任',
      ]);
      expect(credits.departments.map(({ id }) => id)).toContain(NO_DEPARTMENT);
      const [found] = must(
        await staffOrder.list({
          size: 5,
          credited: `is:${JING.id}`,
          creditedIn: `is:${credits.departments[0]?.id}`,
        }),
      ).list;
      expect(found?.id).toBe(orderId);
    });

    it('sets a target, tells how far it is, changes it and takes it away, and writes each of them down', async () => {
      const { admin, below } = await ready();
      const { performance, audit } = admin;
      expect(await performance.setTarget({ ...target, cents: 39_800 })).toEqual({ ok: true, value: null });
      const lineOf = async (view: 'people' | 'departments', id: string) =>
        must(await performance.show({ view })).lines.find((line) => line.id === id);
      expect((await lineOf('people', JING.id))?.target).toEqual({
        cents: 39_800,
        share: 50,
        missing: 19_900,
      });
      const ofDepartment = { ...target, kind: 'department', subjectId: below, cents: 10_000 } as const;
      must(await performance.setTarget(ofDepartment));
      expect((await lineOf('departments', below))?.target).toEqual({ cents: 10_000, share: 199, missing: 0 });
      must(await performance.setTarget({ ...target, cents: null, was: 39_800 }));
      expect((await lineOf('people', JING.id))?.target).toBeNull();
      const { list } = must(await audit.entries({ size: 3, act: 'is:targets.set' }));
      expect(list.map(({ about, before, after }) => [about, before, after])).toEqual([
        [JING.id, { month: MONTH, targetAmount: 39_800 }, {}],
        [null, {}, { month: MONTH, targetAmount: 10_000, departmentId: below }],
        [JING.id, {}, { month: MONTH, targetAmount: 39_800 }],
      ]);
    });

    it('takes no target over that somebody set meanwhile, and none of what is not there', async () => {
      const { admin } = await ready();
      const { performance } = admin;
      must(await performance.setTarget({ ...target, cents: 1 }));
      expect(await performance.setTarget(target)).toMatchObject({
        error: {
          kind: 'changed-meanwhile',
          now: { targetAmount: 1 },
          by: { id: 'u-admin' },
        },
      });
      // What stands there already is set.
      expect(await performance.setTarget({ ...target, cents: 1 })).toEqual({ ok: true, value: null });
      for (const subjectId of ['u-nobody', MING.id])
        expect(await performance.setTarget({ ...target, subjectId })).toMatchObject({
          error: { kind: 'entity-not-found' },
        });
      expect(await performance.setTarget({ ...target, kind: 'department' })).toMatchObject({
        error: { kind: 'entity-not-found' },
      });
      for (const [over, field] of [
        [{ cents: 0 }, 'cents'],
        [{ cents: -5 }, 'cents'],
        [{ month: '2026-13' }, 'month'],
        [{ month: '2028-01' }, 'month'],
      ] as const)
        expect(await performance.setTarget({ ...target, ...over })).toMatchObject({
          error: { kind: 'invalid-input', issues: [{ field }] },
        });
    });

    it('is for who was granted it; targets are set by who may do everything', async () => {
      const { deps } = await ready();
      const refused = (kind: string) => ({ ok: false, error: { kind } });
      await addMembers(deps, [{ id: 'u-seer', mobile: '13900000009', userName: 'seer' }], {
        role: 'class',
        grants: ['performance'],
      });
      const { performance } = await loggedIn(world(), 'seer');
      expect((await performance.show({ view: 'people' })).ok).toBe(true);
      expect(await performance.setTarget(target)).toEqual(refused('forbidden'));
      for (const [ports, kind] of [
        [await loggedIn(world(), 'banzhuren'), 'forbidden'],
        [await loggedIn(world()), 'forbidden'],
        [world().visitor(), 'not-logged-in'],
      ] as const) {
        expect(await ports.performance.show({ view: 'people' })).toEqual(refused(kind));
        expect(await ports.performance.setTarget(target)).toEqual(refused(kind));
      }
      expect(await performance.show({ view: 'people', month: '2026-00' })).toMatchObject({
        error: { kind: 'invalid-input', issues: [{ field: 'month', message: '没有这个月' }] },
      });
    });

    it('is exported as it is shown', async () => {
      const { admin } = await ready();
      const { listExport } = admin;
      const state = { view: 'departments', month: MONTH, sort: '-received' };
      const run = must(await listExport.begin({ list: 'performance', format: 'csv', state }));
      expect(run.conditions).toBe('按部门；2026-03');
      must(await listExport.cancel({ id: run.id }));
      for (const [over, field] of [
        [{ view: 'months-ago' }, 'view'],
        [{ month: '2026-3' }, 'month'],
      ] as const)
        expect(
          await listExport.begin({ list: 'performance', format: 'csv', state: { ...state, ...over } }),
        ).toMatchObject({ error: { kind: 'invalid-input', issues: [{ field }] } });
      const teacher = await loggedIn(world(), 'banzhuren');
      expect(await teacher.listExport.begin({ list: 'performance', format: 'csv', state })).toEqual({
        ok: false,
        error: { kind: 'forbidden' },
      });
    });
  });
};
