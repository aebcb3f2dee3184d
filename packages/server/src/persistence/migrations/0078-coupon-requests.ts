import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** Batches of coupons know under which key they were asked for, and what that was: sent twice it makes none twice. */
export const couponRequests = ({ textType: text }: DialectTraits): Migration => ({
  up: async ({ schema }: Kysely<Schema>) => {
    for (const column of ['request_key', 'asked'])
      await schema.alterTable('coupon_batch').addColumn(column, text).execute();
    // One request makes one batch of each partner.
    await schema
      .createIndex('coupon_batch_request_key')
      .unique()
      .on('coupon_batch')
      .columns(['request_key', 'partner_id'])
      .execute();
  },
});
