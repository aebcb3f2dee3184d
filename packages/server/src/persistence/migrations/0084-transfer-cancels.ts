import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** Who wants a transfer in WeChat cancelled, and why. */
export const transferCancels = ({ textType: text }: DialectTraits): Migration => ({
  up: async ({ schema }: Kysely<Schema>) => {
    for (const column of ['cancel_by', 'cancel_reason'])
      await schema.alterTable('payout').addColumn(column, text).execute();
  },
});
