import { CompiledQuery, sql, type Kysely, type KyselyPlugin } from 'kysely';
import type { Database } from '../../src/persistence/index.js';
import type { Schema } from '../../src/persistence/schema.js';

/** How a database runs a query. */
export interface QueryPlan {
  readonly sql: string;
  readonly plan: string;
}

/** A database that remembers the queries which it ran. */
export interface SpiedDatabase {
  readonly database: Database;
  /** How many queries it ran so far, those that it ran before among them. */
  ran(): number;
  /** How the database runs each of them. */
  plans(): Promise<readonly QueryPlan[]>;
}

const planOf = async (db: Kysely<Schema>, kind: Database['kind'], query: CompiledQuery): Promise<string> => {
  const explain = kind === 'sqlite' ? 'explain query plan' : 'explain (costs off)';
  const { rows } = await db.executeQuery<Record<string, unknown>>(
    CompiledQuery.raw(`${explain} ${query.sql}`, [...query.parameters]),
  );
  return rows.map((row) => String(row['detail'] ?? row['QUERY PLAN'])).join('\n');
};

/** How a database runs queries. Tables are never read row by row, where it can help it. */
export const plansOf = (
  database: Database,
  queries: Iterable<CompiledQuery>,
): Promise<readonly QueryPlan[]> =>
  database.transaction(async (trx) => {
    if (database.kind === 'postgres') {
      await sql`set local enable_seqscan = off`.execute(trx);
      await sql`set local enable_sort = off`.execute(trx);
    }
    const plans = [];
    for (const query of queries) {
      plans.push({ sql: query.sql, plan: await planOf(trx, database.kind, query) });
    }
    return plans;
  });

/** Watches the queries of a database, prepared ones and those in transactions, and puts them with those in `seen` by SQL. */
export const spyOnQueries = (database: Database, seen = new Map<string, CompiledQuery>()): SpiedDatabase => {
  let ran = 0;
  const remember = (query: CompiledQuery): void => {
    ran += 1;
    // How it would run what it is asked about is a question of its own.
    if (!query.sql.startsWith('explain')) seen.set(query.sql, query);
  };
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      remember(database.db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const spied: Database = {
    ...database,
    db: database.db.withPlugin(plugin),
    transaction: (run) => database.transaction((trx) => run(trx.withPlugin(plugin))),
    prepare: (build, fixed) => {
      const prepared = database.prepare(build, fixed);
      const noted =
        <P extends object, R>(run: (values: P) => R) =>
        (values: P): R => {
          remember(build(database.db, (name) => (values as never)[name]).compile());
          return run(values);
        };
      return { all: noted(prepared.all), first: noted(prepared.first), change: noted(prepared.change) };
    },
  };
  return {
    database: spied,
    ran: () => ran,
    plans: () => plansOf(database, seen.values()),
  };
};
