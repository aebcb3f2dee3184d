import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** The states of lists that staff keep under a name, and with which of them a list begins. */
export const listViews = ({ textType: text }: DialectTraits): Migration => ({
  up: async ({ schema }: Kysely<Schema>) => {
    await schema
      .createTable('list_view')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('list', text, (c) => c.notNull())
      .addColumn('user_id', text, (c) => c.notNull().references('member.id').onDelete('cascade'))
      .addColumn('scope', text, (c) => c.notNull())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('state', text, (c) => c.notNull())
      .addColumn('version', 'bigint', (c) => c.notNull())
      .addColumn('gmt_created', 'bigint', (c) => c.notNull())
      .addColumn('gmt_modified', 'bigint', (c) => c.notNull())
      .addColumn('changed_by', text, (c) => c.notNull())
      .execute();
    await schema
      .createIndex('list_view_name')
      .unique()
      .on('list_view')
      .columns(['user_id', 'list', 'name'])
      .execute();
    await schema.createIndex('list_view_scope').on('list_view').columns(['list', 'scope']).execute();
    await schema
      .createTable('list_view_default')
      .addColumn('user_id', text, (c) => c.notNull().references('member.id').onDelete('cascade'))
      .addColumn('list', text, (c) => c.notNull())
      .addColumn('view_id', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('list_view_default_key', ['user_id', 'list'])
      .execute();
    await schema.createIndex('list_view_default_view_id').on('list_view_default').column('view_id').execute();
  },
});
