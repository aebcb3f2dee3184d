import type { PaymentAttempt } from '@ykd/application/entities';
import type { PaymentAttempts } from '@ykd/application/ports';
import { sql } from 'kysely';
import type { Database } from '../database.js';
import type { Placeholder } from '../prepared.js';
import type { PaymentAttemptTable } from '../schema.js';
import { attemptOfRow, attemptsOfOrder, OPEN_ATTEMPT } from './attempt-row.js';
import { takeDue } from '../take-due.js';

type Invitation = { readonly outTradeNo: string; readonly invitation: string; readonly at: number };

/** Payments that were begun, in the database. */
export const paymentAttempts = (database: Database): PaymentAttempts => {
  const { prepare } = database;
  const invite = prepare((db, param: Placeholder<Invitation>) =>
    db
      .updateTable('payment_attempt')
      .set({ invitation: param('invitation'), invited_at: param('at') })
      .where('out_trade_no', '=', param('outTradeNo')),
  );
  const byNumber = prepare((db, param: Placeholder<{ outTradeNo: string }>) =>
    db.selectFrom('payment_attempt').selectAll().where('out_trade_no', '=', param('outTradeNo')),
  );
  const byOrder = prepare((db, param: Placeholder<{ orderId: string }>) =>
    attemptsOfOrder(db, param('orderId')),
  );
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
    invited: async (outTradeNo, invitation, at) => {
      await invite.change({ outTradeNo, invitation, at });
    },
    find: async (outTradeNo) => {
      const row = await byNumber.first({ outTradeNo });
      return row === undefined ? undefined : attemptOfRow(row);
    },
    ofOrder: async (orderId) => (await byOrder.all({ orderId })).map(attemptOfRow),
    claimDue: async (claim) =>
      (await takeDue<PaymentAttemptTable>(database, 'payment_attempt', claim)).map(attemptOfRow),
    checked: async (outTradeNo, nextAt) => {
      await check.change({ outTradeNo, nextAt });
    },
    closed: async (outTradeNo) => {
      await close.change({ outTradeNo });
    },
  };
};
