import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** Departments, and who works here: those who are staff by now have done so since they have their account. */
export const people = ({ textType: text }: DialectTraits): Migration => ({
  up: async (db: Kysely<Schema>) => {
    const { schema } = db;
    await schema
      .createTable('department')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('parent_id', text)
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('position', 'bigint', (c) => c.notNull())
      .addColumn('version', 'bigint', (c) => c.notNull())
      .addColumn('changed_by', text)
      .addColumn('changed_at', 'bigint', (c) => c.notNull())
      .addColumn('gmt_created', 'bigint', (c) => c.notNull())
      .execute();
    await schema.createIndex('department_parent_id').on('department').column('parent_id').execute();

    await schema
      .createTable('employee')
      .addColumn('user_id', text, (c) => c.primaryKey().references('member.id').onDelete('cascade'))
      .addColumn('state', text, (c) => c.notNull())
      .addColumn('department_id', text, (c) => c.references('department.id'))
      .addColumn('department_sort', text, (c) => c.notNull())
      .addColumn('title', text)
      .addColumn('email', text)
      .addColumn('phone', text)
      .addColumn('joined_at', 'bigint', (c) => c.notNull())
      .addColumn('left_at', 'bigint')
      .addColumn('version', 'bigint', (c) => c.notNull())
      .addColumn('changed_by', text)
      .addColumn('changed_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createIndex('employee_state')
      .on('employee')
      .columns(['state', 'department_id', 'user_id'])
      .execute();
    await schema
      .createIndex('employee_department_id')
      .on('employee')
      .columns(['department_id', 'user_id'])
      .execute();
    await schema.createIndex('staff_role').on('staff').columns(['role', 'user_id']).execute();
    await sql`insert into employee
        (user_id, state, department_sort, joined_at, version, changed_at)
      select staff.user_id, 'active', '1', member.gmt_created, 1, member.gmt_created
      from staff join member on member.id = staff.user_id`.execute(db);
  },
});
