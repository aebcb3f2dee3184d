import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** The schedules of classes, the addresses of calendars, and what staff tell their students of themselves. */
export const classEvents = ({ textType: text }: DialectTraits): Migration => ({
  up: async ({ schema }: Kysely<Schema>) => {
    await schema
      .createTable('class_event')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('class_id', text, (c) => c.notNull().references('school_class.id'))
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('title', text, (c) => c.notNull())
      .addColumn('starts_at', 'bigint', (c) => c.notNull())
      .addColumn('ends_at', 'bigint')
      .addColumn('repeats_until', text)
      .addColumn('place', text, (c) => c.notNull())
      .addColumn('link', text, (c) => c.notNull())
      .addColumn('cancelled_at', 'bigint')
      .addColumn('remind_at', 'bigint')
      .addColumn('version', 'bigint', (c) => c.notNull())
      .addColumn('changed_by', text)
      .addColumn('changed_at', 'bigint', (c) => c.notNull())
      .addColumn('last_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createIndex('class_event_class')
      .on('class_event')
      .columns(['class_id', 'starts_at', 'id'])
      .execute();
    await schema.createIndex('class_event_last').on('class_event').columns(['last_at', 'id']).execute();
    await schema.createIndex('class_event_remind').on('class_event').columns(['remind_at', 'id']).execute();
    await schema
      .createTable('calendar_address')
      .addColumn('user_id', text, (c) => c.primaryKey())
      .addColumn('digest', text, (c) => c.notNull().unique())
      .addColumn('since', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createTable('staff_contact')
      .addColumn('user_id', text, (c) => c.primaryKey())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('weixin', text, (c) => c.notNull())
      .addColumn('hours', text, (c) => c.notNull())
      .addColumn('version', 'bigint', (c) => c.notNull())
      .addColumn('changed_at', 'bigint', (c) => c.notNull())
      .execute();
  },
});
