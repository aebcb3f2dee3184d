import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** The bills of days, what they differ in, and the months that were closed; and what is looked up by the day of a bill. */
export const bills = ({ textType: text }: DialectTraits): Migration => ({
  up: async (db: Kysely<Schema>) => {
    const { schema } = db;
    await schema
      .createTable('bill_day')
      .addColumn('day', text, (c) => c.primaryKey())
      .addColumn('state', text, (c) => c.notNull())
      .addColumn('tries', 'bigint', (c) => c.notNull())
      .addColumn('error', text)
      .addColumn('compared_at', 'bigint')
      .addColumn('payments', text)
      .addColumn('refunds', text)
      .addColumn('due_at', 'bigint')
      .execute();
    await schema.createIndex('bill_day_due_at').on('bill_day').column('due_at').execute();

    await schema
      .createTable('bill_row')
      .addColumn('day', text, (c) => c.notNull().references('bill_day.day'))
      .addColumn('seq', 'bigint', (c) => c.notNull())
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('number', text, (c) => c.notNull())
      .addColumn('transaction_id', text, (c) => c.notNull())
      .addColumn('out_trade_no', text, (c) => c.notNull())
      .addColumn('amount', 'bigint', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('state', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('bill_row_key', ['day', 'seq'])
      .execute();
    await schema.createIndex('bill_row_number').on('bill_row').columns(['number', 'day', 'seq']).execute();

    await schema
      .createTable('bill_difference')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('day_at', 'bigint', (c) => c.notNull())
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('number', text, (c) => c.notNull())
      .addColumn('transaction_id', text, (c) => c.notNull())
      .addColumn('order_id', text)
      .addColumn('ours', 'bigint')
      .addColumn('theirs', 'bigint')
      .addColumn('our_state', text)
      .addColumn('their_state', text)
      .addColumn('gmt_created', 'bigint', (c) => c.notNull())
      .addColumn('version', 'bigint', (c) => c.notNull())
      .addColumn('settled_at', 'bigint')
      .addColumn('settled_by', text)
      .addColumn('note', text, (c) => c.notNull())
      .execute();
    for (const column of [
      'day_at',
      'kind',
      'number',
      'transaction_id',
      'order_id',
      'gmt_created',
      'settled_at',
    ])
      await schema
        .createIndex(`bill_difference_${column}`)
        .on('bill_difference')
        .columns([column, 'id'])
        .execute();

    await schema
      .createTable('closed_month')
      .addColumn('month', text, (c) => c.primaryKey())
      .addColumn('closed_by', text, (c) => c.notNull())
      .addColumn('closed_at', 'bigint', (c) => c.notNull())
      .execute();

    for (const [table, column] of [
      ['payment_receipt', 'paid_at'],
      ['refund', 'gmt_modified'],
      ['offline_payment', 'gmt_created'],
      ['offline_refund', 'gmt_created'],
    ] as const)
      await schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
    // Partial, so that what asks for those of a payment is not led to it.
    await sql`create index outside_refund_gmt_created on outside_refund (gmt_created) where gmt_created > 0`.execute(
      db,
    );
  },
});
