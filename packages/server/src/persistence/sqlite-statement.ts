import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { SqlRow } from './engine.js';
import type { SqlValue } from './tables/sql-value.js';

/** A prepared SQLite statement. Runs synchronously; SQLite's own errors pass through. */
export class SqliteStatement {
  readonly #statement: StatementSync;
  readonly #names: readonly string[];

  constructor(database: DatabaseSync, sql: string) {
    this.#statement = database.prepare(sql);
    this.#names = this.#statement.columns().map((column) => column.name);
    // Rows come as arrays and become objects here: node:sqlite's own objects are dictionaries, which take a third longer
    // to make and to turn into JSON.
    if (this.answersRows) this.#statement.setReturnArrays(true);
  }

  get answersRows(): boolean {
    return this.#names.length > 0;
  }

  rows(parameters: readonly SqlValue[]): SqlRow[] {
    const names = this.#names;
    // An array is a record, too, whose keys are the numbers of the columns.
    return this.#statement.all(...parameters).map((values) => {
      const row: Record<string, unknown> = {};
      for (let column = 0; column < names.length; column += 1) row[names[column] as string] = values[column];
      return row;
    });
  }

  /** Runs it for its effect; answers how many rows it changed. */
  change(parameters: readonly SqlValue[]): number {
    return Number(this.#statement.run(...parameters).changes);
  }
}
