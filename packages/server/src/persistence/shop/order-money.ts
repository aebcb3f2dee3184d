import { offlinePaymentFields, offlineRefundFields, staffRequestFields } from '@ykd/application/entities';
import {
  isSurplus,
  type OrderMoney,
  type OrderMoneySummary,
  type TxOrderMoney,
} from '@ykd/application/ports';
import type { Kysely } from 'kysely';
import type { Database } from '../database.js';
import type { DialectTraits } from '../dialect.js';
import { mapping } from '../mapping.js';
import type { Placeholder } from '../prepared.js';
import type { Schema } from '../schema.js';
import { keepRefunded } from './order-facts.js';
import { proposals, txProposals } from './proposals.js';
import { txReceipts } from './receipt-pictures.js';
import { refundOfRow } from './refund-row.js';

const offline = mapping(offlineRefundFields);
const payment = mapping(offlinePaymentFields);
const request = mapping(staffRequestFields);

/** The name of the limit above which a refund needs a second person. */
const REFUND = 'refund';

const offlineRefunds = (db: Kysely<Schema>, orderId: string) =>
  db
    .selectFrom('offline_refund')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('gmt_created')
    .orderBy('id');

const limitOf = (db: Kysely<Schema>) => db.selectFrom('money_limit').selectAll().where('name', '=', REFUND);

/** What is back, and how it was paid, of each of these orders that has something to tell. */
const summaries = async (
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OrderMoneySummary>> => {
  const [ours, byHand, theirs, paidOutside] = await Promise.all([
    db.selectFrom('refund').selectAll().where('order_id', 'in', ids).execute(),
    db.selectFrom('offline_refund').select(['order_id', 'amount']).where('order_id', 'in', ids).execute(),
    db
      .selectFrom('payment_receipt')
      .innerJoin('outside_refund', 'outside_refund.transaction_id', 'payment_receipt.transaction_id')
      .select(['payment_receipt.paid_order_id as order_id', 'outside_refund.amount as amount'])
      .where('payment_receipt.paid_order_id', 'in', ids)
      .execute(),
    db.selectFrom('offline_payment').select('order_id').where('order_id', 'in', ids).execute(),
  ]);
  const done = ours
    .map(refundOfRow)
    .filter((refund) => refund.status === 'DONE' && !isSurplus(refund))
    .map(({ orderId, amount }) => ({ order_id: orderId, amount }));
  const told = new Map(paidOutside.map((row) => [row.order_id, { refunded: 0, paidOutside: true }]));
  for (const { order_id: id, amount } of [...done, ...byHand, ...theirs]) {
    const known = told.get(id ?? '') ?? { refunded: 0, paidOutside: false };
    told.set(id ?? '', { ...known, refunded: known.refunded + amount });
  }
  return told;
};

/** What staff decided about the money of orders, in the database. */
export const orderMoney = (database: Database): OrderMoney => {
  const { prepare, db } = database;
  const byHand = prepare((kysely, param: Placeholder<{ orderId: string }>) =>
    offlineRefunds(kysely, param('orderId')),
  );
  const theirs = prepare((kysely, param: Placeholder<{ orderId: string }>) =>
    kysely
      .selectFrom('payment_receipt')
      .innerJoin('outside_refund', 'outside_refund.transaction_id', 'payment_receipt.transaction_id')
      .select(['outside_refund.amount as amount', 'outside_refund.gmt_created as gmtCreated'])
      .where('payment_receipt.paid_order_id', '=', param('orderId'))
      .orderBy('outside_refund.gmt_created')
      .orderBy('outside_refund.id'),
  );
  const paidBy = prepare((kysely, param: Placeholder<{ orderId: string }>) =>
    kysely.selectFrom('offline_payment').selectAll().where('order_id', '=', param('orderId')),
  );
  const shown = prepare((kysely, param: Placeholder<{ orderId: string }>) =>
    kysely
      .selectFrom('receipt_shown')
      .select('name')
      .where('order_id', '=', param('orderId'))
      .orderBy('place'),
  );
  const limit = prepare(limitOf);
  return {
    ...proposals(database),
    summariesOf: async (orderIds) => (orderIds.length === 0 ? new Map() : summaries(db, orderIds)),
    offlineRefundsOf: async (orderId) => (await byHand.all({ orderId })).map(offline.recordOf),
    outsideRefundsOf: (orderId) => theirs.all({ orderId }),
    offlinePaymentOf: async (orderId) => {
      const row = await paidBy.first({ orderId });
      if (row === undefined) return undefined;
      const pictures = (await shown.all({ orderId })).map(({ name }) => name);
      return { ...payment.recordOf(row), pictures };
    },
    limit: async () => {
      const row = await limit.first({});
      return (
        row && { cents: row.cents, setBy: row.set_by, reason: row.reason, gmtModified: row.gmt_modified }
      );
    },
  };
};

/** The same inside a transaction. */
export const txOrderMoney = (trx: Kysely<Schema>, traits: DialectTraits): TxOrderMoney => ({
  ...txProposals(trx, traits),
  ...txReceipts(trx, traits),
  lockRequest: (userId, requestKey) => traits.lockKey(trx, `staff:request:${userId}:${requestKey}`),
  findRequest: async (userId, requestKey) => {
    const row = await trx
      .selectFrom('staff_request')
      .selectAll()
      .where('user_id', '=', userId)
      .where('request_key', '=', requestKey)
      .executeTakeFirst();
    return row && request.recordOf(row);
  },
  insertRequest: async (asked) => {
    await trx.insertInto('staff_request').values(request.rowOf(asked)).execute();
  },
  offlineRefundsOf: async (orderId) => (await offlineRefunds(trx, orderId).execute()).map(offline.recordOf),
  insertOfflineRefund: async (refund) => {
    await trx.insertInto('offline_refund').values(offline.rowOf(refund)).execute();
    await keepRefunded(trx, refund.orderId);
  },
  insertOfflinePayment: async ({ pictures, ...paid }) => {
    await trx.insertInto('offline_payment').values(payment.rowOf(paid)).execute();
    for (const [place, name] of pictures.entries())
      await trx.insertInto('receipt_shown').values({ order_id: paid.orderId, place, name }).execute();
  },
  lockLimit: () => traits.lockKey(trx, 'money:limit'),
  limit: async () => (await limitOf(trx).executeTakeFirst())?.cents,
  setLimit: async ({ cents, setBy, reason, gmtModified }) => {
    const row = { name: REFUND, cents, set_by: setBy, reason, gmt_modified: gmtModified };
    await trx
      .insertInto('money_limit')
      .values(row)
      .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
      .execute();
  },
});
