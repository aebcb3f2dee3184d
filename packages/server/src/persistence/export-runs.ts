import { exportRunFields, type ExportRuns, type TxExportRuns } from '@ykd/application/list-export';
import type { Kysely } from 'kysely';
import type { Database } from './database.js';
import type { DialectTraits } from './dialect.js';
import { mapping } from './mapping.js';
import { limitOf } from './planned-once.js';
import type { Placeholder } from './prepared.js';
import type { Schema } from './schema.js';

const { recordOf, rowOf } = mapping(exportRunFields);

/** Exports in the database. */
export const exportRuns = (database: Database): ExportRuns => {
  const one = database.prepare((db, param: Placeholder<{ userId: string; id: string }>) =>
    db
      .selectFrom('export_run')
      .selectAll()
      .where('id', '=', param('id'))
      .where('user_id', '=', param('userId')),
  );
  const newest = database.prepare((db, param: Placeholder<{ userId: string; limit: number }>) =>
    db
      .selectFrom('export_run')
      .selectAll()
      .where('user_id', '=', param('userId'))
      .orderBy('started_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limitOf(param('limit'))),
  );
  const take = database.prepare((db, param: Placeholder<{ id: string; at: number }>) =>
    db
      .updateTable('export_run')
      .set({ is_taken: 1, touched_at: param('at') })
      .where('id', '=', param('id'))
      .where('is_taken', '=', 0)
      .where('state', '=', 'running'),
  );
  const progress = database.prepare((db, param: Placeholder<{ id: string; rows: number; at: number }>) =>
    db
      .updateTable('export_run')
      .set({ rows: param('rows'), touched_at: param('at') })
      .where('id', '=', param('id'))
      .where('state', '=', 'running'),
  );
  return {
    find: async (userId, id) => {
      const row = await one.first({ userId, id });
      return row && recordOf(row);
    },
    ofUser: async (userId, limit) => (await newest.all({ userId, limit })).map(recordOf),
    take: async (id, at) => (await take.change({ id, at })) > 0,
    progress: async (id, rows, at) => (await progress.change({ id, rows, at })) > 0,
  };
};

/** Exports inside a transaction. */
export const txExportRuns = (trx: Kysely<Schema>, { lockKey }: DialectTraits): TxExportRuns => ({
  lockOwner: (userId) => lockKey(trx, `exports:${userId}`),
  find: async (userId, id) => {
    const row = await trx
      .selectFrom('export_run')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row && recordOf(row);
  },
  running: async (userId) => {
    const own = trx.selectFrom('export_run').selectAll().where('user_id', '=', userId);
    return (await own.where('state', '=', 'running').execute()).map(recordOf);
  },
  countRunning: async (userId, since) => {
    const { count } = await trx
      .selectFrom('export_run')
      .select((e) => e.fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .where('state', '=', 'running')
      .where('touched_at', '>=', since)
      .executeTakeFirstOrThrow();
    return count;
  },
  insert: async (run) => {
    await trx.insertInto('export_run').values(rowOf(run)).execute();
  },
  end: async (id, state, rows, at) => {
    await trx
      .updateTable('export_run')
      .set({ state, rows, touched_at: at, ended_at: at })
      .where('id', '=', id)
      .execute();
  },
  deleteOlder: async (userId, before) => {
    await trx
      .deleteFrom('export_run')
      .where('user_id', '=', userId)
      .where('started_at', '<', before)
      .execute();
  },
});
