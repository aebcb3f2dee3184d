import type { StudentTags } from '@ykd/application/ports';
import type { Database } from './database.js';
import type { Placeholder } from './prepared.js';

/** Tags, and who has which, in the database. */
export const studentTags = (database: Database): StudentTags => {
  const byStudent = database.prepare((db, param: Placeholder<{ studentId: string }>) =>
    db
      .selectFrom('student_lable')
      .innerJoin('lable', 'lable.id', 'student_lable.lable_id')
      .select([
        'student_lable.id as givingId',
        'lable.id',
        'lable.name',
        'lable.color',
        'lable.description',
        'lable.show',
      ])
      .where('student_lable.student_id', '=', param('studentId'))
      .orderBy('student_lable.gmt_created')
      .orderBy('student_lable.id'),
  );
  return {
    ofStudent: async (studentId) => {
      const rows = await byStudent.all({ studentId });
      return rows.map(({ givingId, ...lable }) => ({ id: givingId, lable }));
    },
    saveLable: async (lable, at) => {
      const { id, ...values } = { ...lable, gmt_modified: at };
      await database.db
        .insertInto('lable')
        .values({ id, ...values })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
        .execute();
    },
    give: async ({ id, studentId, lableId, at }) => {
      await database.db
        .insertInto('student_lable')
        .values({ id, student_id: studentId, lable_id: lableId, gmt_created: at })
        .onConflict((conflict) => conflict.columns(['student_id', 'lable_id']).doNothing())
        .execute();
    },
  };
};
