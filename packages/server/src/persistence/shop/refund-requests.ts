import type { ShopOrders } from '@ykd/application';
import { REFUNDING_STATUS } from '@ykd/domain/order';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.js';
import type { Schema } from '../schema.js';
import { shopOrderOfRow } from './order-row.js';
import { REQUESTED } from './refund-row.js';

/** Orders whose refund was asked for and is not granted. */
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
            .where('refund.cause', '=', sql.lit(REQUESTED)),
        ),
      ),
    );

/** The refunds that buyers ask for: see the port. */
export const refundRequests = ({ prepare }: Database): ShopOrders['pageOfRefundRequests'] => {
  const page = prepare<{ limit: number; offset: number }, never>((db, param) =>
    waiting(db)
      .selectAll('ykd_order')
      .orderBy('gmt_modified')
      .orderBy('id')
      .limit(sql<number>`cast(${param('limit')} as bigint)`)
      .offset(param('offset')),
  );
  const count = prepare((db) => waiting(db).select((e) => e.fn.countAll<number>().as('count')));

  return async ({ offset, limit }) => {
    const [rows, counted] = await Promise.all([page.all({ offset, limit }), count.first({})]);
    return { list: rows.map(shopOrderOfRow), total: counted?.count ?? 0 };
  };
};
