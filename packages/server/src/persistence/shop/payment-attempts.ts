import { paymentAttemptFields, type PaymentAttempt, type PaymentAttempts } from '@ykd/application';
import { WAIT_PAY_STATUS } from '@ykd/domain/order';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.js';
import { mapping } from '../mapping.js';
import type { Placeholder } from '../prepared.js';
import type { PaymentAttemptTable, Schema } from '../schema.js';
import { OPEN_ATTEMPT } from './attempt-steps.js';
import { holdOrder } from './held-order.js';
import { takeDue } from './take-due.js';

type Invitation = { readonly outTradeNo: string; readonly invitation: string; readonly at: number };

const { rowOf, recordOf: attemptOf } = mapping(paymentAttemptFields);

const ofOrder = (db: Kysely<Schema>, orderId: string) =>
  db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('gmt_created')
    .orderBy('out_trade_no');

/** Payments that were begun, in the database. */
export const paymentAttempts = (database: Database): PaymentAttempts => {
  const { prepare, transaction, traits } = database;
  const invite = prepare((db, param: Placeholder<Invitation>) =>
    db
      .updateTable('payment_attempt')
      .set({ invitation: param('invitation'), invited_at: param('at') })
      .where('out_trade_no', '=', param('outTradeNo')),
  );
  const byNumber = prepare((db, param: Placeholder<{ outTradeNo: string }>) =>
    db.selectFrom('payment_attempt').selectAll().where('out_trade_no', '=', param('outTradeNo')),
  );
  const byOrder = prepare((db, param: Placeholder<{ orderId: string }>) => ofOrder(db, param('orderId')));
  const check = prepare((db, param: Placeholder<{ outTradeNo: string; nextAt: number }>) =>
    db
      .updateTable('payment_attempt')
      .set((e) => ({
        checks: e('checks', '+', sql.lit(1)),
        // What is closed or paid stays out of the queue.
        due_at: sql<number>`case when due_at is null then null else cast(${param('nextAt')} as bigint) end`,
      }))
      .where('out_trade_no', '=', param('outTradeNo')),
  );
  const close = prepare((db, param: Placeholder<{ outTradeNo: string }>) =>
    db
      .updateTable('payment_attempt')
      .set({ status: 'CLOSED' satisfies PaymentAttempt['status'], due_at: null })
      .where('out_trade_no', '=', param('outTradeNo'))
      .where('status', '=', OPEN_ATTEMPT),
  );

  return {
    begin: (attempt, checkAt) =>
      transaction(async (trx) => {
        const order = await holdOrder(trx, traits, attempt.orderId);
        if (order?.status !== WAIT_PAY_STATUS) return undefined;
        const begun = (await ofOrder(trx, order.id).execute()).map(attemptOf);
        const open = begun.find(
          ({ status, way, openid }) =>
            status === OPEN_ATTEMPT && way === attempt.way && openid === attempt.openid,
        );
        if (open !== undefined) return open;
        await trx
          .insertInto('payment_attempt')
          .values({ ...rowOf(attempt), due_at: checkAt })
          .execute();
        return attempt;
      }),
    invited: async (outTradeNo, invitation, at) => {
      await invite.change({ outTradeNo, invitation, at });
    },
    find: async (outTradeNo) => {
      const row = await byNumber.first({ outTradeNo });
      return row === undefined ? undefined : attemptOf(row);
    },
    ofOrder: async (orderId) => (await byOrder.all({ orderId })).map(attemptOf),
    claimDue: async (claim) =>
      (await takeDue<PaymentAttemptTable>(database, 'payment_attempt', claim)).map(attemptOf),
    checked: async (outTradeNo, nextAt) => {
      await check.change({ outTradeNo, nextAt });
    },
    closed: async (outTradeNo) => {
      await close.change({ outTradeNo });
    },
  };
};
