import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { copyCredited, copyPaid } from '../credit-copies.js';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** One index leads to what counts to somebody and was paid, or went back, in a month. */
export const creditsInLists = ({ textType: text }: DialectTraits): Migration => ({
  up: async (db: Kysely<Schema>) => {
    const { schema } = db;
    await schema
      .alterTable('order_credit')
      .addColumn('paid_at_sort', text, (c) => c.notNull().defaultTo('1'))
      .execute();
    await schema
      .alterTable('order_credit')
      .addColumn('amount', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
    for (const column of ['person_id', 'department_id'])
      await schema
        .alterTable('refund_day')
        .addColumn(column, text, (c) => c.notNull().defaultTo(''))
        .execute();
    // Without indexes all of them are written sooner.
    for (const column of ['person_id', 'department_id'])
      await schema.dropIndex(`order_credit_${column}`).execute();
    await copyPaid(db);
    await copyCredited(db);
    for (const column of ['person_id', 'department_id']) {
      await schema
        .createIndex(`order_credit_${column}`)
        .on('order_credit')
        .columns([column, 'paid_at_sort', 'amount', 'order_id'])
        .execute();
      await schema
        .createIndex(`refund_day_${column}`)
        .on('refund_day')
        .columns([column, 'day', 'order_id'])
        .execute();
    }
  },
});
