import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** The groups of classes, and which student is in which. */
export const classGroups = ({ textType: text }: DialectTraits): Migration => ({
  up: async ({ schema }: Kysely<Schema>) => {
    await schema
      .createTable('class_group')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('class_id', text, (c) => c.notNull().references('school_class.id'))
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('leader_id', text)
      .addColumn('sort', 'bigint', (c) => c.notNull())
      .addColumn('version', 'bigint', (c) => c.notNull())
      .addColumn('changed_by', text)
      .addColumn('changed_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createIndex('class_group_class')
      .on('class_group')
      .columns(['class_id', 'sort', 'id'])
      .execute();
    await schema
      .createTable('class_group_member')
      .addColumn('class_id', text, (c) => c.notNull())
      .addColumn('student_id', text, (c) => c.notNull())
      .addColumn('group_id', text, (c) => c.notNull().references('class_group.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('class_group_member_key', ['class_id', 'student_id'])
      .execute();
    await schema
      .createIndex('class_group_member_group')
      .on('class_group_member')
      .column('group_id')
      .execute();
  },
});
