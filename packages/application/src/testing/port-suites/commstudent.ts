import { describe, expect, it } from 'vitest';
import type { StaffMember } from '@ykd/domain/access';
import { rankingName } from '@ykd/domain/campaign';
import type { ExportCell } from '../../list-export/prepare.js';
import { EXPORT_SOURCES } from '../../list-export/sources.js';
import { takeIn } from '../../payment/take-in.js';
import { addMembers, HONG, MING, NEW } from '../fakes/index.js';
import { JING, withCare } from './care.js';
import { EARNED, PAID, withCommission } from './commission-world.js';
import { APPLICATION } from './partner-world.js';
import { must, placed } from './purchases.js';
import type { Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

const refused = (kind: string) => ({ ok: false, error: { kind } });
const WHOLE = { size: 20 } as const;
const AMOUNTS = ['student', 'amount', 'refundedAmount'] as const;
const COMMISSION = ['student', 'commission', 'commissionState'] as const;

/** What every implementation of CommstudentPort does. */
export const commstudentSuite = (world: WorldOf): void => {
  /** Hong brought Ming, who is in the care of Jing, and somebody who is in nobody's; he paid a minute later. */
  const withTwo = async () => {
    const people = await withCommission(world());
    const { deps } = world();
    await withCare(world());
    deps.clock.advance(60_000);
    const fresh = await loggedIn(world(), NEW.mobile);
    const { id: couponId } = must(await fresh.couponClaim.claim({ code: people.code }));
    const other = await placed(fresh, { couponId, amount: PAID });
    const paidAt = deps.clock.now();
    await takeIn(
      deps,
      { orderId: other.id, outTradeNo: 'trade-2' },
      { transactionId: 'transaction-2', amount: PAID, paidAt },
    );
    // Nobody pays this one.
    deps.clock.advance(60_000);
    return { ...people, otherId: other.id };
  };
  /** One more of the staff. */
  const somebody = async (userName: string, staff: StaffMember) => {
    await addMembers(
      world().deps,
      [{ id: `u-${userName}`, mobile: `1391234${userName.length}000`, userName }],
      staff,
    );
    return loggedIn(world(), userName);
  };

  describe('CommstudentPort', () => {
    it('tells whoever manages partners who was closed by whom, when and with what, and the commission', async () => {
      const { lin, orderId, otherId, paidAt, refund } = await withTwo();
      await refund(4_900);
      const all = must(await lin.commstudent.list(WHOLE)).list;
      expect(all.map(({ id }) => id)).toEqual([otherId, orderId]);
      expect(all[1]).toStrictEqual({
        id: orderId,
        opensStudent: false,
        // Whoever manages partners need not be one who sees students.
        student: { id: MING.id, name: rankingName(MING.name ?? '') },
        partner: { id: HONG.id, name: APPLICATION.realName },
        product: 'Python 课程',
        paidAt,
        state: 'REFUNDED_PART',
        number: orderId,
      });
      expect(must(await lin.commstudent.count({}))).toEqual({ count: 2, isMore: false });
      const found = must(await lin.commstudent.list({ ...WHOLE, search: orderId, columns: COMMISSION }));
      expect(found.list).toMatchObject([{ commission: 700, commissionState: 'HELD' }]);
      for (const review of ['OPEN', 'REFUSED'] as const) {
        await world().deps.unitOfWork.transaction(async (tx) => {
          const brought = await tx.commissions.order(orderId);
          if (brought === undefined) throw new Error('somebody brought it');
          await tx.commissions.storeOrder({ ...brought, review });
        });
        const line = must(
          await lin.commstudent.list({ ...WHOLE, search: orderId, columns: ['commissionState'] }),
        ).list;
        expect(line).toMatchObject([{ commissionState: review }]);
      }
      await refund(10_000);
      const gone = must(await lin.commstudent.list({ ...WHOLE, search: orderId }));
      expect(gone.list).toMatchObject([{ state: 'REFUNDED' }]);
      expect(must(await lin.commstudent.partners())).toEqual([{ id: HONG.id, name: APPLICATION.realName }]);
    });

    it('finds nobody by a name or a number that its reader does not see', async () => {
      const { lin, orderId } = await withTwo();
      const tao = await loggedIn(world(), 'zhujiao');
      const jing = await loggedIn(world(), 'banzhuren');
      for (const search of ['小明', MING.name ?? '', MING.mobile, MING.mobile.slice(-4)]) {
        const counts = [lin, tao, jing].map(async ({ commstudent }) =>
          must(await commstudent.count({ search })),
        );
        expect((await Promise.all(counts)).map(({ count }) => count)).toEqual([0, 1, 1]);
        expect(must(await lin.commstudent.list({ ...WHOLE, search })).list).toEqual([]);
      }
      expect(must(await lin.commstudent.list({ ...WHOLE, search: ` ${orderId} ` })).list).toHaveLength(1);
      expect(must(await lin.commstudent.count({ search: orderId.slice(0, -1) })).count).toBe(0);
    });

    it('is exported with the names that its reader sees in it', async () => {
      await withTwo();
      const exportedFor = async (userId: string, staff: StaffMember) => {
        const caller = { userId, name: undefined, staff };
        const prepared = await EXPORT_SOURCES.commstudents.prepare(world().deps, caller, {
          columns: 'student',
        });
        const names: ExportCell[] = [];
        for await (const batch of must(prepared).batches()) names.push(...batch.flat());
        return names;
      };
      const manager = { role: 'teacher', grants: ['partners'] } as const;
      const short = rankingName(MING.name ?? '');
      expect(await exportedFor('u-lin', manager)).toEqual(expect.arrayContaining([short]));
      expect(await exportedFor('u-lin', manager)).not.toContain(MING.name);
      expect(await exportedFor(JING.id, { role: 'class', grants: [] })).toEqual([MING.name]);
      expect(await exportedFor('u-orders', { role: 'teacher', grants: ['orders'] })).toContain(MING.name);
    });

    it('pages by keys, newest first or oldest, and narrows by partner and period', async () => {
      const { lin, orderId, otherId } = await withTwo();
      const first = must(await lin.commstudent.list({ size: 1 }));
      expect(first.list).toMatchObject([{ id: otherId, state: 'PAID' }]);
      const second = must(await lin.commstudent.list({ size: 1, after: first.next ?? '' }));
      expect(second).toMatchObject({ list: [{ id: orderId }], next: null });
      const oldest = must(await lin.commstudent.list({ ...WHOLE, sort: 'paidAt' })).list;
      expect(oldest.map(({ id }) => id)).toEqual([orderId, otherId]);
      for (const [filter, count] of [
        [{ partner: `is:${HONG.id}` }, 2],
        [{ partner: 'is:nobody' }, 0],
        [{ search: orderId, paidAt: 'after:2026-02-28' }, 1],
        [{ paidAt: 'before:2026-03-01' }, 0],
      ] as const)
        expect(must(await lin.commstudent.count(filter)).count).toBe(count);
      expect(await lin.commstudent.list({ size: 1, after: 'nonsense' })).toMatchObject(
        refused('invalid-input'),
      );
    });

    it('shows a class teacher and an assistant those in their care, and no amounts', async () => {
      const { orderId, otherId } = await withTwo();
      const assistant = await somebody('zhuli', { role: 'teacher', grants: [] });
      const none = must(await assistant.commstudent.list(WHOLE)).list;
      await world().deps.unitOfWork.transaction(({ care }) =>
        care.assign({ studentId: NEW.id, staffId: 'u-zhuli', kind: 'assistant', since: 1 }),
      );
      expect(none).toEqual([]);
      expect(must(await assistant.commstudent.list(WHOLE)).list).toMatchObject([
        { id: otherId, opensStudent: true },
      ]);
      const jing = await loggedIn(world(), 'banzhuren');
      expect(must(await jing.commstudent.list(WHOLE)).list).toMatchObject([
        { id: orderId, opensStudent: true, student: { id: MING.id, name: MING.name } },
      ]);
      for (const filter of [
        { search: otherId },
        { search: NEW.mobile },
        { partner: `is:${HONG.id}`, search: NEW.mobile },
      ])
        expect(must(await jing.commstudent.count(filter)).count).toBe(0);
      for (const columns of [AMOUNTS, COMMISSION]) {
        expect(await jing.commstudent.list({ ...WHOLE, columns })).toEqual(refused('forbidden'));
        expect(await assistant.commstudent.list({ ...WHOLE, columns })).toEqual(refused('forbidden'));
      }
    });

    it('shows whoever sees orders all of them with amounts, and opens the pages of those in his care', async () => {
      const { orderId, otherId } = await withTwo();
      const tao = await loggedIn(world(), 'zhujiao');
      const all = must(await tao.commstudent.list({ ...WHOLE, columns: AMOUNTS })).list;
      expect(all).toMatchObject([
        { id: otherId, opensStudent: false, amount: PAID, refundedAmount: 0 },
        { id: orderId, opensStudent: true },
      ]);
      expect(await tao.commstudent.list({ ...WHOLE, columns: COMMISSION })).toEqual(refused('forbidden'));
      const { lin } = { lin: await loggedIn(world(), 'lin') };
      expect(await lin.commstudent.list({ ...WHOLE, columns: AMOUNTS })).toEqual(refused('forbidden'));
      const admin = await loggedIn(world(), 'admin');
      expect(
        must(await admin.commstudent.list({ ...WHOLE, columns: [...AMOUNTS, 'commission'] })).list,
      ).toMatchObject([{ opensStudent: true, commission: EARNED }, { opensStudent: true }]);
    });

    it('shows other staff nobody who is not in their care, and is not for those who do not work here', async () => {
      const { ming, hong } = await withTwo();
      for (const grant of ['contacts', 'performance', 'assistants'] as const) {
        const one = await somebody(grant, { grants: [grant] });
        expect(must(await one.commstudent.list(WHOLE)).list).toEqual([]);
        expect(must(await one.commstudent.partners())).toEqual([]);
      }
      for (const one of [ming, hong]) {
        expect(await one.commstudent.list(WHOLE)).toEqual(refused('forbidden'));
        expect(await one.commstudent.count({})).toEqual(refused('forbidden'));
        expect(await one.commstudent.partners()).toEqual(refused('forbidden'));
      }
      expect(await world().visitor().commstudent.partners()).toEqual(refused('not-logged-in'));
    });
  });
};

/** A way to make each call of the area. */
export const commstudentTries: Tries<'commstudent'> = {
  list: {
    plain: ({ commstudent }) => commstudent.list(WHOLE),
    amounts: ({ commstudent }) => commstudent.list({ ...WHOLE, columns: AMOUNTS }),
    commission: ({ commstudent }) => commstudent.list({ ...WHOLE, columns: COMMISSION }),
  },
  count: ({ commstudent }) => commstudent.count({}),
  partners: ({ commstudent }) => commstudent.partners(),
};
