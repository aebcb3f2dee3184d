import type { Refunds } from '@ykd/application/ports';
import type { Database } from '../database.js';
import type { Placeholder } from '../prepared.js';
import type { RefundTable } from '../schema.js';
import { heldRefundOfRow, refundOfRow, refundsOfOrder } from './refund-row.js';
import { takeDue } from '../take-due.js';

/** Refunds in the database. */
export const refunds = (database: Database): Refunds => {
  const { prepare } = database;
  const byId = prepare((db, param: Placeholder<{ id: string }>) =>
    db.selectFrom('refund').selectAll().where('id', '=', param('id')),
  );
  const byOrder = prepare((db, param: Placeholder<{ orderId: string }>) =>
    refundsOfOrder(db, param('orderId')),
  );
  return {
    find: async (id) => {
      const row = await byId.first({ id });
      return row === undefined ? undefined : refundOfRow(row);
    },
    ofOrder: async (orderId) => (await byOrder.all({ orderId })).map(refundOfRow),
    decidedOf: async (orderId) => (await byOrder.all({ orderId })).map(heldRefundOfRow),
    claimDue: async (claim) => (await takeDue<RefundTable>(database, 'refund', claim)).map(refundOfRow),
  };
};
