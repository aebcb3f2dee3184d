import { oddityOf, type Refund, type Refunds } from '@ykd/application';
import { sql } from 'kysely';
import type { Database } from '../database.js';
import type { Placeholder } from '../prepared.js';
import type { RefundTable } from '../schema.js';
import { holdOrder, moveOrder } from './held-order.js';
import { reopenOddity, settleFailure } from './oddity-row.js';
import { actorOf } from './order-history.js';
import { refundOfRow, REQUESTED } from './refund-row.js';
import { takeDue } from './take-due.js';

type Status = Refund['status'];
type Tried = {
  readonly id: string;
  readonly error: string | null;
  readonly at: number;
  readonly nextAt: number;
};

const DONE = 'DONE' satisfies Status;
const FAILED = 'FAILED' satisfies Status;
const WAITING = 'WAITING' satisfies Status;
const PROCESSING = 'PROCESSING' satisfies Status;
/** The provider may still be asked for such refunds. */
const UNDER_WAY = [WAITING, PROCESSING];

export const refunds = (database: Database): Refunds => {
  const { prepare, transaction, traits } = database;
  const byId = prepare((db, param: Placeholder<{ id: string }>) =>
    db.selectFrom('refund').selectAll().where('id', '=', param('id')),
  );
  const byOrder = prepare((db, param: Placeholder<{ orderId: string }>) =>
    db
      .selectFrom('refund')
      .selectAll()
      .where('order_id', '=', param('orderId'))
      .orderBy('gmt_created')
      .orderBy('id'),
  );
  /** One more try of a refund that is under way; `status`: how it stands then, as before unless said. */
  const trying = (status?: Status) =>
    prepare((db, param: Placeholder<Tried>) =>
      db
        .updateTable('refund')
        .set((e) => ({
          attempts: e('attempts', '+', sql.lit(1)),
          error: param('error'),
          gmt_modified: param('at'),
          due_at: param('nextAt'),
          ...(status === undefined ? {} : { status }),
        }))
        .where('id', '=', param('id'))
        .where('status', 'in', UNDER_WAY),
    );
  const tried = trying();
  const takenOn = trying(PROCESSING);

  return {
    find: async (id) => {
      const row = await byId.first({ id });
      return row === undefined ? undefined : refundOfRow(row);
    },
    ofOrder: async (orderId) => (await byOrder.all({ orderId })).map(refundOfRow),
    claimDue: async (claim) => (await takeDue<RefundTable>(database, 'refund', claim)).map(refundOfRow),
    processing: async (id, at, nextAt) => {
      await takenOn.change({ id, error: null, at, nextAt });
    },
    retry: async (id, error, at, nextAt) => {
      await tried.change({ id, error, at, nextAt });
    },
    done: (id, at) =>
      transaction(async (trx) => {
        const found = await trx
          .selectFrom('refund')
          .select('order_id')
          .where('id', '=', id)
          .executeTakeFirst();
        const order = found && (await holdOrder(trx, traits, found.order_id));
        if (order === undefined) return;
        const finished = await trx
          .updateTable('refund')
          .set({ status: DONE, error: null, gmt_modified: at, due_at: null })
          .where('id', '=', id)
          .where('status', '!=', DONE)
          .returningAll()
          .executeTakeFirst();
        if (finished?.cause !== REQUESTED) return;
        await moveOrder(trx, order, 'REFUND', { actor: actorOf(finished), note: finished.note ?? '', at });
      }),
    failed: (id, error, at) =>
      transaction(async (trx) => {
        const row = await trx
          .updateTable('refund')
          .set({ status: FAILED, error, gmt_modified: at, due_at: null })
          .where('id', '=', id)
          .where('status', 'in', UNDER_WAY)
          .returningAll()
          .executeTakeFirst();
        if (row === undefined) return;
        const { order_id: orderId, amount } = row;
        await reopenOddity(
          trx,
          oddityOf({ kind: 'REFUND_FAILED', orderId, subject: id, amount, note: error, at }),
        );
      }),
    tryAgain: (id, userId, at) =>
      transaction(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('refund')
          .set({ status: WAITING, attempts: 0, error: null, gmt_modified: at, due_at: at })
          .where('id', '=', id)
          .where('status', '=', FAILED)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) return false;
        await settleFailure(trx, id, userId, at);
        return true;
      }),
  };
};
