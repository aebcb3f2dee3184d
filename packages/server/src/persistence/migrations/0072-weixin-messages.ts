import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** Who allowed a message in WeChat, and which are on their way. */
export const weixinMessages = ({ textType: text }: DialectTraits): Migration => ({
  up: async ({ schema }: Kysely<Schema>) => {
    await schema
      .createTable('weixin_permit')
      .addColumn('user_id', text, (c) => c.primaryKey())
      .addColumn('openid', text, (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createTable('weixin_telling')
      .addColumn('notice_id', text, (c) => c.primaryKey())
      .addColumn('user_id', text, (c) => c.notNull())
      .addColumn('openid', text, (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .addColumn('due_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createIndex('weixin_telling_due')
      .on('weixin_telling')
      .columns(['due_at', 'notice_id'])
      .execute();
  },
});
