import { DUE_GIVEN_UP } from '@ykd/application/ports';
import { countStudy } from '@ykd/application/study-time';
import { addPerson, assign } from '@ykd/application/testing';
import { PAID_STATUS } from '@ykd/domain/order';
import { DAY_MS } from '@ykd/domain/shared';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { studentCare } from '../../src/persistence/migrations/0024-student-care.js';
import { studentFacts } from '../../src/persistence/migrations/0030-student-facts.js';
import { studentLetters } from '../../src/persistence/migrations/0033-student-letters.js';
import { studentStanding } from '../../src/persistence/migrations/0035-student-standing.js';
import { followUps } from '../../src/persistence/migrations/0039-follow-ups.js';
import { daySums } from '../../src/persistence/migrations/0040-day-sums.js';
import { repositories } from '../../src/persistence/store/registry.js';
import { BOTH_DATABASES } from '../support/both-databases.js';

describe.each(BOTH_DATABASES)('what is kept of students on %s', (_name, open) => {
  it('is what the migration makes of the members who are there', async () => {
    const { database, dispose } = await open();
    const all = repositories(database);
    await addPerson(all, 'a', { name: '李小明', userName: 'xiao_ming', school: '南京大学', major: '数学' });
    await addPerson(all, 'b', { userName: '13900000001', mobile: '13900000001', at: 7 });
    await addPerson(all, 'c');
    await all.members.updateProfile({
      id: 'b',
      fields: { name: '王\u{20000}', profile: { schoolName: '清华大学' } },
      sync: [],
      at: 8,
    });
    await all.members.setUsername('c', 'Somebody', 9);
    await all.members.updateProfile({ id: 'a', fields: { profile: { major: '物理' } }, sync: [], at: 10 });
    await assign(all, 'a', 'b');
    const at = Date.UTC(2024, 5, 1);
    await all.orders.insert({
      id: 'o',
      productName: '训练营',
      userId: 'a',
      status: PAID_STATUS,
      productId: 'p',
      amount: 399_900,
      categoryId: 'c',
      skuAttrs: [],
      validDate: at + 365 * DAY_MS,
      serviceDate: at + 90 * DAY_MS,
      gmtCreated: at,
      gmtModified: at,
    });
    const lesson = { courseId: 'py1', outlineNum: 0, sectionNum: 0 };
    await countStudy(all, 'b', [{ id: 'beat', ...lesson, from: at, seconds: 60 }]);
    await all.accountSync.wish({ userId: 'c', target: 'chat', at });
    const [job] = await all.accountSync.claim({ target: 'chat', at, leaseMs: 1, limit: 1 });
    if (job === undefined) throw new Error('nothing is due');
    await all.accountSync.fail(job, { error: '邮箱已被占用', at, dueAt: DUE_GIVEN_UP });
    const read = async () => ({
      rows: (await sql`select * from student_summary order by id`.execute(database.db)).rows,
      terms: (await sql`select * from student_term order by student_id, term`.execute(database.db)).rows,
    });
    const kept = await read();
    expect(kept.rows).toHaveLength(3);
    expect(kept.rows).toMatchObject([
      { valid_until: Date.UTC(2025, 5, 1, 16) - 1, last_studied: null, sync_failed: 0 },
      { valid_until: null, last_studied: Date.UTC(2024, 4, 31, 16), sync_failed: 0 },
      { service_until: null, sync_failed: 1 },
    ]);
    for (const table of [
      'day_sum',
      'learner_day',
      'refund_day',
      'student_term',
      'student_summary',
      'student_care',
      'follow_up',
    ]) {
      await sql`drop table ${sql.table(table)}`.execute(database.db);
    }
    await studentCare(database.traits).up(database.db);
    await studentFacts(database.traits).up(database.db);
    await studentLetters().up(database.db);
    await studentStanding().up(database.db);
    await followUps(database.traits).up(database.db);
    await daySums(database.traits).up(database.db);
    const made = await read();
    expect(made.terms).toEqual(kept.terms);
    // Nobody is in anybody's care yet.
    expect(made.rows).toEqual(kept.rows.map((row) => ({ ...(row as object), class_teacher_id: null })));
    await dispose();
  });
});
