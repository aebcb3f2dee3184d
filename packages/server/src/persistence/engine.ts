import type { SqlValue } from './tables/sql-value.js';

/** A row as it came from the database: column name → value. */
export type SqlRow = Readonly<Record<string, unknown>>;

/** A statement that is prepared once and run often, outside of transactions. */
export interface Statement {
  /** Runs it and answers its rows. */
  all(parameters: readonly SqlValue[]): Promise<readonly SqlRow[]>;
  /** Runs it and answers how many rows it changed. */
  change(parameters: readonly SqlValue[]): Promise<number>;
}

/** Runs finished SQL. One per dialect; errors are translated (see errors.ts). */
export interface Engine {
  /**
   * Makes a statement. `fixed` says that the SQL is one of the few written down in the program, so that the database may
   * keep its plan for as long as it likes.
   */
  statement(sql: string, fixed: boolean): Statement;
}
