import { DAY_MS } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import { ordersCounted, studentsCounted } from '../../dashboard/filters.js';
import { countStudy } from '../../study-time/count-study.js';
import { HONG, MING } from '../fakes/index.js';
import { withCare } from './care.js';
import { must, payThere, placed, PURCHASE } from './purchases.js';
import { SEED_NOW } from './seed.js';
import type { Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

/** A way to make each call. */
export const dashboardTries: Tries<'dashboard'> = {
  show: ({ dashboard }) => dashboard.show({ by: 'month' }),
};

/** What every implementation of DashboardPort does. */
export const dashboardSuite = (world: WorldOf): void => {
  /** Ming bought something today; he studied today and a month ago, and so did Hong a month ago. */
  const ready = async () => {
    const { deps } = await withCare(world());
    const { shop } = await loggedIn(world());
    const { id: orderId } = await placed({ shop }, { ...PURCHASE, again: true });
    await payThere({ shop }, deps, orderId);
    must(await shop.check({ orderId }));
    const beat = { courseId: 'py1', outlineNum: 0, sectionNum: 0, seconds: 30 };
    await countStudy(deps, MING.id, [{ ...beat, id: 'b1', from: SEED_NOW - 1_000_000 }]);
    for (const { id } of [MING, HONG])
      await countStudy(deps, id, [{ ...beat, id: `b2-${id}`, from: SEED_NOW - 28 * DAY_MS }]);
    return deps;
  };
  const portsOf = (account: string) => loggedIn(world(), account);

  describe('DashboardPort', () => {
    it('compares a month, as far as it has come, with the month before up to the same day', async () => {
      await ready();
      const { dashboard } = await portsOf('admin');
      const shown = must(await dashboard.show({ by: 'month' }));
      expect(shown).toMatchObject({
        by: 'month',
        today: '2026-03-01',
        now: { from: '2026-03-01', to: '2026-03-01' },
        before: { from: '2026-02-01', to: '2026-02-01' },
        isRunning: true,
        isComparable: false,
        money: { now: { paidOrders: 1, received: 19_900, refunds: 0, refunded: 0 } },
        students: { isOwn: false, now: { learners: 1 }, before: { learners: 2 } },
      });
      expect(shown.money?.chart.at(-1)).toEqual({
        from: '2026-03-01',
        to: '2026-03-01',
        received: 19_900,
        refunded: 0,
        paidOrders: 1,
      });
      expect(shown.students?.chart.map(({ learners }) => learners)).toEqual([...Array(10).fill(0), 2, 1]);
      const past = must(await dashboard.show({ by: 'month', on: '2026-02-10' }));
      expect(past).toMatchObject({
        now: { from: '2026-02-01', to: '2026-02-28' },
        before: { from: '2026-01-01', to: '2026-01-31' },
        isComparable: true,
        students: { now: { learners: 2 } },
      });
    });

    it('counts as many as the lists find to which the numbers lead', async () => {
      await ready();
      for (const account of ['admin', 'banzhuren', 'zhujiao']) {
        const { dashboard, staffOrder, student } = await portsOf(account);
        for (const on of ['2026-03-01', '2026-02-15', '2026-02-01'])
          for (const by of ['day', 'month'] as const) {
            const { now, money, students } = must(await dashboard.show({ by, on }));
            const found = async (filter: Parameters<typeof student.count>[0]) =>
              must(await student.count(filter)).count;
            expect(students?.now).toEqual({
              registered: await found(studentsCounted.registered(now)),
              bought: await found(studentsCounted.bought(now)),
              began: await found(studentsCounted.began(now)),
              learners: await found(studentsCounted.learners(now)),
            });
            expect(money === null).toBe(account === 'banzhuren');
            if (money === null) continue;
            expect([money.now.paidOrders, money.now.refunds]).toEqual([
              must(await staffOrder.count(ordersCounted.paid(now))).count,
              must(await staffOrder.count(ordersCounted.refunded(now))).count,
            ]);
          }
      }
    });

    it('tells a class teacher and an assistant of those in their care alone, and who may not see orders nothing of money', async () => {
      await ready();
      const teacher = must(
        await (await portsOf('banzhuren')).dashboard.show({ by: 'month', on: '2026-02-01' }),
      );
      expect(teacher).toMatchObject({ money: null, students: { isOwn: true, now: { learners: 2 } } });
      const { dashboard } = await portsOf('zhujiao');
      const assistant = must(await dashboard.show({ by: 'month', on: '2026-02-01' }));
      expect(assistant).toMatchObject({ students: { isOwn: true, now: { learners: 1 } } });
      expect(assistant.money).not.toBeNull();
    });

    it('is closed to who may see neither, and knows no other days than there are', async () => {
      await withCare(world());
      expect(await world().visitor().dashboard.show({ by: 'day' })).toMatchObject({
        error: { kind: 'not-logged-in' },
      });
      expect(await (await loggedIn(world())).dashboard.show({ by: 'day' })).toMatchObject({
        error: { kind: 'forbidden' },
      });
      const { dashboard } = await portsOf('admin');
      expect(await dashboard.show({ by: 'day', on: '2026-02-30' })).toMatchObject({
        error: { kind: 'invalid-input', issues: [{ field: 'on' }] },
      });
      // What is still to come is today.
      expect(must(await dashboard.show({ by: 'day', on: '2030-01-01' }))).toMatchObject({
        now: { from: '2026-03-01', to: '2026-03-01' },
        before: { from: '2026-02-22', to: '2026-02-22' },
      });
      for (const on of ['0000-01-01', '1970-01-01', ''])
        expect([on, (await dashboard.show({ by: 'month', on })).ok]).toEqual([on, on === '1970-01-01']);
    });
  });
};
