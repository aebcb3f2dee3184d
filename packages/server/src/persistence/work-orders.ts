import { submissionFields, workOrderFields } from '@ykd/application/entities';
import type { ListedWorkOrder, TxWorkOrders, WholeWorkOrder, WorkOrders } from '@ykd/application/ports';
import type { WorkOrderReviewStatus } from '@ykd/domain/coupon';
import type { Kysely } from 'kysely';
import type { Database } from './database.js';
import type { DialectTraits } from './dialect.js';
import { keyReader } from './key-page.js';
import { mapping } from './mapping.js';
import type { Placeholder } from './prepared.js';
import type { Schema } from './schema.js';

const orders = mapping(workOrderFields);
const sent = mapping(submissionFields);

type OrderRow = Schema['work_order'];
type SentRow = Schema['work_order_submission'];

/** A work order, and the submission that counts under names of its own. */
type Row = OrderRow & { readonly [column: `s_${string}`]: string | number | null };

const SENT_COLUMNS = sent.columns.map(
  (column) => `s.${column} as s_${column}` as `s.${keyof SentRow} as s_${string}`,
);

const listedOf = (row: Row): ListedWorkOrder => {
  const own = Object.fromEntries(sent.columns.map((column) => [column, row[`s_${column}`]]));
  return { workOrder: orders.recordOf(row), submission: sent.recordOf(own as never as SentRow) };
};

const wholeOf = (order: OrderRow, submissions: readonly SentRow[]): WholeWorkOrder => ({
  workOrder: orders.recordOf(order),
  submissions: submissions.map(sent.recordOf),
});

/** Work orders in the database, as they are read. */
export const workOrders = (database: Database): WorkOrders => {
  const { prepare } = database;
  const byId = prepare((db, param: Placeholder<{ id: string }>) =>
    db.selectFrom('work_order').selectAll().where('id', '=', param('id')),
  );
  const byMember = prepare((db, param: Placeholder<{ userId: string }>) =>
    db.selectFrom('work_order').selectAll().where('user_id', '=', param('userId')),
  );
  const submissionsOf = prepare((db, param: Placeholder<{ id: string }>) =>
    db
      .selectFrom('work_order_submission')
      .selectAll()
      .where('work_order_id', '=', param('id'))
      .orderBy('number'),
  );
  const counted = prepare((db) =>
    db
      .selectFrom('work_order')
      .select(({ fn }) => ['review_status', fn.countAll<number>().as('count')])
      .groupBy('review_status'),
  );
  const read = keyReader(
    database,
    (db, param) =>
      db
        .selectFrom('work_order')
        .innerJoin('work_order_submission as s', (join) =>
          join.onRef('s.work_order_id', '=', 'work_order.id').onRef('s.number', '=', 'work_order.submission'),
        )
        .selectAll('work_order')
        .select(SENT_COLUMNS)
        .where('work_order.review_status', '=', param('status') as WorkOrderReviewStatus),
    ['work_order.submitted_at', 'work_order.id'],
    'asc',
  );
  const whole = async (order: OrderRow | undefined) =>
    order && wholeOf(order, await submissionsOf.all({ id: order.id }));
  return {
    find: async (id) => whole(await byId.first({ id })),
    ofMember: async (userId) => whole(await byMember.first({ userId })),
    list: async (status, window) => {
      const { list, hasMore } = await read(window, { status });
      return { list: list.map((row) => listedOf(row as never as Row)), hasMore };
    },
    counts: async () => {
      const rows = await counted.all({});
      const of = (status: WorkOrderReviewStatus) =>
        rows.find((row) => row.review_status === status)?.count ?? 0;
      return {
        REVIEWING: of('REVIEWING'),
        REVIEW_FAIL: of('REVIEW_FAIL'),
        REVIEW_SUCCESS: of('REVIEW_SUCCESS'),
      };
    },
  };
};

/** The same inside a transaction. */
export const txWorkOrders = (
  trx: Kysely<Schema>,
  { lockKey }: Pick<DialectTraits, 'lockKey'>,
): TxWorkOrders => ({
  hold: async (userId) => {
    await lockKey(trx, `work-order:${userId}`);
    const order = await trx
      .selectFrom('work_order')
      .selectAll()
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (order === undefined) return undefined;
    const submissions = await trx
      .selectFrom('work_order_submission')
      .selectAll()
      .where('work_order_id', '=', order.id)
      .orderBy('number')
      .execute();
    return wholeOf(order, submissions);
  },
  put: async (workOrder) => {
    const { id, ...changes } = orders.rowOf(workOrder);
    await trx
      .insertInto('work_order')
      .values({ id, ...changes })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(changes))
      .execute();
  },
  putSubmission: async (submission) => {
    const { work_order_id, number, ...changes } = sent.rowOf(submission);
    await trx
      .insertInto('work_order_submission')
      .values({ work_order_id, number, ...changes })
      .onConflict((conflict) => conflict.columns(['work_order_id', 'number']).doUpdateSet(changes))
      .execute();
  },
});
