import { greetingFields } from '@ykd/application/entities';
import type { Greetings, TxGreetings } from '@ykd/application/ports';
import type { Kysely } from 'kysely';
import type { Database } from '../database.js';
import { mapping } from '../mapping.js';
import type { Placeholder } from '../prepared.js';
import type { GreetingTable, Schema } from '../schema.js';
import { takeDue } from '../take-due.js';

const { rowOf, recordOf } = mapping(greetingFields);

/** The outbox of greetings in the database. */
export const greetings = (database: Database): Greetings => {
  const byOrder = database.prepare((db, param: Placeholder<{ orderId: string }>) =>
    db.selectFrom('greeting').selectAll().where('order_id', '=', param('orderId')),
  );
  const store = database.prepare(
    (
      db,
      param: Placeholder<{
        orderId: string;
        attempts: number;
        error: string | null;
        sentAt: number | null;
        dueAt: number | null;
      }>,
    ) =>
      db
        .updateTable('greeting')
        .set({
          attempts: param('attempts'),
          error: param('error'),
          sent_at: param('sentAt'),
          due_at: param('dueAt'),
        })
        .where('order_id', '=', param('orderId'))
        .where('sent_at', 'is', null),
  );
  return {
    find: async (orderId) => {
      const row = await byOrder.first({ orderId });
      return row === undefined ? undefined : recordOf(row);
    },
    claimDue: async (claim) => (await takeDue<GreetingTable>(database, 'greeting', claim)).map(recordOf),
    store: async ({ orderId, attempts, error, sentAt }, dueAt) => {
      await store.change({ orderId, attempts, error, sentAt, dueAt });
    },
  };
};

/** Wishes to greet, inside a transaction. */
export const txGreetings = (trx: Kysely<Schema>): TxGreetings => ({
  wish: async (orderId, at) => {
    const greeting = { orderId, attempts: 0, error: null, sentAt: null, gmtCreated: at };
    await trx
      .insertInto('greeting')
      .values({ ...rowOf(greeting), due_at: at })
      .execute();
  },
});
