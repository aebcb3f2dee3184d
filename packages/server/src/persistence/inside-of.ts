import type { Compilable, Kysely, Transaction } from 'kysely';
import type { Database } from './database.js';
import type { Parameters, Placeholder, Prepared } from './prepared.js';
import type { Schema } from './schema.js';

/**
 * A database as it is seen from inside one of its transactions: whatever repositories over it read and write is part of
 * that transaction, and of it alone. It must not be used after the end.
 */
export const insideOf = (database: Database, trx: Transaction<Schema>): Database => ({
  ...database,
  db: trx,
  transaction: (run) => run(trx),
  prepare: <P extends Parameters, R>(
    build: (db: Kysely<Schema>, param: Placeholder<P>) => Compilable<R>,
  ): Prepared<P, R> => {
    const run = (values: P) => trx.executeQuery<R>(build(trx, (name) => values[name]).compile());
    return {
      all: async (values) => (await run(values)).rows,
      first: async (values) => (await run(values)).rows[0],
      change: async (values) => Number((await run(values)).numAffectedRows ?? 0n),
    };
  },
});
