import { orderAfter, refundOf, type PaymentReceipt, type ShopOrders } from '@ykd/application';
import { REFUNDING_STATUS } from '@ykd/domain/order';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.js';
import { rowsByKey } from '../key-page.js';
import type { Schema } from '../schema.js';
import { holdOrder, moveOrder } from './held-order.js';
import { shopOrderOfRow } from './order-row.js';
import { givenBack } from './outside-refund-row.js';
import { receiptOfRow } from './receipt-row.js';
import { refundRow, REQUESTED } from './refund-row.js';

type Requests = Pick<ShopOrders, 'requestRefund' | 'rejectRefund' | 'approveRefund' | 'pageOfRefundRequests'>;

/** Whether the request of this order was granted already. */
const isGranted = async (trx: Kysely<Schema>, orderId: string): Promise<boolean> => {
  const row = await trx
    .selectFrom('refund')
    .select('id')
    .where('order_id', '=', orderId)
    .where('cause', '=', REQUESTED)
    .executeTakeFirst();
  return row !== undefined;
};

/** The payment that paid an order. */
const payingReceipt = async (trx: Kysely<Schema>, orderId: string): Promise<PaymentReceipt | undefined> => {
  const row = await trx
    .selectFrom('payment_receipt')
    .selectAll()
    .where('paid_order_id', '=', orderId)
    .executeTakeFirst();
  return row === undefined ? undefined : receiptOfRow(row);
};

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
export const refundRequests = (database: Database): Requests => {
  const { transaction, traits } = database;
  const requests = rowsByKey(
    database,
    (db) => waiting(db).selectAll('ykd_order'),
    ['ykd_order.gmt_modified', 'ykd_order.id'],
    'asc',
  );

  return {
    requestRefund: ({ id, ...move }) =>
      transaction(async (trx) => {
        const order = await holdOrder(trx, traits, id);
        return order !== undefined && (await moveOrder(trx, order, 'REQUEST_REFUND', move)) !== undefined;
      }),
    rejectRefund: ({ id, ...move }) =>
      transaction(async (trx) => {
        const order = await holdOrder(trx, traits, id);
        if (order === undefined || (await isGranted(trx, id))) return false;
        return (await moveOrder(trx, order, 'REJECT_REFUND', move)) !== undefined;
      }),
    approveRefund: ({ id, refundId, ...move }) =>
      transaction(async (trx) => {
        const order = await holdOrder(trx, traits, id);
        if (order === undefined || orderAfter(order, 'REFUND', move.at) === undefined) return false;
        if (await isGranted(trx, id)) return false;
        if (order.amount === 0) return (await moveOrder(trx, order, 'REFUND', move)) !== undefined;
        const receipt = await payingReceipt(trx, id);
        if (receipt === undefined) return false;
        const back = await givenBack(trx, receipt.transactionId);
        const refund = refundOf(receipt, { id: refundId, cause: REQUESTED, back, at: move.at });
        await trx.insertInto('refund').values(refundRow(refund, move)).execute();
        return true;
      }),
    pageOfRefundRequests: async (window) => {
      const { list, hasMore } = await requests(window);
      return { list: list.map(shopOrderOfRow), hasMore };
    },
  };
};
