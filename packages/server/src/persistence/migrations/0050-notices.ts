import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** What students are told, and what staff send them. Neither goes with whoever it names: it is what was said. */
export const notices = ({ textType: text }: DialectTraits): Migration => ({
  up: async ({ schema }: Kysely<Schema>) => {
    await schema
      .createTable('notice')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('user_id', text, (c) => c.notNull())
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('title', text, (c) => c.notNull())
      .addColumn('text', text, (c) => c.notNull())
      .addColumn('link', text)
      .addColumn('message_id', text)
      .addColumn('gmt_created', 'bigint', (c) => c.notNull())
      .addColumn('read_at', 'bigint')
      .execute();
    await schema
      .createIndex('notice_user_id')
      .on('notice')
      .columns(['user_id', 'gmt_created', 'id'])
      .execute();
    await schema.createIndex('notice_unread').on('notice').columns(['user_id', 'read_at']).execute();
    await schema.createIndex('notice_message_id').on('notice').columns(['message_id', 'read_at']).execute();
    await schema
      .createTable('sms_opt_out')
      .addColumn('user_id', text, (c) => c.primaryKey())
      .addColumn('since', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createTable('message')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('sender_id', text, (c) => c.notNull())
      .addColumn('request_key', text, (c) => c.notNull())
      .addColumn('channel', text, (c) => c.notNull())
      .addColumn('title', text, (c) => c.notNull())
      .addColumn('text', text, (c) => c.notNull())
      .addColumn('link', text)
      .addColumn('conditions', text, (c) => c.notNull())
      .addColumn('receivers', 'bigint', (c) => c.notNull())
      .addColumn('price', 'bigint', (c) => c.notNull())
      .addColumn('estimate', 'bigint', (c) => c.notNull())
      .addColumn('state', text, (c) => c.notNull())
      .addColumn('gmt_created', 'bigint', (c) => c.notNull())
      .addColumn('ended_at', 'bigint')
      .addColumn('due_at', 'bigint')
      .execute();
    await schema
      .createIndex('message_request')
      .unique()
      .on('message')
      .columns(['sender_id', 'request_key'])
      .execute();
    await schema.createIndex('message_due_at').on('message').column('due_at').execute();
    for (const column of ['gmt_created', 'receivers', 'channel', 'state'])
      await schema.createIndex(`message_by_${column}`).on('message').columns([column, 'id']).execute();
    await schema
      .createIndex('message_sender_id')
      .on('message')
      .columns(['sender_id', 'gmt_created', 'id'])
      .execute();
    await schema
      .createTable('message_receiver')
      .addColumn('message_id', text, (c) => c.notNull())
      .addColumn('user_id', text, (c) => c.notNull())
      .addColumn('state', text, (c) => c.notNull())
      .addColumn('reason', text)
      .addColumn('segments', 'bigint', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('message_receiver_key', ['message_id', 'user_id'])
      .execute();
    await schema
      .createIndex('message_receiver_state')
      .on('message_receiver')
      .columns(['message_id', 'state', 'user_id'])
      .execute();
    await schema
      .createTable('message_template')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('name', text, (c) => c.notNull().unique())
      .addColumn('title', text, (c) => c.notNull())
      .addColumn('text', text, (c) => c.notNull())
      .addColumn('version', 'bigint', (c) => c.notNull())
      .addColumn('changed_by', text)
      .addColumn('changed_at', 'bigint', (c) => c.notNull())
      .addColumn('gmt_created', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createTable('sms_setting')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('price', 'bigint', (c) => c.notNull())
      .addColumn('daily_messages', 'bigint', (c) => c.notNull())
      .addColumn('daily_cents', 'bigint', (c) => c.notNull())
      .addColumn('version', 'bigint', (c) => c.notNull())
      .addColumn('changed_by', text)
      .addColumn('changed_at', 'bigint', (c) => c.notNull())
      .execute();
  },
});
