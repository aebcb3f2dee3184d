import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** Who did what: logins, limits, changes of rights, prices and periods, deletions, exports. */
export const securityLog = ({ textType: text }: DialectTraits): Migration => ({
  up: async (db: Kysely<Schema>) => {
    const { schema } = db;
    // Without a reference to the member: what he did stays when he goes.
    await schema
      .createTable('security_event')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('kind', text, (c) => c.notNull())
      .addColumn('user_id', text)
      .addColumn('subject', text)
      .addColumn('address', text, (c) => c.notNull())
      .addColumn('detail', text, (c) => c.notNull())
      .addColumn('count', 'bigint', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('last_at', 'bigint', (c) => c.notNull())
      .addColumn('fold', text, (c) => c.unique())
      .execute();
    for (const first of [[], ['kind'], ['user_id']] as const) {
      await schema
        .createIndex(['security_event', ...first, 'at'].join('_'))
        .on('security_event')
        .columns([...first, 'at', 'id'])
        .execute();
    }
  },
});
