import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { demoData, demoSchool, loadDemo } from '../../src/demo/index.js';
import { populate, recomputeStudents, repositories } from '../../src/persistence/index.js';
import { refundOfRow, refundRow } from '../../src/persistence/shop/refund-row.js';
import { recomputeStandings } from '../../src/persistence/sums/recompute-standings.js';
import { BOTH_DATABASES } from '../support/both-databases.js';

const AT = Date.UTC(2026, 0, 12, 2);
const school = demoSchool(AT, { students: 90, refunds: true });

describe.each(BOTH_DATABASES)('the demo school in %s', (_name, open) => {
  it('is there as if it had come about step by step', async () => {
    const { database, dispose } = await open();
    const all = repositories(database);
    await loadDemo({ ...all, hashes: demoData(AT).accounts.map(() => 'hash') }, AT);
    await database.transaction((trx) => populate(trx, database.traits, school));

    for (const { user } of school.members) expect(await all.members.findById(user.id)).toEqual(user);
    for (const { user } of school.colleagues) expect(await all.members.findById(user.id)).toEqual(user);
    for (const place of school.employees)
      expect((await all.employees.find(place.userId))?.employee).toEqual(place);
    const { departments, unassigned } = await all.departments.all();
    expect(unassigned).toBe(0);
    expect(departments).toMatchObject(school.departments.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
    const byName = await all.employees.page(
      { key: 'department', isDescending: false },
      { limit: 99 },
      { tests: [] },
    );
    expect(byName.list.map(({ departmentName }) => departmentName)).toEqual(
      [...byName.list]
        .map(({ departmentName }) => departmentName ?? '')
        .toSorted((a, b) => a.localeCompare(b, 'zh-Hans-CN')),
    );
    for (const { order, history, attempts, refunds, receipts } of school.purchases) {
      expect(await all.shopOrders.find(order.id)).toEqual(order);
      expect(await all.shopOrders.historyOf(order.id)).toEqual(history);
      expect(await all.paymentAttempts.ofOrder(order.id)).toEqual(attempts);
      expect(await all.refunds.ofOrder(order.id)).toEqual(
        refunds.map((refund) => refundOfRow(refundRow(refund))),
      );
      const paid = await all.unitOfWork.transaction((tx) => tx.receipts.thatPaid(order.id));
      const { at: _, ...payer } = receipts.find((receipt) => receipt.paid) ?? { at: 0 };
      expect(paid ?? {}).toEqual(payer);
    }
    for (const { userId, courseId, position, progress } of school.progress)
      expect(await all.progress.find(userId, courseId)).toMatchObject({
        lastOutlineNum: position.outline,
        lastSectionNum: position.section,
        progress,
      });
    const [checkIn] = school.checkIns;
    if (checkIn === undefined) throw new Error('nobody checked in');
    expect(await all.checkIns.entries(checkIn.userId, checkIn.campaign)).toHaveLength(
      school.checkIns.filter(({ userId }) => userId === checkIn.userId).length,
    );
    expect(await recomputeStandings(database)).toBe(0);
    for (const { userId, target } of school.failedSyncs)
      expect(await all.accountSync.statesOf(userId)).toMatchObject([{ target, state: 'failed' }]);
    // Nothing that the jobs of the shop would find to do but what was placed just now.
    const claim = { at: AT, leaseMs: 1000, limit: 10 };
    expect(await all.refunds.claimDue(claim)).toEqual([]);
    expect(await all.shopOrders.claimOverdue({ ...claim, createdBefore: AT - 30 * 60_000 })).toEqual([]);
    await dispose();
  });

  it('has the rows of the list of students that follow from the rest', async () => {
    const { database, dispose } = await open();
    const all = repositories(database);
    await loadDemo({ ...all, hashes: demoData(AT).accounts.map(() => 'hash') }, AT);
    await database.transaction((trx) => populate(trx, database.traits, school));
    expect(await recomputeStudents(database)).toEqual({
      looked: 99 + school.colleagues.length,
      differed: 0,
    });
    const { rows } = await sql<{ readonly count: number }>`select count(*) as count from student_summary
      where last_studied is not null and valid_until is not null`.execute(database.db);
    expect(Number(rows[0]?.count)).toBeGreaterThan(30);
    await dispose();
  });
});
