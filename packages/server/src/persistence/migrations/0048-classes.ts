import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** What classes are looked up by: in an order, or by a condition. */
const LOOKED_UP = [
  'name_sort',
  'type_id',
  'stage_id',
  'teacher_id',
  'first_at',
  'last_at_sort',
  'members',
  'is_full',
  'archived_at',
  'gmt_created',
];

/** Classes with their types, stages, staff, products and members, and paid orders on their way into one. */
export const classes = ({ textType: text }: DialectTraits): Migration => ({
  up: async (db: Kysely<Schema>) => {
    const { schema } = db;
    for (const name of ['class_type', 'class_stage']) {
      await schema
        .createTable(name)
        .addColumn('id', text, (c) => c.primaryKey())
        .addColumn('name', text, (c) => c.notNull().unique())
        .addColumn('sort', 'bigint', (c) => c.notNull())
        .addColumn('version', 'bigint', (c) => c.notNull())
        .addColumn('gmt_created', 'bigint', (c) => c.notNull())
        .addColumn('gmt_modified', 'bigint', (c) => c.notNull())
        .execute();
      await schema.createIndex(`${name}_sort`).on(name).columns(['sort', 'id']).execute();
    }
    await schema
      .createTable('school_class')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('type_id', text, (c) => c.notNull().references('class_type.id'))
      .addColumn('stage_id', text, (c) => c.notNull().references('class_stage.id'))
      .addColumn('first_day', text, (c) => c.notNull())
      .addColumn('last_day', text)
      .addColumn('seats', 'bigint')
      .addColumn('join_days', 'bigint')
      .addColumn('teacher_id', text, (c) => c.references('member.id'))
      .addColumn('note', text, (c) => c.notNull())
      .addColumn('members', 'bigint', (c) => c.notNull())
      .addColumn('archived_at', 'bigint')
      .addColumn('version', 'bigint', (c) => c.notNull())
      .addColumn('changed_by', text)
      .addColumn('gmt_created', 'bigint', (c) => c.notNull())
      .addColumn('gmt_modified', 'bigint', (c) => c.notNull())
      .addColumn('name_sort', text, (c) => c.notNull())
      .addColumn('first_at', 'bigint', (c) => c.notNull())
      .addColumn('last_at_sort', text, (c) => c.notNull())
      .addColumn('is_full', 'bigint', (c) => c.notNull())
      .execute();
    for (const column of LOOKED_UP)
      await schema.createIndex(`school_class_${column}`).on('school_class').columns([column, 'id']).execute();
    // What a search asks of each stands in it: how many it finds is counted without opening any.
    await schema
      .createIndex('school_class_searched')
      .on('school_class')
      .columns(['name', 'id', 'teacher_id'])
      .execute();

    await schema
      .createTable('class_assistant')
      .addColumn('class_id', text, (c) => c.notNull().references('school_class.id'))
      .addColumn('staff_id', text, (c) => c.notNull().references('member.id'))
      .addPrimaryKeyConstraint('class_assistant_key', ['class_id', 'staff_id'])
      .execute();
    await schema
      .createIndex('class_assistant_staff')
      .on('class_assistant')
      .columns(['staff_id', 'class_id'])
      .execute();
    await schema
      .createTable('class_product')
      .addColumn('class_id', text, (c) => c.notNull().references('school_class.id'))
      .addColumn('product_id', text, (c) => c.notNull().references('ykd_product.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('class_product_key', ['class_id', 'product_id'])
      .execute();
    await schema
      .createIndex('class_product_product')
      .on('class_product')
      .columns(['product_id', 'class_id'])
      .execute();

    await schema
      .createTable('class_member')
      .addColumn('class_id', text, (c) => c.notNull().references('school_class.id'))
      .addColumn('student_id', text, (c) => c.notNull().references('member.id'))
      .addColumn('since', 'bigint', (c) => c.notNull())
      .addColumn('added_by', text)
      .addColumn('why', text, (c) => c.notNull())
      .addColumn('order_id', text)
      .addColumn('left_at', 'bigint')
      .addColumn('left_by', text)
      .addColumn('left_why', text)
      .addPrimaryKeyConstraint('class_member_key', ['class_id', 'student_id'])
      .execute();
    await schema
      .createIndex('class_member_student')
      .on('class_member')
      .columns(['student_id', 'class_id'])
      .execute();
    // Who is in a class now, in the order in which they came, and by their ids.
    await sql`create index class_member_since on class_member (class_id, since, student_id)
      where left_at is null`.execute(db);
    await sql`create index class_member_now on class_member (class_id, student_id)
      where left_at is null`.execute(db);

    await schema
      .createTable('class_placement')
      .addColumn('order_id', text, (c) => c.primaryKey().references('ykd_order.id'))
      .addColumn('student_id', text, (c) => c.notNull())
      .addColumn('product_id', text, (c) => c.notNull())
      .addColumn('state', text, (c) => c.notNull())
      .addColumn('class_id', text)
      .addColumn('why', text)
      .addColumn('settled_by', text)
      .addColumn('note', text)
      .addColumn('due_at', 'bigint')
      .addColumn('gmt_created', 'bigint', (c) => c.notNull())
      .addColumn('gmt_modified', 'bigint', (c) => c.notNull())
      .execute();
    await sql`create index class_placement_due on class_placement (due_at, order_id)
      where due_at is not null`.execute(db);
    await schema
      .createIndex('class_placement_state')
      .on('class_placement')
      .columns(['state', 'gmt_created', 'order_id'])
      .execute();
    await schema
      .createIndex('class_placement_product')
      .on('class_placement')
      .columns(['product_id', 'state'])
      .execute();
  },
});
