import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** Coupons that partners hand out by a link: batches, who claimed of them, and what happened to the links by days. */
export const couponClaims = ({ textType: text, byPrimaryKey }: DialectTraits): Migration => ({
  up: async ({ schema }: Kysely<Schema>) => {
    await schema
      .createTable('coupon_batch')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('code', text, (c) => c.notNull().unique())
      .addColumn('partner_id', text, (c) => c.notNull())
      .addColumn('product_id', text, (c) => c.notNull().references('ykd_product.id'))
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('rule', text, (c) => c.notNull())
      .addColumn('limit', 'bigint', (c) => c.notNull())
      .addColumn('claimed', 'bigint', (c) => c.notNull())
      .addColumn('claim_from', 'bigint', (c) => c.notNull())
      .addColumn('claim_until', 'bigint', (c) => c.notNull())
      .addColumn('valid_days', 'bigint', (c) => c.notNull())
      .addColumn('state', text, (c) => c.notNull())
      .addColumn('version', 'bigint', (c) => c.notNull())
      .addColumn('changed_by', text, (c) => c.notNull())
      .addColumn('gmt_created', 'bigint', (c) => c.notNull())
      .addColumn('gmt_modified', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createIndex('coupon_batch_partner')
      .on('coupon_batch')
      .columns(['partner_id', 'gmt_created', 'id'])
      .execute();
    await schema
      .createIndex('coupon_batch_product')
      .on('coupon_batch')
      .columns(['product_id', 'id'])
      .execute();
    await schema
      .createIndex('coupon_batch_created')
      .on('coupon_batch')
      .columns(['gmt_created', 'id'])
      .execute();
    // The wallet of a member, in the order in which its coupons end.
    await schema
      .createIndex('coupon_wallet')
      .on('coupon')
      .columns(['receiver_user_id', 'expires_at', 'id'])
      .execute();
    await schema
      .createTable('coupon_claim')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('batch_id', text, (c) => c.notNull().references('coupon_batch.id'))
      .addColumn('partner_id', text, (c) => c.notNull())
      .addColumn('product_id', text, (c) => c.notNull())
      .addColumn('user_id', text, (c) => c.notNull())
      .addColumn('coupon_id', text, (c) => c.notNull().unique().references('coupon.id'))
      .addColumn('claimed_at', 'bigint', (c) => c.notNull())
      .addColumn('device', text)
      .addColumn('partner_standing', text, (c) => c.notNull())
      .addUniqueConstraint('coupon_claim_once', ['batch_id', 'user_id'])
      .execute();
    for (const [name, columns] of [
      ['coupon_claim_batch', ['batch_id', 'claimed_at', 'id']],
      ['coupon_claim_user', ['user_id', 'product_id', 'claimed_at', 'id']],
    ] as const)
      await schema
        .createIndex(name)
        .on('coupon_claim')
        .columns([...columns])
        .execute();
    await schema
      .createTable('coupon_day')
      .addColumn('batch_id', text, (c) => c.notNull().references('coupon_batch.id'))
      .addColumn('partner_id', text, (c) => c.notNull())
      .addColumn('day', text, (c) => c.notNull())
      .addColumn('visits', 'bigint', (c) => c.notNull())
      .addColumn('claims', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('coupon_day_key', ['batch_id', 'day'])
      .modifyEnd(byPrimaryKey)
      .execute();
    await schema.createIndex('coupon_day_partner').on('coupon_day').columns(['partner_id', 'day']).execute();
  },
});
