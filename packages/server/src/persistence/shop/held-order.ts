import { orderAfter, type OrderHistoryEntry, type ShopOrder } from '@ykd/application';
import type { OrderEvent } from '@ykd/domain/order';
import type { Kysely } from 'kysely';
import type { DialectTraits } from '../dialect.js';
import type { Schema } from '../schema.js';
import { addHistory } from './order-history.js';
import { shopOrderOfRow } from './order-row.js';

/**
 * Reads an order and holds it until the transaction ends: everybody who changes an order, its payments or its refunds
 * does this first, and takes its coupon after it, so that nobody waits in a circle.
 */
export const holdOrder = async (
  trx: Kysely<Schema>,
  { forUpdate }: DialectTraits,
  id: string,
): Promise<ShopOrder | undefined> => {
  const row = await trx
    .selectFrom('ykd_order')
    .selectAll()
    .where('id', '=', id)
    .modifyEnd(forUpdate)
    .executeTakeFirst();
  return row === undefined ? undefined : shopOrderOfRow(row);
};

/** Stores an order that is held after a step, with the line of its history. */
export const storeStep = async (
  trx: Kysely<Schema>,
  order: ShopOrder,
  line: Pick<OrderHistoryEntry, 'event' | 'actor' | 'note' | 'at'>,
): Promise<void> => {
  await trx
    .updateTable('ykd_order')
    .set({
      status: order.status,
      paid_at: order.paidAt,
      valid_date: order.validDate,
      service_date: order.serviceDate,
      gmt_modified: order.gmtModified,
    })
    .where('id', '=', order.id)
    .execute();
  await addHistory(trx, order.id, { ...line, status: order.status });
};

/** What somebody does to an order. */
export type OrderMove = Pick<OrderHistoryEntry, 'actor' | 'note' | 'at'> & { readonly id: string };

/** Moves an order that is held; undefined when that cannot happen to it now. */
export const moveOrder = async (
  trx: Kysely<Schema>,
  order: ShopOrder,
  event: OrderEvent,
  { actor, note, at }: Omit<OrderMove, 'id'>,
): Promise<ShopOrder | undefined> => {
  const moved = orderAfter(order, event, at);
  if (moved !== undefined) await storeStep(trx, moved, { event, actor, note, at });
  return moved;
};
