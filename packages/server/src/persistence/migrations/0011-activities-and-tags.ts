import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** The periods of activities that staff set, and the tags of students. */
export const activitiesAndTags = ({ textType: text }: DialectTraits): Migration => ({
  up: async (db: Kysely<Schema>) => {
    const { schema } = db;
    await schema
      .createTable('activity_period')
      .addColumn('key', text, (c) => c.primaryKey())
      .addColumn('first_day', text, (c) => c.notNull())
      .addColumn('last_day', text, (c) => c.notNull())
      .addColumn('gmt_modified', 'bigint', (c) => c.notNull())
      .execute();

    await schema
      .createTable('lable')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('color', text, (c) => c.notNull())
      .addColumn('description', text, (c) => c.notNull())
      .addColumn('show', text, (c) => c.notNull())
      .addColumn('gmt_modified', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createTable('student_lable')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('student_id', text, (c) => c.notNull())
      .addColumn('lable_id', text, (c) => c.notNull().references('lable.id').onDelete('cascade'))
      .addColumn('gmt_created', 'bigint', (c) => c.notNull())
      .addUniqueConstraint('student_lable_once', ['student_id', 'lable_id'])
      .execute();
    await schema
      .createIndex('student_lable_given')
      .on('student_lable')
      .columns(['student_id', 'gmt_created', 'id'])
      .execute();
    await schema.createIndex('student_lable_lable').on('student_lable').column('lable_id').execute();
  },
});
