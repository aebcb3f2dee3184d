import type { Compilable, Kysely } from 'kysely';
import type { Engine, SqlRow } from './engine.js';
import type { SqlValue } from './tables/sql-value.js';
import type { Schema } from './schema.js';

/** What a query's placeholders are filled with: name → value. */
export type Parameters = Readonly<Record<string, SqlValue>>;

/** Stands for a parameter while a query is built; at each run the value of that name takes its place. */
export type Placeholder<P extends Parameters> = <K extends keyof P & string>(name: K) => P[K];

/** A query compiled once and run with new parameters: it costs little more than the bare statement. */
export interface Prepared<P extends Parameters, R> {
  all(parameters: P): Promise<readonly R[]>;
  first(parameters: P): Promise<R | undefined>;
  /** How many rows were changed. */
  change(parameters: P): Promise<number>;
}

class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * Kysely passes values through to the compiled query untouched, whatever they are: so a slot put in place of a value marks
 * where the parameter goes. The type of the slot is that of the value it stands for.
 */
const placeholder = <P extends Parameters>(name: keyof P & string): never => new Slot(name) as never;

/**
 * Compiles a query once, when it is first run. Not for use inside a transaction: there the transaction's own Kysely must
 * be used.
 */
export const prepare = <P extends Parameters, R = unknown>(
  engine: Engine,
  db: Kysely<Schema>,
  build: (db: Kysely<Schema>, param: Placeholder<P>) => Compilable<R>,
  fixed = true,
): Prepared<P, R> => {
  const compile = () => {
    const { sql, parameters } = build(db, placeholder<P>).compile();
    const statement = engine.statement(sql, fixed);
    const fill = (values: P): SqlValue[] =>
      parameters.map((part) => (part instanceof Slot ? (values[part.name] as SqlValue) : (part as SqlValue)));
    return { statement, fill };
  };
  let compiled: ReturnType<typeof compile> | undefined;
  const ready = () => (compiled ??= compile());
  const all = (values: P): Promise<readonly SqlRow[]> => {
    const { statement, fill } = ready();
    return statement.all(fill(values));
  };
  return {
    all: (values) => all(values) as Promise<readonly R[]>,
    first: async (values) => (await all(values))[0] as R | undefined,
    change: (values) => {
      const { statement, fill } = ready();
      return statement.change(fill(values));
    },
  };
};
