import { bookmarkFields, type Bookmarks } from '@ykd/application/bookmark';
import type { Database } from './database.js';
import { mapping } from './mapping.js';
import type { Placeholder } from './prepared.js';
import { table, type RowsOf } from './tables/table.js';

export const BOOKMARK_TABLES = { bookmark: table(bookmarkFields) };

const { selection, rowOf } = mapping(bookmarkFields);

/** Bookmarks in the database. */
export const bookmarks = ({ prepare, db }: Database): Bookmarks => {
  const tables = db.withTables<RowsOf<typeof BOOKMARK_TABLES>>();
  const one = prepare((from, param: Placeholder<{ userId: string; courseId: string }>) =>
    from
      .withTables<RowsOf<typeof BOOKMARK_TABLES>>()
      .selectFrom('bookmark')
      .select(selection)
      .where('user_id', '=', param('userId'))
      .where('course_id', '=', param('courseId')),
  );
  return {
    find: (userId, courseId) => one.first({ userId, courseId }),
    put: async (bookmark) => {
      const row = rowOf(bookmark);
      await tables
        .insertInto('bookmark')
        .values(row)
        .onConflict((conflict) => conflict.columns(['user_id', 'course_id']).doUpdateSet(row))
        .execute();
    },
  };
};
