import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** The lessons that members marked. */
export const bookmarks = ({ textType: text }: DialectTraits): Migration => ({
  up: async (db: Kysely<Schema>) => {
    await db.schema
      .createTable('bookmark')
      .addColumn('user_id', text, (c) => c.notNull())
      .addColumn('course_id', text, (c) => c.notNull())
      .addColumn('outline_num', 'bigint', (c) => c.notNull())
      .addColumn('section_num', 'bigint', (c) => c.notNull())
      .addColumn('gmt_modified', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('bookmark_key', ['user_id', 'course_id'])
      .execute();
  },
});
