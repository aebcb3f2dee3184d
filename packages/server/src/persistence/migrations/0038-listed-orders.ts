import { REFUNDED_STATUS } from '@ykd/domain/order';
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import { insertMany } from '../insert-many.js';
import type { Schema } from '../schema.js';
import { writeRefunded } from '../shop/order-facts.js';
import { TWIN_COLUMNS, twinRows } from '../shop/order-twins.js';

const BATCH = 1000;

/** The orders of which money went back. */
const keepAllRefunded = async (db: Kysely<Schema>): Promise<void> => {
  const refunded = await db
    .selectFrom('ykd_order')
    .select('id')
    .where('status', '=', REFUNDED_STATUS)
    .execute();
  const inPart = await db
    .selectFrom('outside_refund')
    .innerJoin('payment_receipt', 'payment_receipt.transaction_id', 'outside_refund.transaction_id')
    .select('payment_receipt.paid_order_id as id')
    .execute();
  const ids = new Set([...refunded, ...inPart].flatMap(({ id }) => id ?? []));
  for (const id of ids) await writeRefunded(db, id);
};

/** The orders that look like doubles: those of members who bought something several times. */
const keepAllTwins = async (db: Kysely<Schema>): Promise<void> => {
  const buyers = await db
    .selectFrom('ykd_order')
    .select('user_id')
    .distinct()
    .where('amount', '>', 0)
    .groupBy(['user_id', 'product_id'])
    .having((e) => e.fn.countAll(), '>', 1)
    .execute();
  for (let from = 0; from < buyers.length; from += BATCH) {
    const some = buyers.slice(from, from + BATCH).map((buyer) => buyer.user_id);
    const orders = await db
      .selectFrom('ykd_order')
      .select(TWIN_COLUMNS)
      .where('user_id', 'in', some)
      .execute();
    await insertMany(db, 'order_twin', twinRows(orders));
  }
};

/** What staff look orders up by, and odd payments as a list of theirs. */
export const listedOrders = ({ textType: text }: DialectTraits): Migration => ({
  up: async (db: Kysely<Schema>) => {
    const { schema } = db;
    for (const column of ['paid_at_sort', 'refunded_at_sort']) {
      await schema
        .alterTable('ykd_order')
        .addColumn(column, text, (c) => c.notNull().defaultTo('1'))
        .execute();
    }
    await schema
      .alterTable('ykd_order')
      .addColumn('refunded_amount', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
    await schema.alterTable('ykd_order').addColumn('refunded_at', 'bigint').execute();
    // As `rankedNumber` writes it: fifteen digits behind the rank.
    await sql`update ykd_order set paid_at_sort = '0' || substr(cast(paid_at + 1000000000000000 as text), 2)
      where paid_at is not null`.execute(db);
    await schema
      .createTable('order_twin')
      .addColumn('order_id', text, (c) => c.primaryKey())
      .addColumn('twin_id', text, (c) => c.notNull())
      .addColumn('kind', text, (c) => c.notNull())
      .execute();
    await keepAllRefunded(db);
    await keepAllTwins(db);
    await schema.createIndex('order_twin_kind').on('order_twin').columns(['kind', 'order_id']).execute();
    for (const column of ['gmt_created', 'amount', 'paid_at_sort', 'refunded_at_sort']) {
      await schema.createIndex(`ykd_order_by_${column}`).on('ykd_order').columns([column, 'id']).execute();
    }
    await schema
      .createIndex('payment_receipt_order_id')
      .on('payment_receipt')
      .columns(['order_id', 'paid_at', 'transaction_id'])
      .execute();
    for (const index of ['oddity_gmt_created', 'oddity_open', 'oddity_settled'])
      await schema.dropIndex(index).execute();
    for (const column of ['gmt_created', 'settled_at', 'order_id', 'subject']) {
      await schema.createIndex(`oddity_by_${column}`).on('oddity').columns([column, 'id']).execute();
    }
  },
});
