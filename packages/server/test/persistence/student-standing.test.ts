import { sampleOrder } from '@ykd/application/testing';
import { expect, it } from 'vitest';
import { repositories } from '../../src/persistence/index.js';
import { studentStanding } from '../../src/persistence/migrations/0035-student-standing.js';
import { BOTH_DATABASES } from '../support/both-databases.js';

it.each(BOTH_DATABASES)(
  'of the members who are there it is written down who has been a student, in %s',
  async (_name, open) => {
    const { database, dispose } = await open();
    const { members, orders, students, unitOfWork } = repositories(database);
    const { db } = database;
    for (const [at, id] of ['bought', 'studied', 'worked'].entries()) {
      const user = { id, mobile: `1380000000${at}`, userName: `user_${at}` };
      await members.insert({ user, staff: { role: 'class', grants: [] }, at });
      await unitOfWork.transaction(async ({ people }) => {
        const person = await people.find(id);
        if (person === undefined) throw new Error('nobody');
        await people.put({ ...person.employee, state: 'left', leftAt: 5 }, undefined);
      });
    }
    // As it was kept before: an order, and a day of study.
    await orders.insert(sampleOrder('order', { userId: 'bought', status: 'TRADE_CLOSED' }));
    await db
      .updateTable('student_summary')
      .set({ last_studied: 86_400_000, last_studied_sort: '0' })
      .where('id', '=', 'studied')
      .execute();
    await db.schema.dropIndex('student_care_assistant').execute();
    await db.schema.alterTable('student_summary').dropColumn('was_student').execute();
    await database.transaction((trx) => studentStanding().up(trx));
    const { list } = await students.page(
      { key: 'userName', isDescending: false },
      { limit: 9 },
      { tests: [] },
    );
    expect(list.map(({ id }) => id)).toEqual(['bought', 'studied']);
    await dispose();
  },
);
