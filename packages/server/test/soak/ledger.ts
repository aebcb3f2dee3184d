import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { Schema } from '../../src/persistence/schema.js';

/** The tables of money, read past the platform. */
export interface Ledger {
  readonly orders: readonly Schema['ykd_order'][];
  readonly history: readonly Schema['order_history'][];
  readonly attempts: readonly Schema['payment_attempt'][];
  readonly receipts: readonly Schema['payment_receipt'][];
  readonly refunds: readonly Schema['refund'][];
  readonly requests: readonly Schema['staff_request'][];
  readonly outside: readonly Schema['outside_refund'][];
  readonly oddities: readonly Schema['oddity'][];
  readonly coupons: readonly Schema['coupon'][];
  readonly billDays: readonly Schema['bill_day'][];
  readonly differences: readonly Schema['bill_difference'][];
}

/** A way to the database beside the platform's own. */
export interface Books {
  read(): Promise<Ledger>;
  /** All rows of one more table. */
  table<N extends keyof Schema>(name: N, order: string): Promise<readonly Schema[N][]>;
  count(sql: string): Promise<number>;
  run(sql: string): Promise<void>;
  close(): Promise<void>;
}

type Query = (sql: string) => Promise<readonly unknown[]>;

const booksOver = (query: Query, close: () => Promise<void>): Books => {
  const table = async <N extends keyof Schema>(name: N, order: string): Promise<readonly Schema[N][]> =>
    (await query(`select * from ${name} order by ${order}`)) as readonly Schema[N][];
  return {
    table,
    read: async () => ({
      orders: await table('ykd_order', 'id'),
      history: await table('order_history', 'order_id, seq'),
      attempts: await table('payment_attempt', 'out_trade_no'),
      receipts: await table('payment_receipt', 'transaction_id'),
      refunds: await table('refund', 'id'),
      requests: await table('staff_request', 'user_id, request_key'),
      outside: await table('outside_refund', 'id'),
      oddities: await table('oddity', 'id'),
      coupons: await table('coupon', 'id'),
      billDays: await table('bill_day', 'day'),
      differences: await table('bill_difference', 'id'),
    }),
    count: async (sql) => {
      const [row] = (await query(sql)) as readonly { readonly count: number }[];
      return row?.count ?? 0;
    },
    run: async (sql) => void (await query(sql)),
    close,
  };
};

/** The books of the embedded database in a folder. */
export const sqliteBooks = (dataDir: string): Books => {
  const database = new DatabaseSync(join(dataDir, 'ykd.sqlite'));
  database.exec('pragma busy_timeout = 10000');
  return booksOver(
    async (sql) => database.prepare(sql).all(),
    async () => database.close(),
  );
};

/** The books of a database on a PostgreSQL server. */
export const postgresBooks = async (url: string): Promise<Books> => {
  const INT8 = 20;
  const client = new pg.Client({
    connectionString: url,
    types: {
      getTypeParser: ((oid: number, format?: 'text') =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  });
  await client.connect();
  return booksOver(
    async (sql) => (await client.query(sql)).rows as unknown[],
    () => client.end(),
  );
};
