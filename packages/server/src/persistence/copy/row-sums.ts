import { createHash } from 'node:crypto';

/** A value as either database stores it. */
export type StoredValue = string | bigint | null;
export type StoredRow = readonly StoredValue[];

/** How many rows a table has, and a sum over all that is in them, whatever their order. */
export interface TableSum {
  readonly rows: number;
  /** 64 hexadecimal digits. */
  readonly sum: string;
}

export type TableSums = Readonly<Record<string, TableSum>>;

/** Tables that stay as they are while they are read. */
export interface RowSource {
  /** The names of all tables, sorted. */
  tables(): Promise<readonly string[]>;
  /** The names of a table's columns, sorted. */
  columns(table: string): Promise<readonly string[]>;
  /** All rows in no particular order, some at a time; values in the order of the columns asked for. */
  rows(table: string, columns: readonly string[]): AsyncIterable<readonly StoredRow[]>;
}

/** The same for the same value on both databases; a number differs from the text that looks like it. */
const spelled = (value: StoredValue): string =>
  typeof value === 'string' ? JSON.stringify(value) : String(value);

const MODULUS = 1n << 256n;

/**
 * Adds up the rows of a table: SHA-256 of each, with the names of its columns, summed modulo 2^256. So two tables can be
 * compared row by row without sorting either.
 */
export const createRowSum = (columns: readonly string[]) => {
  const head = JSON.stringify(columns);
  let rows = 0;
  let sum = 0n;
  return {
    add: (batch: readonly StoredRow[]): void => {
      for (const row of batch) {
        const digest = createHash('sha256')
          .update(`${head}\n${row.map(spelled).join(',')}`)
          .digest('hex');
        sum = (sum + BigInt(`0x${digest}`)) % MODULUS;
      }
      rows += batch.length;
    },
    result: (): TableSum => ({ rows, sum: sum.toString(16).padStart(64, '0') }),
  };
};

/** The sums of all tables. */
export const sumTables = async (source: RowSource): Promise<TableSums> => {
  const sums: Record<string, TableSum> = {};
  for (const table of await source.tables()) {
    const columns = await source.columns(table);
    const sum = createRowSum(columns);
    for await (const batch of source.rows(table, columns)) sum.add(batch);
    sums[table] = sum.result();
  }
  return sums;
};

/** The tables in which the two differ, each as a line for the operator. */
export const differences = (expected: TableSums, found: TableSums): readonly string[] =>
  [...new Set([...Object.keys(expected), ...Object.keys(found)])].toSorted().flatMap((table) => {
    const [should, is] = [expected[table], found[table]];
    if (should === undefined) return [`多了表 ${table}`];
    if (is === undefined) return [`少了表 ${table}`];
    if (should.rows !== is.rows) return [`表 ${table} 应有 ${should.rows} 行，实有 ${is.rows} 行`];
    return should.sum === is.sum ? [] : [`表 ${table} 的 ${is.rows} 行里有内容不同`];
  });

/** The rows of all tables together. */
export const rowsIn = (sums: TableSums): number =>
  Object.values(sums).reduce((all, { rows }) => all + rows, 0);
