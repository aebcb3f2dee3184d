import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { expect, it } from 'vitest';
import type { Engine } from '../../src/persistence/engine.js';
import type { SqlValue } from '../../src/persistence/tables/sql-value.js';
import { prepare, type Placeholder } from '../../src/persistence/prepared.js';
import type { Schema } from '../../src/persistence/schema.js';

const db = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (instance) => new SqliteIntrospector(instance),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

/** An engine that answers what it was asked to run. */
const echo = () => {
  const made: string[] = [];
  const engine: Engine = {
    statement: (sql) => {
      made.push(sql);
      return {
        all: async (parameters: readonly SqlValue[]) => [{ parameters }],
        change: async (parameters) => parameters.length,
      };
    },
  };
  return { engine, made };
};

it('compiles once, at the first run, and fills each place by name', async () => {
  const { engine, made } = echo();
  const query = prepare(engine, db, (from, param: Placeholder<{ account: string; key: string }>) =>
    from
      .selectFrom('member')
      .select('id')
      .where('mobile', '=', param('account'))
      .where('name', '=', 'constant')
      .where('user_name_key', '=', param('key'))
      .where('email', '=', param('account')),
  );
  expect(made).toEqual([]);
  expect(await query.first({ account: 'A', key: 'K' })).toEqual({ parameters: ['A', 'constant', 'K', 'A'] });
  expect(await query.all({ key: 'k2', account: 'a2' })).toEqual([
    { parameters: ['a2', 'constant', 'k2', 'a2'] },
  ]);
  expect(await query.change({ account: '', key: '' })).toBe(4);
  expect(made).toEqual([
    'select "id" from "member" where "mobile" = ? and "name" = ? and "user_name_key" = ? and "email" = ?',
  ]);
});
