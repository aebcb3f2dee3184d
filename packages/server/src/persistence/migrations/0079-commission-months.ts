import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Schema } from '../schema.js';

/** The postings of all partners in a month are read in their order. */
export const commissionMonths: Migration = {
  up: async ({ schema }: Kysely<Schema>) => {
    await schema
      .createIndex('commission_posting_of_month')
      .on('commission_posting')
      .columns(['month', 'at', 'partner_id', 'seq'])
      .execute();
  },
};
