import { expect, it } from 'vitest';
import { recomputeStudents, repositories } from '../../src/persistence/index.js';
import { nameSpelling } from '../../src/persistence/migrations/0034-name-spelling.js';
import { BOTH_DATABASES } from '../support/both-databases.js';

it.each(BOTH_DATABASES)(
  'who was sorted by another reading of the surname is sorted by the right one, in %s',
  async (_name, open) => {
    const { database, dispose } = await open();
    const { members, students } = repositories(database);
    for (const [at, name] of ['曾浩然', '赵雷', '杨洋'].entries())
      await members.insert({
        user: { id: `m${at}`, mobile: `1380000000${at}`, userName: `user_${at}`, name },
        at,
      });
    // As it was kept before.
    const { db } = database;
    await db
      .updateTable('student_summary')
      .set({ name_sort: '0ceng hao ran', letters: 0 })
      .where('id', '=', 'm0')
      .execute();
    await db.deleteFrom('student_term').where('student_id', '=', 'm0').where('term', 'like', 'z%').execute();
    const named = async (search?: string) => {
      const { list } = await students.page(
        { key: 'name', isDescending: false },
        { limit: 9 },
        { tests: [], ...(search === undefined ? {} : { search }) },
      );
      return list.map((student) => student.name);
    };
    expect(await named()).toEqual(['曾浩然', '杨洋', '赵雷']);
    expect(await named('zeng')).toEqual([]);
    await database.transaction((trx) => nameSpelling().up(trx));
    expect(await named()).toEqual(['杨洋', '曾浩然', '赵雷']);
    expect(await named('zeng')).toEqual(['曾浩然']);
    expect(await recomputeStudents(database)).toMatchObject({ differed: 0 });
    await dispose();
  },
);
