import { securityEventFields, type SecurityEvent } from '@ykd/application/entities';
import type { Fold, SecurityFilter, SecurityLog, TxSecurityLog } from '@ykd/application/ports';
import type { Kysely } from 'kysely';
import type { Database } from './database.js';
import { keyReader } from './key-page.js';
import { mapping } from './mapping.js';
import type { Placeholder } from './prepared.js';
import type { Schema } from './schema.js';
import { limitOf } from './planned-once.js';

const { recordOf, rowOf } = mapping(securityEventFields);

/** Writes lines of the security log in a transaction. */
export const writeTrace = async (trx: Kysely<Schema>, trace: readonly SecurityEvent[]): Promise<void> => {
  for (const event of trace) {
    await trx
      .insertInto('security_event')
      .values({ ...rowOf(event), fold: null })
      .execute();
  }
};

/** Adds one to the line of this name, or begins it; answers how many it stands for. */
const addOne = async (trx: Kysely<Schema>, fold: string, event: SecurityEvent): Promise<number> => {
  const { count } = await trx
    .insertInto('security_event')
    .values({ ...rowOf(event), fold })
    .onConflict((conflict) =>
      conflict.column('fold').doUpdateSet((e) => ({
        count: e('security_event.count', '+', 1),
        last_at: e.ref('excluded.last_at'),
      })),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return count;
};

/** Counts what repeats, in a transaction; answers how many times it happened in its line. */
const countIn = async (
  trx: Kysely<Schema>,
  event: SecurityEvent,
  { name, since, max, crowd }: Fold,
): Promise<number> => {
  const known = await trx
    .selectFrom('security_event')
    .select('id')
    .where('fold', '=', name)
    .executeTakeFirst();
  if (known !== undefined) return addOne(trx, name, event);
  const lines = await trx
    .selectFrom('security_event')
    .select('id')
    .where('kind', '=', event.kind)
    .where('at', '>=', since)
    .limit(limitOf(max))
    .execute();
  if (lines.length < max) return addOne(trx, name, event);
  return addOne(trx, crowd, { ...event, userId: null, subject: null, address: '', detail: '' });
};

/** The security log inside a transaction. */
export const txSecurityLog = (trx: Kysely<Schema>): TxSecurityLog => ({
  add: (event) => writeTrace(trx, [event]),
  count: (event, fold) => countIn(trx, event, fold),
});

/** The security log in the database. */
export const securityLog = (database: Database): SecurityLog => {
  const deleteOlder = database.prepare((db, param: Placeholder<{ before: number }>) =>
    db.deleteFrom('security_event').where('at', '<', param('before')),
  );
  const pageBy = (filters: readonly ('kind' | 'user_id')[]) =>
    keyReader(
      database,
      (db, param) =>
        filters.reduce(
          // The index of the first one is the one to look lines up in: of a member there are fewer than of any kind.
          (query, column, at) =>
            query.where(
              (e) => (at === 0 ? e.ref(column) : database.traits.unindexed(e.ref(column))),
              '=',
              param(`only_${column}`) as never,
            ),
          db.selectFrom('security_event').selectAll(),
        ),
      ['security_event.at', 'security_event.id'],
      'desc',
    );
  const pages = {
    all: pageBy([]),
    kind: pageBy(['kind']),
    user: pageBy(['user_id']),
    both: pageBy(['user_id', 'kind']),
  };
  const readerFor = ({ kind, userId }: SecurityFilter) => {
    if (kind === undefined) return userId === undefined ? pages.all : pages.user;
    return userId === undefined ? pages.kind : pages.both;
  };

  return {
    count: (event, fold) => database.transaction((trx) => countIn(trx, event, fold)),
    page: async (window, filter) => {
      const only = {
        ...(filter.kind === undefined ? {} : { only_kind: filter.kind }),
        ...(filter.userId === undefined ? {} : { only_user_id: filter.userId }),
      };
      const { list, hasMore } = await readerFor(filter)(window, only);
      return { list: list.map(recordOf), hasMore };
    },
    deleteOlder: (before) => deleteOlder.change({ before }),
  };
};
