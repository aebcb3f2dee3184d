import { createHash } from 'node:crypto';
import { AUDIT_ROOT, chained } from '@ykd/application/audit';
import { auditEntryFields } from '@ykd/application/entities';
import type { AuditDraft, AuditFilter, AuditHead, AuditLog } from '@ykd/application/ports';
import { sql, type Kysely } from 'kysely';
import type { Database } from './database.js';
import type { DialectTraits } from './dialect.js';
import { keyReader } from './key-page.js';
import { mapping } from './mapping.js';
import type { Placeholder } from './prepared.js';
import type { Schema } from './schema.js';
import { limitOf } from './planned-once.js';

const { recordOf, rowOf } = mapping(auditEntryFields);

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

const HEAD_ID = 'head';
/** Well below what a statement takes of values on either database. */
const LINES_A_STATEMENT = 500;

/**
 * Adds lines to the end of the log: the last thing that a transaction does, for whoever else adds lines waits for its end
 * from now on, and nobody waits in a circle.
 */
export const appendAudit = async (
  trx: Kysely<Schema>,
  { lockKey }: DialectTraits,
  drafts: readonly AuditDraft[],
): Promise<void> => {
  if (drafts.length === 0) return;
  await lockKey(trx, 'audit');
  const head = await trx.selectFrom('audit_head').selectAll().where('id', '=', HEAD_ID).executeTakeFirst();
  const lines = chained(head ?? AUDIT_ROOT, drafts, digest);
  for (let at = 0; at < lines.length; at += LINES_A_STATEMENT) {
    const rows = lines.slice(at, at + LINES_A_STATEMENT).map(rowOf);
    await trx.insertInto('audit_log').values(rows).execute();
  }
  const { seq, hash } = lines.at(-1) ?? AUDIT_ROOT;
  await trx
    .insertInto('audit_head')
    .values({ id: HEAD_ID, seq, hash })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seq, hash }))
    .execute();
};

/** What lines are narrowed by, with its column: what leaves the fewest lines first. */
const COLUMNS = {
  batch: 'batch',
  subjectId: 'subject_id',
  about: 'about',
  actor: 'actor',
  act: 'act',
  subjectKind: 'subject_kind',
  source: 'source',
} as const satisfies Partial<Record<keyof AuditFilter, keyof Schema['audit_log']>>;

const NAMES = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];

/** The audit log in the database. */
export const auditLog = (database: Database): AuditLog => {
  const { traits } = database;
  const head = database.prepare((db, param: Placeholder<{ id: string }>) =>
    db.selectFrom('audit_head').select(['seq', 'hash']).where('id', '=', param('id')),
  );
  const linesAfter = database.prepare((db, param: Placeholder<{ seq: number; limit: number }>) =>
    db
      .selectFrom('audit_log')
      .selectAll()
      .where('seq', '>', param('seq'))
      .orderBy('seq')
      .limit(limitOf(param('limit'))),
  );
  // No number stands before whatever somebody may have put there, and SQLite has rows without one.
  const firstLines = database.prepare((db, param: Placeholder<{ limit: number }>) =>
    db
      .selectFrom('audit_log')
      .selectAll()
      .orderBy('seq')
      .limit(limitOf(param('limit'))),
  );
  // From one to the next in the index, however much each of them did.
  const actors = database.prepare((db, param: Placeholder<{ limit: number }>) => ({
    compile: () =>
      sql<{ readonly actor: string }>`with recursive found (actor) as (
          select min(actor) from audit_log where actor > ''
          union all
          select (select min(actor) from audit_log where actor > found.actor) from found where found.actor is not null)
        select actor from found where actor is not null limit ${limitOf(param('limit'))}`.compile(db),
  }));
  const readerFor = (names: readonly (keyof AuditFilter)[]) =>
    keyReader(
      database,
      (db, param) => {
        let query = db.selectFrom('audit_log').selectAll();
        const by = NAMES.filter((name) => names.includes(name));
        for (const [at, name] of by.entries()) {
          // The index of the first one is the one to look lines up in.
          const column = COLUMNS[name];
          query = query.where(
            (e) => (at === 0 ? e.ref(column) : traits.unindexed(e.ref(column))),
            '=',
            param(name) as never,
          );
        }
        if (names.includes('from')) query = query.where('at', '>=', param('from') as number);
        if (names.includes('to')) query = query.where('at', '<', param('to') as number);
        return query;
      },
      ['audit_log.at', 'audit_log.seq'],
      'desc',
    );
  /** One for each set of filters that was asked for, of which there are not many. */
  const readers = new Map<string, ReturnType<typeof readerFor>>();

  return {
    page: async (window, filter) => {
      const given = Object.entries(filter).filter(([, value]) => value !== undefined);
      const names = given.map(([name]) => name as keyof AuditFilter).toSorted();
      const key = names.join();
      const reader = readers.get(key) ?? readerFor(names);
      readers.set(key, reader);
      const { list, hasMore } = await reader(window, Object.fromEntries(given));
      return { list: list.map(recordOf), hasMore };
    },
    actors: async (limit) => (await actors.all({ limit })).map(({ actor }) => actor),
    linesAfter: async (seq, limit) => {
      const rows = Number.isFinite(seq) ? linesAfter.all({ seq, limit }) : firstLines.all({ limit });
      return (await rows).map(recordOf);
    },
    head: (): Promise<AuditHead | undefined> => head.first({ id: HEAD_ID }),
    digest,
  };
};
