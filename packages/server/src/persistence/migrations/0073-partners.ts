import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** What partners are looked up by: by a condition, or by a search. */
const LOOKED_UP = ['state', 'level', 'channel', 'real_name', 'contact', 'approved_at'];

/**
 * Applications to be a partner, all that was sent with them, and partners. None of it goes with the member: who agreed to what, and
 * whom money was paid to, is kept.
 */
export const partners = ({ textType: text }: DialectTraits): Migration => ({
  up: async ({ schema }: Kysely<Schema>) => {
    await schema
      .createTable('work_order')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('user_id', text, (c) => c.notNull().unique())
      .addColumn('review_status', text, (c) => c.notNull())
      .addColumn('is_asked_back', 'bigint', (c) => c.notNull())
      .addColumn('submission', 'bigint', (c) => c.notNull())
      .addColumn('submitted_at', 'bigint', (c) => c.notNull())
      .addColumn('version', 'bigint', (c) => c.notNull())
      .addColumn('changed_by', text, (c) => c.notNull())
      .addColumn('gmt_created', 'bigint', (c) => c.notNull())
      .addColumn('changed_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createIndex('work_order_of_status')
      .on('work_order')
      .columns(['review_status', 'submitted_at', 'id'])
      .execute();
    await schema
      .createTable('work_order_submission')
      .addColumn('work_order_id', text, (c) => c.notNull().references('work_order.id').onDelete('cascade'))
      .addColumn('number', 'bigint', (c) => c.notNull())
      .addColumn('real_name', text, (c) => c.notNull())
      .addColumn('contact', text, (c) => c.notNull())
      .addColumn('channel', text, (c) => c.notNull())
      .addColumn('channel_text', text, (c) => c.notNull())
      .addColumn('reason', text, (c) => c.notNull())
      .addColumn('agreement_version', text, (c) => c.notNull())
      .addColumn('submitted_at', 'bigint', (c) => c.notNull())
      .addColumn('decision', text)
      .addColumn('answer', text, (c) => c.notNull())
      .addColumn('decided_by', text)
      .addColumn('decided_at', 'bigint')
      .addPrimaryKeyConstraint('work_order_submission_key', ['work_order_id', 'number'])
      .execute();
    await schema
      .createTable('partner')
      .addColumn('user_id', text, (c) => c.primaryKey())
      .addColumn('state', text, (c) => c.notNull())
      .addColumn('state_reason', text, (c) => c.notNull())
      .addColumn('level', text, (c) => c.notNull())
      .addColumn('real_name', text, (c) => c.notNull())
      .addColumn('contact', text, (c) => c.notNull())
      .addColumn('channel', text, (c) => c.notNull())
      .addColumn('channel_text', text, (c) => c.notNull())
      .addColumn('payee', text)
      .addColumn('agreement_version', text, (c) => c.notNull())
      .addColumn('agreed_at', 'bigint', (c) => c.notNull())
      .addColumn('approved_at', 'bigint', (c) => c.notNull())
      .addColumn('approved_by', text, (c) => c.notNull())
      .addColumn('version', 'bigint', (c) => c.notNull())
      .addColumn('changed_by', text, (c) => c.notNull())
      .addColumn('changed_at', 'bigint', (c) => c.notNull())
      .execute();
    for (const column of LOOKED_UP)
      await schema.createIndex(`partner_by_${column}`).on('partner').columns([column, 'user_id']).execute();
  },
});
