import { sql } from 'kysely';
import type { Database } from './database.js';

/** The tables of what the provider, the chat or the SMS service is asked for, with their keys. */
const KEYS = {
  payment_attempt: 'out_trade_no',
  refund: 'id',
  greeting: 'order_id',
  bill_day: 'day',
  message: 'id',
  payout: 'id',
  weixin_telling: 'notice_id',
} as const;

/** Takes the rows of a table that are due, the longest due first; they are due again when the lease has ended. */
export const takeDue = <R>(
  { transaction, traits }: Database,
  table: keyof typeof KEYS,
  { at, leaseMs, limit }: { readonly at: number; readonly leaseMs: number; readonly limit: number },
): Promise<readonly R[]> =>
  transaction(async (trx) => {
    const key = KEYS[table];
    const { rows } = await sql<R & Readonly<Record<string, string>>>`select * from ${sql.table(table)}
      where due_at <= ${at} order by due_at limit cast(${limit} as bigint) ${traits.forUpdateSkipLocked}`.execute(
      trx,
    );
    if (rows.length > 0) {
      const keys = sql.join(rows.map((row) => row[key]));
      await sql`update ${sql.table(table)} set due_at = ${at + leaseMs} where ${sql.ref(key)} in (${keys})`.execute(
        trx,
      );
    }
    return rows;
  });
