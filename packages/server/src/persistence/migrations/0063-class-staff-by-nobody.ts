import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** Nobody changed the staff of a class where the server did: null, no longer an empty text. */
export const classStaffByNobody = ({ textType: text }: DialectTraits): Migration => ({
  up: async (db: Kysely<Schema>) => {
    const { schema } = db;
    await schema.alterTable('class_staff_change').renameTo('class_staff_before').execute();
    await schema.dropIndex('class_staff_change_due').execute();
    await schema.dropIndex('class_staff_change_class').execute();
    await schema
      .createTable('class_staff_change')
      .addColumn('id', text, (c) => c.notNull())
      .addColumn('class_id', text, (c) => c.notNull().references('school_class.id').onDelete('cascade'))
      .addColumn('teacher_id', text)
      .addColumn('assistant_ids', text, (c) => c.notNull())
      .addColumn('changed_by', text)
      .addColumn('reaches_all', 'bigint', (c) => c.notNull())
      .addColumn('due_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('class_staff_change_key', ['id'])
      .execute();
    await sql`insert into class_staff_change
        (id, class_id, teacher_id, assistant_ids, changed_by, reaches_all, due_at)
      select id, class_id, teacher_id, assistant_ids, nullif(changed_by, ''), reaches_all, due_at
        from class_staff_before`.execute(db);
    await schema.dropTable('class_staff_before').execute();
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
