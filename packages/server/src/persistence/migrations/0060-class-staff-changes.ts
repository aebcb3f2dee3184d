import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** Classes that have other staff, whose students have to follow them. */
export const classStaffChanges = ({ textType: text }: DialectTraits): Migration => ({
  up: async ({ schema }: Kysely<Schema>) => {
    await schema
      .createTable('class_staff_change')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('class_id', text, (c) => c.notNull().references('school_class.id').onDelete('cascade'))
      .addColumn('teacher_id', text)
      .addColumn('assistant_ids', text, (c) => c.notNull())
      .addColumn('changed_by', text, (c) => c.notNull())
      .addColumn('reaches_all', 'bigint', (c) => c.notNull())
      .addColumn('due_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createIndex('class_staff_change_due')
      .on('class_staff_change')
      .columns(['due_at', 'id'])
      .execute();
    await schema
      .createIndex('class_staff_change_class')
      .on('class_staff_change')
      .column('class_id')
      .execute();
  },
});
