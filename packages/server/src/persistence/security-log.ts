import { securityEventFields, type SecurityEvent } from '@ykd/application/entities';
import type { Fold, SecurityFilter, SecurityKey, SecurityLog, TxSecurityLog } from '@ykd/application/ports';
import type { Kysely } from 'kysely';
import type { Database } from './database.js';
import { logReader, type LogAsked } from './log-reader.js';
import type { LogTable } from './log-sql.js';
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

/** Of a member there are fewer lines than of any kind. */
const LINES: LogTable = {
  name: 'security_event',
  id: 'id',
  columns: { userId: 'user_id', kind: 'kind' } satisfies Partial<
    Record<keyof SecurityFilter, keyof Schema['security_event']>
  >,
};

const askedOf = ({ people, from, to, ...values }: SecurityFilter): LogAsked => ({
  values,
  from,
  to,
  found: people && { userId: people },
});

/** The security log in the database. */
export const securityLog = (database: Database): SecurityLog => {
  const deleteOlder = database.prepare((db, param: Placeholder<{ before: number }>) =>
    db.deleteFrom('security_event').where('at', '<', param('before')),
  );
  const byId = database.prepare((db, param: Placeholder<{ id: string }>) =>
    db.selectFrom('security_event').selectAll().where('id', '=', param('id')),
  );
  const reader = logReader<Parameters<typeof recordOf>[0], SecurityKey>(database, LINES);

  return {
    count: (event, fold) => database.transaction((trx) => countIn(trx, event, fold)),
    page: async (window, filter, isOldestFirst) => {
      const { list, hasMore } = await reader.page(window, askedOf(filter), isOldestFirst);
      return { list: list.map(recordOf), hasMore };
    },
    countLines: (filter, most) => reader.count(askedOf(filter), most),
    find: async (id) => {
      const found = await byId.first({ id });
      return found && recordOf(found);
    },
    deleteOlder: (before) => deleteOlder.change({ before }),
  };
};
