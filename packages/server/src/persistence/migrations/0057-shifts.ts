import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** Who of those who look after students is on when: their shifts and leaves, and the hours of the team. */
export const shifts = ({ textType: text }: DialectTraits): Migration => ({
  up: async ({ schema }: Kysely<Schema>) => {
    await schema
      .createTable('shift')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('staff_id', text, (c) => c.notNull())
      .addColumn('first_day', text, (c) => c.notNull())
      .addColumn('last_day', text, (c) => c.notNull())
      .addColumn('weekdays', text, (c) => c.notNull())
      .addColumn('from_minute', 'bigint', (c) => c.notNull())
      .addColumn('to_minute', 'bigint', (c) => c.notNull())
      .addColumn('exceptions', text, (c) => c.notNull())
      .addColumn('version', 'bigint', (c) => c.notNull())
      .addColumn('changed_by', text)
      .addColumn('changed_at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createTable('shift_leave')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('staff_id', text, (c) => c.notNull())
      .addColumn('first_day', text, (c) => c.notNull())
      .addColumn('last_day', text, (c) => c.notNull())
      .addColumn('version', 'bigint', (c) => c.notNull())
      .addColumn('changed_by', text)
      .addColumn('changed_at', 'bigint', (c) => c.notNull())
      .execute();
    for (const table of ['shift', 'shift_leave'] as const) {
      await schema.createIndex(`${table}_staff`).on(table).columns(['staff_id', 'last_day']).execute();
      await schema.createIndex(`${table}_last`).on(table).columns(['last_day']).execute();
    }
    await schema
      .createTable('team_hours')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('hours', text, (c) => c.notNull())
      .addColumn('version', 'bigint', (c) => c.notNull())
      .addColumn('changed_by', text)
      .addColumn('changed_at', 'bigint', (c) => c.notNull())
      .execute();
  },
});
