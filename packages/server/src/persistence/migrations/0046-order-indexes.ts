import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Schema } from '../schema.js';

/** What the list of orders is sorted by. */
const SORTED = ['gmt_created', 'amount', 'paid_at_sort', 'refunded_at_sort'] as const;

/** What it is filtered by beside, and whose orders they are, which a search asks. */
const HELD = ['status', 'product_id', ...SORTED, 'user_id'] as const;

/** What many orders have in common. */
const SHARED = ['status', 'product_id'] as const;

/** The indexes of orders tell which of them do not pass a filter or a search, before any of them is opened. */
export const orderIndexes = (): Migration => ({
  up: async ({ schema }: Kysely<Schema>) => {
    for (const column of SORTED) {
      await schema.dropIndex(`ykd_order_by_${column}`).execute();
      await schema
        .createIndex(`ykd_order_by_${column}`)
        .on('ykd_order')
        .columns([column, 'id', ...HELD.filter((other) => other !== column)])
        .execute();
    }
    for (const column of SHARED) {
      await schema.dropIndex(`ykd_order_${column}`).execute();
      await schema
        .createIndex(`ykd_order_${column}`)
        .on('ykd_order')
        .columns([column, 'gmt_created desc', 'id', 'user_id'])
        .execute();
    }
    // The same as that of the state but for its direction.
    await schema.dropIndex('ykd_order_by_status').execute();
  },
});
