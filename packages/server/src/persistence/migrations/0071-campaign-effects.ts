import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** What was studied around each campaign, when it was counted last. */
export const campaignEffects = ({ textType: text }: DialectTraits): Migration => ({
  up: async (db: Kysely<Schema>) => {
    await db.schema
      .createTable('campaign_effect')
      .addColumn('campaign', text, (c) => c.primaryKey())
      .addColumn('version', 'bigint', (c) => c.notNull())
      .addColumn('counted_at', 'bigint', (c) => c.notNull())
      .addColumn('took', text, (c) => c.notNull())
      .addColumn('others', text, (c) => c.notNull())
      .addColumn('newcomers', 'bigint', (c) => c.notNull())
      .execute();
  },
});
