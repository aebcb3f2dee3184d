import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';
import { fillCredits } from '../fill-credits.js';

const SUMS = ['paid_orders', 'received', 'refunds', 'refunded', 'late'];

/** To whom orders count, what counts to whom in each month, and what is to be reached. */
export const performance = (traits: DialectTraits): Migration => ({
  up: async (db: Kysely<Schema>) => {
    const { schema } = db;
    const { textType: text } = traits;
    await schema
      .createTable('order_credit')
      .addColumn('order_id', text, (c) => c.primaryKey().notNull())
      .addColumn('person_id', text, (c) => c.notNull())
      .addColumn('department_id', text, (c) => c.notNull())
      .addColumn('is_late', 'bigint', (c) => c.notNull())
      .execute();
    let sums = schema
      .createTable('credit_sum')
      .addColumn('month', text, (c) => c.notNull())
      .addColumn('person_id', text, (c) => c.notNull())
      .addColumn('department_id', text, (c) => c.notNull())
      .addColumn('product_id', text, (c) => c.notNull())
      .addColumn('slot', 'bigint', (c) => c.notNull());
    for (const column of SUMS) sums = sums.addColumn(column, 'bigint', (c) => c.notNull());
    await sums
      .addPrimaryKeyConstraint('credit_sum_key', [
        'month',
        'person_id',
        'department_id',
        'product_id',
        'slot',
      ])
      .execute();
    await schema
      .createTable('target')
      .addColumn('month', text, (c) => c.notNull())
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('subject_id', text, (c) => c.notNull())
      .addColumn('cents', 'bigint', (c) => c.notNull())
      .addColumn('set_by', text, (c) => c.notNull())
      .addColumn('set_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('target_key', ['month', 'kind', 'subject_id'])
      .execute();
    await fillCredits(db, traits);
    for (const column of ['person_id', 'department_id']) {
      await schema
        .createIndex(`order_credit_${column}`)
        .on('order_credit')
        .columns([column, 'order_id'])
        .execute();
    }
  },
});
