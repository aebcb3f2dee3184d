import type { Note, Notes, TxNotes } from '@ykd/application';
import type { Kysely } from 'kysely';
import type { Database } from './database.js';
import type { DialectTraits } from './dialect.js';
import type { Placeholder } from './prepared.js';
import type { NoteTable, Schema } from './schema.js';

const COLUMNS = [
  'id',
  'course_id as courseId',
  'outline_num as outlineNum',
  'section_num as sectionNum',
  'body_num as bodyNum',
  'text',
  'gmt_created as gmtCreated',
  'gmt_modified as gmtModified',
] as const;

const rowOf = (userId: string, note: Note): NoteTable => ({
  user_id: userId,
  id: note.id,
  course_id: note.courseId,
  outline_num: note.outlineNum,
  section_num: note.sectionNum,
  body_num: note.bodyNum,
  text: note.text,
  gmt_created: note.gmtCreated,
  gmt_modified: note.gmtModified,
});

/** Notes in the database. */
export const notes = (database: Database): Notes => {
  const byId = database.prepare((db, param: Placeholder<{ userId: string; id: string }>) =>
    db
      .selectFrom('note')
      .select(COLUMNS)
      .where('user_id', '=', param('userId'))
      .where('id', '=', param('id')),
  );
  const byCourse = database.prepare((db, param: Placeholder<{ userId: string; courseId: string }>) =>
    db
      .selectFrom('note')
      .select(COLUMNS)
      .where('user_id', '=', param('userId'))
      .where('course_id', '=', param('courseId'))
      .orderBy('outline_num')
      .orderBy('section_num')
      .orderBy('body_num')
      .orderBy('gmt_created')
      .orderBy('id'),
  );

  return {
    find: (userId, id) => byId.first({ userId, id }),
    findByCourse: (userId, courseId) => byCourse.all({ userId, courseId }),
  };
};

/** Notes inside a transaction. */
export const txNotes = (trx: Kysely<Schema>, { lockKey }: DialectTraits): TxNotes => {
  const own = (userId: string) => trx.selectFrom('note').where('user_id', '=', userId);
  return {
    lockOwner: (userId) => lockKey(trx, `note:${userId}`),
    find: (userId, id) => own(userId).select(COLUMNS).where('id', '=', id).executeTakeFirst(),
    countOfCourse: async (userId, courseId) => {
      const { count } = await own(userId)
        .select((e) => e.fn.countAll<number>().as('count'))
        .where('course_id', '=', courseId)
        .executeTakeFirstOrThrow();
      return count;
    },
    put: async (userId, note) => {
      const row = rowOf(userId, note);
      await trx
        .insertInto('note')
        .values(row)
        .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet(row))
        .execute();
    },
    delete: async (userId, id) => {
      await trx.deleteFrom('note').where('user_id', '=', userId).where('id', '=', id).execute();
    },
  };
};
