import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Schema } from '../schema.js';

/** Staff look up whom partners brought by when it was paid, and by who bought. */
const LOOKED_UP = ['paid_at', 'buyer_id'];

/** Students that partners brought are listed. */
export const commstudents = (): Migration => ({
  up: async ({ schema }: Kysely<Schema>) => {
    for (const column of LOOKED_UP)
      await schema
        .createIndex(`commission_order_${column}`)
        .on('commission_order')
        .columns([column, 'order_id'])
        .execute();
  },
});
