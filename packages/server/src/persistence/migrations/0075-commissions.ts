import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

const ACCOUNTS = ['owed', 'held', 'payable', 'paying', 'paid', 'tax', 'written_off'];

/** What partners earn. Nothing of it goes with a member: what was earned, and by what, is kept; postings are only ever added. */
export const commissions = ({ textType: text, byPrimaryKey, appendOnly }: DialectTraits): Migration => ({
  up: async (db: Kysely<Schema>) => {
    const { schema } = db;
    let accounts = schema
      .createTable('commission_account')
      .addColumn('partner_id', text, (c) => c.primaryKey())
      .addColumn('open_month', text, (c) => c.notNull())
      .addColumn('last_seq', 'bigint', (c) => c.notNull());
    for (const account of ACCOUNTS) accounts = accounts.addColumn(account, 'bigint', (c) => c.notNull());
    await accounts.execute();
    await schema
      .createIndex('commission_account_open_month')
      .on('commission_account')
      .columns(['open_month', 'partner_id'])
      .execute();

    await schema
      .createTable('commission_posting')
      .addColumn('partner_id', text, (c) => c.notNull().references('commission_account.partner_id'))
      .addColumn('seq', 'bigint', (c) => c.notNull())
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('debit', text, (c) => c.notNull())
      .addColumn('credit', text, (c) => c.notNull())
      .addColumn('cents', 'bigint', (c) => c.notNull().check(sql`cents > 0`))
      .addColumn('order_id', text)
      .addColumn('payout_id', text)
      .addColumn('source', text, (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('month', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('commission_posting_key', ['partner_id', 'seq'])
      .modifyEnd(byPrimaryKey)
      .execute();
    await schema
      .createIndex('commission_posting_source')
      .unique()
      .on('commission_posting')
      .column('source')
      .execute();
    await schema
      .createIndex('commission_posting_month')
      .on('commission_posting')
      .columns(['partner_id', 'month', 'seq'])
      .execute();
    await schema
      .createIndex('commission_posting_at')
      .on('commission_posting')
      .columns(['at', 'partner_id', 'seq'])
      .execute();
    await schema
      .createIndex('commission_posting_order')
      .on('commission_posting')
      .columns(['order_id', 'seq'])
      .execute();
    for (const statement of appendOnly('commission_posting')) await sql.raw(statement).execute(db);

    await schema
      .createTable('commission_sum')
      .addColumn('partner_id', text, (c) => c.notNull())
      .addColumn('month', text, (c) => c.notNull())
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('debit', text, (c) => c.notNull())
      .addColumn('credit', text, (c) => c.notNull())
      .addColumn('cents', 'bigint', (c) => c.notNull())
      .addColumn('count', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('commission_sum_key', ['partner_id', 'month', 'kind', 'debit'])
      .modifyEnd(byPrimaryKey)
      .execute();

    await schema
      .createTable('commission_statement')
      .addColumn('partner_id', text, (c) => c.notNull())
      .addColumn('month', text, (c) => c.notNull())
      .addColumn('number', text, (c) => c.notNull())
      .addColumn('opening', text, (c) => c.notNull())
      .addColumn('sums', text, (c) => c.notNull())
      .addColumn('closing', text, (c) => c.notNull())
      .addColumn('first_seq', 'bigint')
      .addColumn('last_seq', 'bigint')
      .addColumn('closed_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('commission_statement_key', ['partner_id', 'month'])
      .execute();
    await schema
      .createIndex('commission_statement_number')
      .unique()
      .on('commission_statement')
      .columns(['month', 'number'])
      .execute();

    await schema
      .createTable('commission_closing')
      .addColumn('month', text, (c) => c.primaryKey())
      .addColumn('statements', 'bigint', (c) => c.notNull())
      .addColumn('closed_at', 'bigint', (c) => c.notNull())
      .addColumn('ended_at', 'bigint')
      .execute();

    await schema
      .createTable('commission_rate')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('partner_id', text)
      .addColumn('product_id', text)
      .addColumn('level', text)
      .addColumn('first_day', text, (c) => c.notNull())
      .addColumn('last_day', text)
      .addColumn('rate_bp', 'bigint', (c) => c.notNull())
      .addColumn('gmt_created', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createIndex('commission_rate_for')
      .on('commission_rate')
      .columns(['partner_id', 'product_id'])
      .execute();
    await schema
      .createIndex('commission_rate_created')
      .on('commission_rate')
      .columns(['gmt_created', 'id'])
      .execute();

    await schema
      .createTable('commission_order')
      .addColumn('order_id', text, (c) => c.primaryKey().references('ykd_order.id'))
      .addColumn('partner_id', text, (c) => c.notNull())
      .addColumn('buyer_id', text, (c) => c.notNull())
      .addColumn('product_id', text, (c) => c.notNull())
      .addColumn('claim_id', text, (c) => c.notNull())
      .addColumn('claimed_at', 'bigint', (c) => c.notNull())
      .addColumn('coupon_id', text, (c) => c.notNull())
      .addColumn('placed_at', 'bigint', (c) => c.notNull())
      .addColumn('rate_bp', 'bigint', (c) => c.notNull())
      .addColumn('rate_id', text)
      .addColumn('doubts', text, (c) => c.notNull())
      .addColumn('state', text, (c) => c.notNull())
      .addColumn('review', text, (c) => c.notNull())
      .addColumn('reviewed_by', text)
      .addColumn('reviewed_at', 'bigint')
      .addColumn('reason', text)
      .addColumn('earned', 'bigint', (c) => c.notNull())
      .addColumn('reversed', 'bigint', (c) => c.notNull())
      .addColumn('paid_at', 'bigint')
      .addColumn('due_at', 'bigint')
      .addColumn('version', 'bigint', (c) => c.notNull())
      .execute();
    for (const columns of [
      ['partner_id', 'placed_at', 'order_id'],
      ['review', 'placed_at', 'order_id'],
      ['due_at', 'order_id'],
    ])
      await schema
        .createIndex(`commission_order_${columns[0] ?? ''}`)
        .on('commission_order')
        .columns(columns)
        .execute();
  },
});
