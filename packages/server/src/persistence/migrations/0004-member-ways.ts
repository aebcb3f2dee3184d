import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** The ways in by SMS and WeChat, welcome records, pictures of members, and the outbox to chat and code hosting. */
export const memberWays = ({ textType: text }: DialectTraits): Migration => ({
  up: async (db: Kysely<Schema>) => {
    const { schema } = db;
    await schema
      .createTable('weixin_binding')
      .addColumn('user_id', text, (c) => c.primaryKey().references('member.id').onDelete('cascade'))
      .addColumn('openid', text, (c) => c.notNull().unique())
      .addColumn('gmt_created', 'bigint', (c) => c.notNull())
      .execute();

    await schema
      .createTable('sms_request')
      .addColumn('mobile', text, (c) => c.notNull())
      .addColumn('address', text, (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute();
    for (const column of ['mobile', 'address']) {
      await schema.createIndex(`sms_request_${column}`).on('sms_request').columns([column, 'at']).execute();
    }
    await schema.createIndex('sms_request_at').on('sms_request').column('at').execute();
    await schema
      .createTable('sms_code')
      .addColumn('mobile', text, (c) => c.primaryKey())
      .addColumn('digest', text, (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .addColumn('tries', 'bigint', (c) => c.notNull())
      .execute();
    await schema.createIndex('sms_code_expires_at').on('sms_code').column('expires_at').execute();

    await schema
      .createTable('welcome')
      .addColumn('user_id', text, (c) => c.primaryKey().references('member.id').onDelete('cascade'))
      .addColumn('gmt_created', 'bigint', (c) => c.notNull())
      .execute();

    await schema
      .createTable('avatar_file')
      .addColumn('name', text, (c) => c.primaryKey())
      .addColumn('user_id', text, (c) => c.notNull().references('member.id').onDelete('cascade'))
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute();
    await schema.createIndex('avatar_file_user_id').on('avatar_file').columns(['user_id', 'at']).execute();
    await schema.createIndex('avatar_file_at').on('avatar_file').column('at').execute();

    await schema
      .createTable('account_sync')
      .addColumn('user_id', text, (c) => c.notNull().references('member.id').onDelete('cascade'))
      .addColumn('target', text, (c) => c.notNull())
      .addColumn('wanted_version', 'bigint', (c) => c.notNull())
      .addColumn('done_version', 'bigint', (c) => c.notNull())
      .addColumn('sealed_password', text)
      .addColumn('external_id', text)
      .addColumn('attempts', 'bigint', (c) => c.notNull())
      .addColumn('error', text)
      .addColumn('due_at', 'bigint', (c) => c.notNull())
      .addColumn('leased_until', 'bigint', (c) => c.notNull())
      .addColumn('gmt_modified', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('account_sync_key', ['user_id', 'target'])
      .execute();
    // Finished wishes lie behind the end of the queue: they are due never.
    await schema
      .createIndex('account_sync_due_at')
      .on('account_sync')
      .columns(['target', 'due_at'])
      .execute();
  },
});
