import type { CommissionAccount, CommissionOrder, Commissions } from '../ports/commissions.js';
import type { UnitOfWork } from '../ports/unit-of-work.js';
import { allRows } from '../shared/all-rows.js';
import { verifyOrder } from './verify-order.js';
import type { OnProblem } from './read-postings.js';
import { verifyPartner } from './verify-partner.js';

/** What verifying the ledger stands on. */
export interface VerifyDeps {
  readonly unitOfWork: UnitOfWork;
  readonly commissions: Commissions;
}

/** How many of what were looked at. */
export interface Verified {
  readonly partners: number;
  readonly postings: number;
  readonly statements: number;
  readonly orders: number;
}

/** How many rows are read at a time. */
const READ_LIMIT = 200;

const accountKey = ({ partnerId }: CommissionAccount) => [partnerId] as const;
const orderKey = ({ orderId }: CommissionOrder) => [orderId] as const;

/**
 * Works out the ledger anew, also beside a running server: every balance, sum and statement from the postings, every posting from
 * its order and the money of it. Says what is wrong; silent where all is well.
 */
export const verifyLedger = async (
  { unitOfWork, commissions }: VerifyDeps,
  onProblem: OnProblem,
): Promise<Verified> => {
  let [partners, postings, statements, orders] = [0, 0, 0, 0];
  const ofOrders = new Map<string, number>();
  for await (const account of allRows(commissions.accounts, accountKey, READ_LIMIT)) {
    const read = await verifyPartner({ unitOfWork, commissions }, account, onProblem);
    partners += 1;
    postings += read.postings;
    statements += read.statements;
    ofOrders.set(account.partnerId, read.ofOrders);
  }
  for await (const { orderId, partnerId } of allRows(commissions.orders, orderKey, READ_LIMIT)) {
    orders += 1;
    const found = await verifyOrder({ unitOfWork }, orderId, onProblem);
    ofOrders.set(partnerId, (ofOrders.get(partnerId) ?? 0) - found);
  }
  // What is written meanwhile is of an order, too: there can be more by now, and never fewer.
  for (const [partnerId, left] of ofOrders)
    if (left > 0) onProblem(`${partnerId} 有 ${left} 条分录不属于任何订单`);
  return { partners, postings, statements, orders };
};
