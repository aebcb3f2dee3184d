import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';
import { fillSums } from '../fill-sums.js';

const SUMS = [
  'paid_orders',
  'received',
  'refunds',
  'first_refunds',
  'refunded',
  'registered',
  'bought',
  'began',
  'learners',
  'first_learners',
];

/** What is counted of each day, for the dashboard. */
export const daySums = ({ textType: text }: DialectTraits): Migration => ({
  up: async (db: Kysely<Schema>) => {
    const { schema } = db;
    for (const column of ['has_bought', 'counted']) {
      await schema
        .alterTable('student_summary')
        .addColumn(column, 'bigint', (c) => c.notNull().defaultTo(0))
        .execute();
    }
    let sums = schema
      .createTable('day_sum')
      .addColumn('day', 'bigint', (c) => c.notNull())
      .addColumn('slot', 'bigint', (c) => c.notNull());
    for (const column of SUMS) sums = sums.addColumn(column, 'bigint', (c) => c.notNull());
    await sums.addPrimaryKeyConstraint('day_sum_key', ['day', 'slot']).execute();
    await schema
      .createTable('learner_day')
      .addColumn('user_id', text, (c) => c.notNull())
      .addColumn('day', 'bigint', (c) => c.notNull())
      .addColumn('is_first', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('learner_day_key', ['user_id', 'day'])
      .execute();
    await schema
      .createTable('refund_day')
      .addColumn('order_id', text, (c) => c.notNull())
      .addColumn('day', 'bigint', (c) => c.notNull())
      .addColumn('is_first', 'bigint', (c) => c.notNull())
      .addColumn('cents', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('refund_day_key', ['order_id', 'day'])
      .execute();
    await fillSums(db);
    await schema
      .createIndex('student_summary_has_bought')
      .on('student_summary')
      .columns(['has_bought', 'gmt_created', 'id'])
      .execute();
    await sql`create index learner_day_first on learner_day (user_id, day) where is_first = 1`.execute(db);
    await schema.createIndex('learner_day_day').on('learner_day').columns(['day', 'user_id']).execute();
    await schema.createIndex('refund_day_day').on('refund_day').columns(['day', 'order_id']).execute();
  },
});
