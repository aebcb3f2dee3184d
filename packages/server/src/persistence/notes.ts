import { keepNote, mayRemove, type Note, type Notes } from '@ykd/application';
import type { Database } from './database.js';
import type { Placeholder } from './prepared.js';
import type { NoteTable } from './schema.js';

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
    save: (save) =>
      database.transaction(async (trx) => {
        const { userId, note } = save;
        // Looking, counting and storing must not interleave with another save or removal of the same member.
        await database.traits.lockKey(trx, `note:${userId}`);
        const own = trx.selectFrom('note').where('user_id', '=', userId);
        const stored = await own.select(COLUMNS).where('id', '=', note.id).executeTakeFirst();
        const { count } = await own
          .select((e) => e.fn.countAll<number>().as('count'))
          .where('course_id', '=', note.courseId)
          .executeTakeFirstOrThrow();
        const outcome = keepNote(save, stored, count);
        if (outcome.kind === 'saved' && outcome.note !== stored) {
          const row = rowOf(userId, outcome.note);
          await trx
            .insertInto('note')
            .values(row)
            .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet(row))
            .execute();
        }
        return outcome;
      }),
    delete: (userId, id, base) =>
      database.transaction(async (trx) => {
        await database.traits.lockKey(trx, `note:${userId}`);
        const stored = await trx
          .selectFrom('note')
          .select('gmt_modified as gmtModified')
          .where('user_id', '=', userId)
          .where('id', '=', id)
          .executeTakeFirst();
        const isGone = mayRemove(stored, base);
        if (isGone) {
          await trx.deleteFrom('note').where('user_id', '=', userId).where('id', '=', id).execute();
        }
        return isGone;
      }),
  };
};
