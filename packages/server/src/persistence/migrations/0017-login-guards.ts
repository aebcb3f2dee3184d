import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** Failed logins by guess, and the devices from which members logged in. */
export const loginGuards = ({ textType: text }: DialectTraits): Migration => ({
  up: async (db: Kysely<Schema>) => {
    const { schema } = db;
    await schema
      .alterTable('login_attempt')
      .addColumn('guess', text, (c) => c.notNull().defaultTo(''))
      .execute();
    await schema
      .createTable('known_device')
      .addColumn('user_id', text, (c) => c.notNull().references('member.id').onDelete('cascade'))
      .addColumn('device', text, (c) => c.notNull())
      .addColumn('address', text, (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('known_device_key', ['user_id', 'device'])
      .execute();
    await schema.createIndex('known_device_at').on('known_device').column('at').execute();
  },
});
