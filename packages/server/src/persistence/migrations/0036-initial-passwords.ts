import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Schema } from '../schema.js';

/**
 * Since when a password is one that somebody else gave, and which sessions such a one opened. Of those given before nobody
 * knows any more: they stay as they are.
 */
export const initialPasswords = (): Migration => ({
  up: async ({ schema }: Kysely<Schema>) => {
    await schema.alterTable('member').addColumn('pwd_initial_since', 'bigint').execute();
    await schema.alterTable('session').addColumn('by_initial_password', 'bigint').execute();
  },
});
