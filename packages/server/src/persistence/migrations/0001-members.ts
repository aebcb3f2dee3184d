import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** Members, staff, sessions and the memory of failed logins. */
export const members = ({ textType: text }: DialectTraits): Migration => ({
  up: async (db: Kysely<Schema>) => {
    const { schema } = db;
    await schema
      .createTable('member')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('user_name', text)
      .addColumn('user_name_key', text, (c) => c.unique())
      .addColumn('mobile', text, (c) => c.notNull().unique())
      .addColumn('pwd_hash', text)
      .addColumn('name', text)
      .addColumn('nick_name', text)
      .addColumn('email', text)
      .addColumn('gender', text)
      .addColumn('description', text)
      .addColumn('avatar_url', text)
      .addColumn('profile', text)
      .addColumn('gmt_created', 'bigint', (c) => c.notNull())
      .addColumn('gmt_modified', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createTable('staff')
      .addColumn('user_id', text, (c) => c.primaryKey().references('member.id').onDelete('cascade'))
      .addColumn('role', text)
      .addColumn('grants', text, (c) => c.notNull())
      .execute();

    await schema
      .createTable('session')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('token_digest', text, (c) => c.notNull().unique())
      .addColumn('user_id', text, (c) => c.notNull().references('member.id').onDelete('cascade'))
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('last_seen_at', 'bigint', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .addColumn('user_agent', text, (c) => c.notNull())
      .addColumn('address', text, (c) => c.notNull())
      .execute();
    await schema.createIndex('session_user_id').on('session').column('user_id').execute();
    await schema.createIndex('session_expires_at').on('session').column('expires_at').execute();
    await schema
      .createTable('login_attempt')
      .addColumn('account', text, (c) => c.notNull())
      .addColumn('address', text, (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createIndex('login_attempt_account')
      .on('login_attempt')
      .columns(['account', 'address', 'at'])
      .execute();
    await schema.createIndex('login_attempt_at').on('login_attempt').column('at').execute();
  },
});
