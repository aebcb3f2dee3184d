import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { demoData, demoSchool, loadDemo } from '../../src/demo/index.js';
import { populate, repositories } from '../../src/persistence/index.js';
import { studentCare } from '../../src/persistence/migrations/0024-student-care.js';
import { refundOfRow, refundRow } from '../../src/persistence/shop/refund-row.js';
import { BOTH_DATABASES } from '../support/both-databases.js';

const AT = Date.UTC(2026, 0, 12, 2);
const school = demoSchool(AT, { students: 90, refunds: true });

describe.each(BOTH_DATABASES)('the demo school in %s', (_name, open) => {
  it('is there as if it had come about step by step', async () => {
    const { database, dispose } = await open();
    const all = repositories(database);
    await loadDemo({ ...all, hashes: demoData(AT).accounts.map(() => 'hash') }, AT);
    await database.transaction((trx) => populate(trx, school));

    for (const { user } of school.members) expect(await all.members.findById(user.id)).toEqual(user);
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
    for (const { userId, target } of school.failedSyncs)
      expect(await all.accountSync.statesOf(userId)).toMatchObject([{ target, state: 'failed' }]);
    // Nothing that the jobs of the shop would find to do but what was placed just now.
    const claim = { at: AT, leaseMs: 1000, limit: 10 };
    expect(await all.refunds.claimDue(claim)).toEqual([]);
    expect(await all.shopOrders.claimOverdue({ ...claim, createdBefore: AT - 30 * 60_000 })).toEqual([]);
    await dispose();
  });

  it('has the lists of staff that the migration makes of it', async () => {
    const { database, dispose } = await open();
    const all = repositories(database);
    await loadDemo({ ...all, hashes: demoData(AT).accounts.map(() => 'hash') }, AT);
    await database.transaction((trx) => populate(trx, school));
    const read = async () => ({
      rows: (await sql<object>`select * from student_summary order by id`.execute(database.db)).rows,
      terms: (await sql`select * from student_term order by student_id, term`.execute(database.db)).rows,
    });
    const kept = await read();
    const cares = await sql<{ student_id: string; staff_id: string }>`
      select student_id, staff_id from student_care where kind = 'classTeacher'`.execute(database.db);
    const teachers = new Map(cares.rows.map((row) => [row.student_id, row.staff_id]));
    for (const table of ['student_term', 'student_summary', 'student_care'])
      await sql`drop table ${sql.table(table)}`.execute(database.db);
    await studentCare(database.traits).up(database.db);
    const made = await read();
    expect(kept.terms).toEqual(made.terms);
    expect(kept.rows).toEqual(
      made.rows.map((row) => ({
        ...row,
        class_teacher_id: teachers.get((row as { readonly id: string }).id) ?? null,
      })),
    );
    await dispose();
  });
});
