import type { ShopOrders } from '@ykd/application/ports';
import { REFUNDING_STATUS } from '@ykd/domain/order';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.js';
import { keyReader } from '../key-page.js';
import type { Schema } from '../schema.js';
import { shopOrderOfRow } from './order-row.js';

/** Orders whose refund was asked for, and of which nobody decided that all goes back. */
const waiting = (db: Kysely<Schema>) =>
  db
    .selectFrom('ykd_order')
    // Literals: a parameter would hide from SQLite that the index holds just these orders.
    .where('status', '=', sql.lit(REFUNDING_STATUS))
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('refund')
            .select('refund.id')
            .whereRef('refund.order_id', '=', 'ykd_order.id')
            .where('refund.whole', '=', sql.lit(1)),
        ),
      ),
    );

/** The refunds that buyers ask for: see the port. */
export const refundRequests = (database: Database): ShopOrders['pageOfRefundRequests'] => {
  const requests = keyReader(
    database,
    (db) => waiting(db).selectAll('ykd_order'),
    ['ykd_order.gmt_modified', 'ykd_order.id'],
    'asc',
  );

  return async (window) => {
    const { list, hasMore } = await requests(window);
    return { list: list.map(shopOrderOfRow), hasMore };
  };
};
