import { addPerson, assign, happen, happening } from '@ykd/application/testing';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { recomputeStudents } from '../../src/persistence/recompute-students.js';
import { repositories } from '../../src/persistence/store/registry.js';
import { BOTH_DATABASES } from '../support/both-databases.js';

const PEOPLE = Array.from({ length: 120 }, (_, index) => `s${String(index).padStart(3, '0')}`);

describe.each(BOTH_DATABASES)('a recomputation of the list of students on %s', (_name, open) => {
  it('finds nothing to mend beside whatever happens, mends what was spoiled, and finds nothing again', async () => {
    const { database, dispose } = await open();
    const all = repositories(database);
    for (const id of PEOPLE) await addPerson(all, id, { name: `学员${id}` });
    const events = fc.sample(happening(PEOPLE.slice(0, 12)), { seed: 3, numRuns: 150 });
    let isOver = false;
    const found: number[] = [];
    const happens = async () => {
      for (const [at, event] of events.entries()) {
        if (at % 5 === 0) await assign(all, event.id, `s${100 + (at % 20)}`);
        await happen(all, event, at);
      }
      isOver = true;
    };
    const looks = async () => {
      while (!isOver) found.push((await recomputeStudents(database)).differed);
    };
    await Promise.all([happens(), looks()]);
    expect(found.filter((differed) => differed > 0)).toEqual([]);

    const read = async () => ({
      rows: (await sql`select * from student_summary order by id`.execute(database.db)).rows,
      terms: (await sql`select * from student_term order by student_id, term`.execute(database.db)).rows,
    });
    const before = await read();
    await sql`update student_summary set valid_until = 1, valid_until_sort = '1' where id < 's003'`.execute(
      database.db,
    );
    await sql`update student_summary set class_teacher_id = 's119' where id = 's110'`.execute(database.db);
    await sql`insert into student_term (student_id, term) values ('s112', 'nobody')`.execute(database.db);
    await sql`delete from student_summary where id = 's113'`.execute(database.db);
    const told: unknown[] = [];
    const done = await recomputeStudents(database, (so) => told.push(so));
    expect(done).toEqual({ looked: 120, differed: 6 });
    expect(told).toHaveLength(2);
    expect(await read()).toEqual(before);
    expect(await recomputeStudents(database)).toEqual({ looked: 120, differed: 0 });
    await dispose();
  });
});
