import { addPerson, assign } from '@ykd/application/testing';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { studentCare } from '../../src/persistence/migrations/0024-student-care.js';
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
    const read = async () => ({
      rows: (await sql`select * from student_summary order by id`.execute(database.db)).rows,
      terms: (await sql`select * from student_term order by student_id, term`.execute(database.db)).rows,
    });
    const kept = await read();
    expect(kept.rows).toHaveLength(3);
    for (const table of ['student_term', 'student_summary', 'student_care']) {
      await sql`drop table ${sql.table(table)}`.execute(database.db);
    }
    await studentCare(database.traits).up(database.db);
    const made = await read();
    expect(made.terms).toEqual(kept.terms);
    // Nobody is in anybody's care yet.
    expect(made.rows).toEqual(kept.rows.map((row) => ({ ...(row as object), class_teacher_id: null })));
    await dispose();
  });
});
