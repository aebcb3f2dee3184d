import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

const REFUND_COLUMNS = [
  'id',
  'order_id',
  'transaction_id',
  'out_trade_no',
  'cause',
  'amount',
  'total',
  'status',
  'attempts',
  'error',
  'actor_kind',
  'actor_id',
  'note',
  'due_at',
  'gmt_created',
  'gmt_modified',
];

/**
 * A payment goes back in parts: SQLite cannot drop the key that let it go back once, so the table is made anew. What was
 * granted before was all that was left. Beside it what staff give back, and take in, outside of the platform.
 */
export const moneyThatStaffMove = ({ textType: text }: DialectTraits): Migration => ({
  up: async (db: Kysely<Schema>) => {
    const { schema } = db;
    await schema
      .createTable('refund_part')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('order_id', text, (c) => c.notNull().references('ykd_order.id'))
      .addColumn('transaction_id', text, (c) => c.notNull().references('payment_receipt.transaction_id'))
      .addColumn('out_trade_no', text, (c) => c.notNull())
      .addColumn('cause', text, (c) => c.notNull())
      .addColumn('amount', 'bigint', (c) => c.notNull())
      .addColumn('total', 'bigint', (c) => c.notNull())
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('whole', 'bigint', (c) => c.notNull())
      .addColumn('attempts', 'bigint', (c) => c.notNull())
      .addColumn('error', text)
      .addColumn('actor_kind', text)
      .addColumn('actor_id', text)
      .addColumn('note', text)
      .addColumn('second_id', text)
      .addColumn('due_at', 'bigint')
      .addColumn('gmt_created', 'bigint', (c) => c.notNull())
      .addColumn('gmt_modified', 'bigint', (c) => c.notNull())
      .execute();
    const columns = sql.join(REFUND_COLUMNS.map((name) => sql.ref(name)));
    await sql`insert into refund_part (${columns}, whole)
      select ${columns}, case when cause = 'REQUESTED' then 1 else 0 end from refund`.execute(db);
    await schema.dropTable('refund').execute();
    await schema.alterTable('refund_part').renameTo('refund').execute();
    await schema
      .createIndex('refund_order_id')
      .on('refund')
      .columns(['order_id', 'gmt_created', 'id'])
      .execute();
    await schema
      .createIndex('refund_transaction_id')
      .on('refund')
      .columns(['transaction_id', 'gmt_created', 'id'])
      .execute();
    await schema
      .createIndex('refund_due_at')
      .on('refund')
      .column('due_at')
      .where('due_at', 'is not', null)
      .execute();

    await schema
      .createTable('offline_refund')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('order_id', text, (c) => c.notNull().references('ykd_order.id'))
      .addColumn('amount', 'bigint', (c) => c.notNull())
      .addColumn('reason', text, (c) => c.notNull())
      .addColumn('evidence', text, (c) => c.notNull())
      .addColumn('actor_id', text, (c) => c.notNull())
      .addColumn('second_id', text)
      .addColumn('gmt_created', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createIndex('offline_refund_order_id')
      .on('offline_refund')
      .columns(['order_id', 'gmt_created', 'id'])
      .execute();

    await schema
      .createTable('offline_payment')
      .addColumn('order_id', text, (c) => c.primaryKey().references('ykd_order.id'))
      .addColumn('reason', text, (c) => c.notNull())
      .addColumn('evidence', text, (c) => c.notNull())
      .addColumn('actor_id', text, (c) => c.notNull())
      .addColumn('gmt_created', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createTable('receipt_picture')
      .addColumn('name', text, (c) => c.primaryKey())
      .addColumn('user_id', text, (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createIndex('receipt_picture_user_id')
      .on('receipt_picture')
      .columns(['user_id', 'at'])
      .execute();
    await schema.createIndex('receipt_picture_at').on('receipt_picture').columns(['at', 'name']).execute();
    await schema
      .createTable('receipt_shown')
      .addColumn('order_id', text, (c) => c.notNull().references('offline_payment.order_id'))
      .addColumn('place', 'bigint', (c) => c.notNull())
      .addColumn('name', text, (c) => c.notNull().references('receipt_picture.name'))
      .addPrimaryKeyConstraint('receipt_shown_key', ['order_id', 'place'])
      .execute();
    await schema.createIndex('receipt_shown_name').on('receipt_shown').column('name').execute();

    await schema
      .createTable('refund_proposal')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('order_id', text, (c) => c.notNull().references('ykd_order.id'))
      .addColumn('way', text, (c) => c.notNull())
      .addColumn('amount', 'bigint', (c) => c.notNull())
      .addColumn('reason', text, (c) => c.notNull())
      .addColumn('evidence', text)
      .addColumn('asked', 'bigint', (c) => c.notNull())
      .addColumn('proposer_id', text, (c) => c.notNull())
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('decided_by', text)
      .addColumn('answer', text)
      .addColumn('gmt_created', 'bigint', (c) => c.notNull())
      .addColumn('gmt_modified', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createIndex('refund_proposal_order_id')
      .on('refund_proposal')
      .columns(['order_id', 'gmt_created', 'id'])
      .execute();
    // One at a time waits of an order.
    await sql`create unique index refund_proposal_open on refund_proposal (order_id) where status = 'OPEN'`.execute(
      db,
    );
    await sql`create index refund_proposal_waiting on refund_proposal (gmt_created, id) where status = 'OPEN'`.execute(
      db,
    );

    await schema
      .createTable('staff_request')
      .addColumn('user_id', text, (c) => c.notNull())
      .addColumn('request_key', text, (c) => c.notNull())
      .addColumn('body', text, (c) => c.notNull())
      .addColumn('order_id', text, (c) => c.notNull())
      .addColumn('proposal_id', text)
      .addColumn('gmt_created', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('staff_request_key', ['user_id', 'request_key'])
      .execute();

    await schema
      .createTable('money_limit')
      .addColumn('name', text, (c) => c.primaryKey())
      .addColumn('cents', 'bigint', (c) => c.notNull())
      .addColumn('set_by', text, (c) => c.notNull())
      .addColumn('gmt_modified', 'bigint', (c) => c.notNull())
      .execute();
  },
});
