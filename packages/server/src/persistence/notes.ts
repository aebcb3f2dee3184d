import { noteFields, type Notes, type TxNotes } from '@ykd/application/ports';
import type { Kysely } from 'kysely';
import type { Database } from './database.js';
import type { DialectTraits } from './dialect.js';
import { mapping } from './mapping.js';
import type { Placeholder } from './prepared.js';
import type { Schema } from './schema.js';

const { selection: COLUMNS, rowOf } = mapping(noteFields);

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

  const written = database.prepare(
    (db, param: Placeholder<{ userId: string; from: number; until: number }>) =>
      db
        .selectFrom('note')
        .select((e) => e.fn.countAll<number>().as('count'))
        .where('user_id', '=', param('userId'))
        .where('gmt_created', '>=', param('from'))
        .where('gmt_created', '<', param('until')),
  );

  return {
    find: (userId, id) => byId.first({ userId, id }),
    findByCourse: (userId, courseId) => byCourse.all({ userId, courseId }),
    countWritten: async (userId, { from, until }) =>
      (await written.first({ userId, from, until }))?.count ?? 0,
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
      const row = { user_id: userId, ...rowOf(note) };
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
