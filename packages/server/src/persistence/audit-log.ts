import { createHash } from 'node:crypto';
import { AUDIT_ROOT, chained } from '@ykd/application/audit';
import { auditEntryFields } from '@ykd/application/entities';
import type { AuditDraft, AuditFilter, AuditHead, AuditKey, AuditLog } from '@ykd/application/ports';
import { sql, type Kysely } from 'kysely';
import type { Database } from './database.js';
import type { DialectTraits } from './dialect.js';
import { logReader, type LogAsked } from './log-reader.js';
import type { LogTable } from './log-sql.js';
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

const LINES: LogTable = {
  name: 'audit_log',
  id: 'seq',
  columns: {
    batch: 'batch',
    subjectId: 'subject_id',
    about: 'about',
    actor: 'actor',
    act: 'act',
    subjectKind: 'subject_kind',
    source: 'source',
  } satisfies Partial<Record<keyof AuditFilter, keyof Schema['audit_log']>>,
};

const askedOf = ({ found, from, to, ...values }: AuditFilter): LogAsked => ({
  values,
  from,
  to,
  found: found && { subjectId: [found.subjectId], about: found.people, actor: found.people },
});

/** The audit log in the database. */
export const auditLog = (database: Database): AuditLog => {
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
  const line = database.prepare((db, param: Placeholder<{ seq: number }>) =>
    db.selectFrom('audit_log').selectAll().where('seq', '=', param('seq')),
  );
  const reader = logReader<Parameters<typeof recordOf>[0], AuditKey>(database, LINES);

  return {
    page: async (window, filter, isOldestFirst) => {
      const { list, hasMore } = await reader.page(window, askedOf(filter), isOldestFirst);
      return { list: list.map(recordOf), hasMore };
    },
    count: (filter, most) => reader.count(askedOf(filter), most),
    find: async (seq) => {
      const found = await line.first({ seq });
      return found && recordOf(found);
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
