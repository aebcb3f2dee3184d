import { refundProposalFields, type RefundProposal } from '@ykd/application/entities';
import { PROPOSALS_OF_ORDER_MAX, type OrderMoney, type TxOrderMoney } from '@ykd/application/ports';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database.js';
import type { DialectTraits } from '../dialect.js';
import { keyReader } from '../key-page.js';
import { mapping } from '../mapping.js';
import type { Placeholder } from '../prepared.js';
import type { Schema } from '../schema.js';

const { rowOf, recordOf } = mapping(refundProposalFields);

/** A literal: a parameter would hide from SQLite that the index holds just these. */
const OPEN = sql.lit('OPEN' satisfies RefundProposal['status']);

/** Refunds that wait for a second person, or waited, in the database. */
export const proposals = (
  database: Database,
): Pick<OrderMoney, 'openProposals' | 'proposalsOf' | 'findProposal'> => {
  const { prepare } = database;
  const byId = prepare((db, param: Placeholder<{ id: string }>) =>
    db.selectFrom('refund_proposal').selectAll().where('id', '=', param('id')),
  );
  const byOrder = prepare((db, param: Placeholder<{ orderId: string }>) =>
    db
      .selectFrom('refund_proposal')
      .selectAll()
      .where('order_id', '=', param('orderId'))
      .orderBy('gmt_created', 'desc')
      .orderBy('id', 'desc')
      .limit(sql.lit(PROPOSALS_OF_ORDER_MAX)),
  );
  const open = keyReader(
    database,
    (db) => db.selectFrom('refund_proposal').selectAll().where('status', '=', OPEN),
    ['refund_proposal.gmt_created', 'refund_proposal.id'],
    'asc',
  );
  return {
    openProposals: async (window) => {
      const { list, hasMore } = await open(window);
      return { list: list.map(recordOf), hasMore };
    },
    proposalsOf: async (orderId) => (await byOrder.all({ orderId })).map(recordOf),
    findProposal: async (id) => {
      const row = await byId.first({ id });
      return row && recordOf(row);
    },
  };
};

/** The same inside a transaction. */
export const txProposals = (
  trx: Kysely<Schema>,
  { computed }: DialectTraits,
): Pick<TxOrderMoney, 'findProposal' | 'openProposalOf' | 'insertProposal' | 'storeProposal'> => ({
  findProposal: async (id) => {
    const row = await trx.selectFrom('refund_proposal').selectAll().where('id', '=', id).executeTakeFirst();
    return row && recordOf(row);
  },
  openProposalOf: async (orderId) => {
    const row = await trx
      .selectFrom('refund_proposal')
      .selectAll()
      .where('order_id', '=', orderId)
      // By the order's few, not by all that wait.
      .where(sql<boolean>`${computed(sql.ref('status'))} = ${OPEN}`)
      .executeTakeFirst();
    return row && recordOf(row);
  },
  insertProposal: async (proposal) => {
    await trx.insertInto('refund_proposal').values(rowOf(proposal)).execute();
  },
  storeProposal: async ({ id, status, decidedBy, answer, gmtModified }) => {
    await trx
      .updateTable('refund_proposal')
      .set({ status, decided_by: decidedBy, answer, gmt_modified: gmtModified })
      .where('id', '=', id)
      .execute();
  },
});
