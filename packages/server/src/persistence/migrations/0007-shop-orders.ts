import { REFUNDING_STATUS } from '@ykd/domain/order';
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/**
 * Buying: what an order was sold for and its history, payments and refunds at the provider, odd things about money, and
 * coupons. Orders from elsewhere have nulls in the new columns. `due_at` is null when nothing more is due.
 */
export const shopOrders = ({ textType: text }: DialectTraits): Migration => ({
  up: async (db: Kysely<Schema>) => {
    const { schema } = db;
    for (const column of ['coupon_id', 'request_key']) {
      await schema.alterTable('ykd_order').addColumn(column, text).execute();
    }
    for (const column of ['list_amount', 'valid_days', 'service_days', 'paid_at']) {
      await schema.alterTable('ykd_order').addColumn(column, 'bigint').execute();
    }
    await sql`create unique index ykd_order_request_key on ykd_order (user_id, request_key)
      where request_key is not null`.execute(db);
    await sql`create index ykd_order_refunding on ykd_order (status, gmt_modified, id)
      where status = ${sql.lit(REFUNDING_STATUS)}`.execute(db);
    await schema
      .createTable('order_history')
      .addColumn('order_id', text, (c) => c.notNull().references('ykd_order.id'))
      .addColumn('seq', 'bigint', (c) => c.notNull())
      .addColumn('event', text, (c) => c.notNull())
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('actor_kind', text, (c) => c.notNull())
      .addColumn('actor_id', text)
      .addColumn('note', text, (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('order_history_key', ['order_id', 'seq'])
      .execute();

    await schema
      .createTable('payment_attempt')
      .addColumn('out_trade_no', text, (c) => c.primaryKey())
      .addColumn('order_id', text, (c) => c.notNull().references('ykd_order.id'))
      .addColumn('way', text, (c) => c.notNull())
      .addColumn('openid', text)
      .addColumn('amount', 'bigint', (c) => c.notNull())
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('invitation', text)
      .addColumn('invited_at', 'bigint')
      .addColumn('checks', 'bigint', (c) => c.notNull())
      .addColumn('due_at', 'bigint')
      .addColumn('gmt_created', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createTable('payment_receipt')
      .addColumn('transaction_id', text, (c) => c.primaryKey())
      .addColumn('out_trade_no', text, (c) => c.notNull())
      .addColumn('order_id', text, (c) => c.notNull().references('ykd_order.id'))
      // The order that this payment paid: no order is paid by two.
      .addColumn('paid_order_id', text, (c) => c.unique())
      .addColumn('amount', 'bigint', (c) => c.notNull())
      .addColumn('paid_at', 'bigint', (c) => c.notNull())
      .addColumn('gmt_created', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createTable('refund')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('order_id', text, (c) => c.notNull().references('ykd_order.id'))
      // No payment goes back twice.
      .addColumn('transaction_id', text, (c) =>
        c.notNull().unique().references('payment_receipt.transaction_id'),
      )
      .addColumn('out_trade_no', text, (c) => c.notNull())
      .addColumn('cause', text, (c) => c.notNull())
      .addColumn('amount', 'bigint', (c) => c.notNull())
      .addColumn('total', 'bigint', (c) => c.notNull())
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('attempts', 'bigint', (c) => c.notNull())
      .addColumn('error', text)
      .addColumn('actor_kind', text)
      .addColumn('actor_id', text)
      .addColumn('note', text)
      .addColumn('due_at', 'bigint')
      .addColumn('gmt_created', 'bigint', (c) => c.notNull())
      .addColumn('gmt_modified', 'bigint', (c) => c.notNull())
      .execute();
    for (const [table, key] of [
      ['payment_attempt', 'out_trade_no'],
      ['refund', 'id'],
    ] as const) {
      await schema
        .createIndex(`${table}_order_id`)
        .on(table)
        .columns(['order_id', 'gmt_created', key])
        .execute();
      await schema
        .createIndex(`${table}_due_at`)
        .on(table)
        .column('due_at')
        .where('due_at', 'is not', null)
        .execute();
    }

    await schema
      .createTable('oddity')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('order_id', text)
      .addColumn('subject', text, (c) => c.notNull())
      .addColumn('amount', 'bigint', (c) => c.notNull())
      .addColumn('note', text, (c) => c.notNull())
      .addColumn('gmt_created', 'bigint', (c) => c.notNull())
      .addColumn('settled_by', text)
      .addColumn('settled_at', 'bigint')
      .addUniqueConstraint('oddity_subject', ['kind', 'subject'])
      .execute();
    await schema.createIndex('oddity_gmt_created').on('oddity').columns(['gmt_created desc', 'id']).execute();
    for (const [name, settled] of [
      ['oddity_open', 'is null'],
      ['oddity_settled', 'is not null'],
    ] as const) {
      await sql`create index ${sql.id(name)} on oddity (gmt_created desc, id)
        where settled_at ${sql.raw(settled)}`.execute(db);
    }

    await schema
      .createTable('coupon')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('receiver_user_id', text, (c) => c.notNull())
      .addColumn('product_id', text, (c) => c.notNull().references('ykd_product.id'))
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('rule', text, (c) => c.notNull())
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('order_id', text)
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .addColumn('gmt_created', 'bigint', (c) => c.notNull())
      .addColumn('gmt_modified', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createIndex('coupon_receiver')
      .on('coupon')
      .columns(['receiver_user_id', 'product_id', 'expires_at', 'id'])
      .execute();
    for (const column of ['receiver_user_id', 'product_id', 'status']) {
      await schema
        .createIndex(`coupon_${column}`)
        .on('coupon')
        .columns([column, 'gmt_created desc', 'id'])
        .execute();
    }
    for (const column of ['gmt_created', 'expires_at']) {
      await schema
        .createIndex(`coupon_${column}`)
        .on('coupon')
        .columns([`${column} desc`, 'id'])
        .execute();
    }
  },
});
