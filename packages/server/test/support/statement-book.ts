import type { Repositories } from '@ykd/application';
import type { Tx } from '@ykd/application/ports';
import type { CompiledQuery } from 'kysely';
import type { Database } from '../../src/persistence/index.js';
import { repositories } from '../../src/persistence/store/registry.js';
import { spyOnQueries } from './query-spy.js';

/** What the repositories were asked to do, and what they asked of the database for it. */
export interface StatementBook {
  /** The repositories over a database, watched. */
  over(database: Database): Repositories;
  readonly queries: ReadonlyMap<string, CompiledQuery>;
  /** The methods that nobody called, each with its repository. */
  uncalled(): readonly string[];
}

type Methods = Readonly<Record<string, object>>;

/** Writes down everything that the repositories do from now on. */
export const statementBook = (): StatementBook => {
  const queries = new Map<string, CompiledQuery>();
  const known = new Set<string>();
  const called = new Set<string>();

  const watched = <T extends object>(group: string, repositoriesByName: T): T => {
    const copies = Object.entries(repositoriesByName as Methods).map(([name, repository]) => {
      const methods = Object.entries(repository as Methods).map(([method, run]) => {
        if (typeof run !== 'function') return [method, run];
        const label = `${group}${name}.${method}`;
        known.add(label);
        return [method, (...given: unknown[]) => (called.add(label), Reflect.apply(run, repository, given))];
      });
      return [name, Object.fromEntries(methods)];
    });
    return Object.fromEntries(copies) as T;
  };

  return {
    queries,
    over: (database) => {
      const all = watched('', repositories(spyOnQueries(database, queries).database));
      const { transaction } = all.unitOfWork;
      return {
        ...all,
        unitOfWork: { transaction: (work) => transaction((tx: Tx) => work(watched('tx.', tx))) },
      };
    },
    uncalled: () => [...known].filter((label) => !called.has(label)).toSorted(),
  };
};
