import { ORDER_HISTORY_MAX, type OrderHistoryEntry, type ShopOrders } from '@ykd/application/ports';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.js';
import type { Placeholder } from '../prepared.js';
import type { Schema, YkdOrderTable } from '../schema.js';
import { claimOverdue } from './claim-overdue.js';
import { actorOf, historyEntryOf } from './order-history.js';
import { shopOrderOfRow } from './order-row.js';
import { refundRequests } from './refund-requests.js';
import { limitOf, plainText } from '../planned-once.js';

/** Named parameters: types, because interfaces might get more fields of any kind. */
type Of = { readonly userId: string; readonly status: string };
type Window = { readonly limit: number; readonly offset: number };

/** The orders of a member; `status` only where it counts. */
const ofUser = (db: Kysely<Schema>, param: Placeholder<Of>, byStatus: boolean) => {
  const all = db.selectFrom('ykd_order').where('user_id', '=', param('userId'));
  return byStatus ? all.where('status', '=', plainText(param('status'))) : all;
};

const pagesOfUser = (database: Database, byStatus: boolean) => ({
  page: database.prepare((db, param: Placeholder<Of & Window>) =>
    ofUser(db, param, byStatus)
      .selectAll()
      .orderBy('gmt_created', 'desc')
      .orderBy('id')
      .limit(limitOf(param('limit')))
      .offset(param('offset')),
  ),
  count: database.prepare((db, param: Placeholder<Of>) =>
    ofUser(db, param, byStatus).select((e) => e.fn.countAll<number>().as('count')),
  ),
});

export const shopOrders = (database: Database): ShopOrders => {
  const { prepare } = database;
  const byId = prepare((db, param: Placeholder<{ id: string }>) =>
    db.selectFrom('ykd_order').selectAll().where('id', '=', param('id')),
  );
  const byKey = prepare((db, param: Placeholder<{ userId: string; requestKey: string }>) =>
    db
      .selectFrom('ykd_order')
      .selectAll()
      .where('user_id', '=', param('userId'))
      .where('request_key', '=', param('requestKey')),
  );
  const history = prepare((db, param: Placeholder<{ orderId: string }>) =>
    db
      .selectFrom('order_history')
      .selectAll()
      .where('order_id', '=', param('orderId'))
      .orderBy('seq', 'desc')
      .limit(sql.lit(ORDER_HISTORY_MAX)),
  );
  const pages = pagesOfUser(database, false);
  const pagesByStatus = pagesOfUser(database, true);
  const orderOf = (row: YkdOrderTable | undefined) => (row === undefined ? undefined : shopOrderOfRow(row));

  return {
    find: async (id) => orderOf(await byId.first({ id })),
    findByRequestKey: async (userId, requestKey) => orderOf(await byKey.first({ userId, requestKey })),
    pageOfUser: async ({ userId, status, offset, limit }) => {
      const { page, count } = status === undefined ? pages : pagesByStatus;
      const of = { userId, status: status ?? '' };
      const [rows, counted] = await Promise.all([page.all({ ...of, offset, limit }), count.first(of)]);
      return { list: rows.map(shopOrderOfRow), total: counted?.count ?? 0 };
    },
    historyOf: async (orderId) => (await history.all({ orderId })).map(historyEntryOf).toReversed(),
    purchasesOf: async (orderIds) => {
      if (orderIds.length === 0) return new Map();
      const rows = await database.db
        .selectFrom('ykd_order')
        .select(['id', 'product_name', 'amount'])
        .where('id', 'in', orderIds)
        .execute();
      return new Map(rows.map((row) => [row.id, { productName: row.product_name, amount: row.amount }]));
    },
    closersOf: async (orderIds) => {
      if (orderIds.length === 0) return new Map();
      const rows = await database.db
        .selectFrom('order_history')
        .select(['order_id', 'actor_kind', 'actor_id'])
        .where('order_id', 'in', orderIds)
        .where('event', '=', 'CLOSE' satisfies OrderHistoryEntry['event'])
        .execute();
      return new Map(rows.map((row) => [row.order_id, actorOf(row).kind]));
    },
    claimOverdue: claimOverdue(database),
    pageOfRefundRequests: refundRequests(database),
  };
};
