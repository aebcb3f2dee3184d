import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** Which of their yearly reports members let their class teachers see. */
export const reportConsents = ({ textType: text }: DialectTraits): Migration => ({
  up: async (db: Kysely<Schema>) => {
    await db.schema
      .createTable('report_consent')
      .addColumn('user_id', text, (c) => c.notNull())
      .addColumn('year', 'bigint', (c) => c.notNull())
      .addColumn('agreed_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('report_consent_pk', ['user_id', 'year'])
      .execute();
  },
});
