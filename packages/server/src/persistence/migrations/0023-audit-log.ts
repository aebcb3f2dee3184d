import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';

/** What pages are narrowed by; each is read from the newest line on. */
const NARROWED_BY = [
  undefined,
  'actor',
  'act',
  'subject_kind',
  'subject_id',
  'about',
  'batch',
  'source',
] as const;

/** What staff changed: lines that are added and never changed, each chained to the one before. */
export const auditLog = ({ textType: text, appendOnly }: DialectTraits): Migration => ({
  up: async (db: Kysely<Schema>) => {
    const { schema } = db;
    // Without references: what was done stays when whoever did it, or what it was done to, goes.
    await schema
      .createTable('audit_log')
      .addColumn('seq', 'bigint', (c) => c.primaryKey())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('actor_kind', text, (c) => c.notNull())
      .addColumn('actor', text)
      .addColumn('source', text, (c) => c.notNull())
      .addColumn('batch', text)
      .addColumn('act', text, (c) => c.notNull())
      .addColumn('subject_kind', text, (c) => c.notNull())
      .addColumn('subject_id', text, (c) => c.notNull())
      .addColumn('about', text)
      .addColumn('before', text, (c) => c.notNull())
      .addColumn('after', text, (c) => c.notNull())
      .addColumn('reason', text)
      .addColumn('previous_hash', text, (c) => c.notNull())
      .addColumn('hash', text, (c) => c.notNull())
      .execute();
    for (const column of NARROWED_BY) {
      const first = column === undefined ? [] : [column];
      await schema
        .createIndex(['audit_log', ...first, 'at'].join('_'))
        .on('audit_log')
        .columns([...first, 'at', 'seq'])
        .execute();
    }
    await schema
      .createTable('audit_head')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('seq', 'bigint', (c) => c.notNull())
      .addColumn('hash', text, (c) => c.notNull())
      .execute();
    for (const statement of appendOnly('audit_log')) await sql.raw(statement).execute(db);
  },
});
