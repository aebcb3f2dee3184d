import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** Where an SMS code was asked for: the tries of others are counted apart. Codes on their way are everybody's. */
export const smsCodeAddresses = ({ textType: text }: DialectTraits): Migration => ({
  up: async (db: Kysely<Schema>) => {
    const table = db.schema.alterTable('sms_code');
    await table.addColumn('address', text, (c) => c.notNull().defaultTo('')).execute();
    await table.addColumn('other_tries', 'bigint', (c) => c.notNull().defaultTo(0)).execute();
  },
});
