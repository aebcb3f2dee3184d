import type { OrderActor, OrderHistoryEntry } from '@ykd/application/ports';
import { sql, type Kysely } from 'kysely';
import type { OrderHistoryTable, Schema } from '../schema.js';
import { limitOf } from '../planned-once.js';

/** Who made something happen, as it is stored. */
export const actorColumns = (
  actor: OrderActor,
): { readonly actor_kind: string; readonly actor_id: string | null } => ({
  actor_kind: actor.kind,
  actor_id: 'userId' in actor ? actor.userId : null,
});

/** Who made something happen. */
export const actorOf = (row: {
  readonly actor_kind: string | null;
  readonly actor_id: string | null;
}): OrderActor => {
  const kind = row.actor_kind as OrderActor['kind'];
  return kind === 'member' || kind === 'staff' ? { kind, userId: row.actor_id ?? '' } : { kind };
};

/** The row of a line of an order's history; `seq` counts them from 0. */
export const historyRow = (
  orderId: string,
  seq: number,
  { actor, ...entry }: OrderHistoryEntry,
): OrderHistoryTable => ({ order_id: orderId, seq, ...entry, ...actorColumns(actor) });

/** A further line of an order's history; `trx` is a transaction that holds or inserted the order. */
export const addHistory = async (
  trx: Kysely<Schema>,
  orderId: string,
  { event, status, actor, note, at }: OrderHistoryEntry,
): Promise<void> => {
  await trx
    .insertInto('order_history')
    .values((e) => ({
      order_id: orderId,
      seq: e
        .selectFrom('order_history')
        .select((line) => line.fn.countAll<number>().as('count'))
        .where('order_id', '=', orderId),
      event,
      status,
      ...actorColumns(actor),
      note,
      at,
    }))
    .execute();
};

/** How many lines of an order's history tell of an event; no more than `most` are read of those. */
export const countHistory = async (
  trx: Kysely<Schema>,
  { orderId, event, most }: { orderId: string; event: OrderHistoryEntry['event']; most: number },
): Promise<number> => {
  const rows = await trx
    .selectFrom('order_history')
    .select('seq')
    .where('order_id', '=', orderId)
    .where('event', '=', event)
    .limit(limitOf(most))
    .execute();
  return rows.length;
};

/** A line of an order's history. */
export const historyEntryOf = (row: OrderHistoryTable): OrderHistoryEntry => ({
  event: row.event as OrderHistoryEntry['event'],
  status: row.status as OrderHistoryEntry['status'],
  actor: actorOf(row),
  note: row.note,
  at: row.at,
});

/** The last line of an order's history. */
export const lastOfHistory = async (
  trx: Kysely<Schema>,
  orderId: string,
): Promise<OrderHistoryEntry | undefined> => {
  const row = await trx
    .selectFrom('order_history')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('seq', 'desc')
    .limit(sql.lit(1))
    .executeTakeFirst();
  return row && historyEntryOf(row);
};
