import type { Commissions } from '../ports/commissions.js';
import type { KeyRows, KeyWindow } from '../ports/key-window.js';
import type { UnitOfWork } from '../ports/unit-of-work.js';
import { verifyOrder } from './verify-order.js';
import { verifyPartner, type OnProblem } from './verify-partner.js';

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

/** All rows of a list with a key of one text. */
async function* allOf<Row>(
  read: (window: KeyWindow<readonly [string]>) => Promise<KeyRows<Row>>,
  keyOf: (row: Row) => string,
): AsyncGenerator<Row> {
  let from: KeyWindow<readonly [string]>['from'];
  for (;;) {
    const { list, hasMore } = await read({ limit: READ_LIMIT, ...(from === undefined ? {} : { from }) });
    yield* list;
    const last = list.at(-1);
    if (!hasMore || last === undefined) return;
    from = { key: [keyOf(last)], isBackwards: false };
  }
}

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
  for await (const { partnerId } of allOf(commissions.accounts, (account) => account.partnerId)) {
    const read = await verifyPartner(commissions, partnerId, onProblem);
    partners += 1;
    postings += read.postings;
    statements += read.statements;
    ofOrders.set(partnerId, read.ofOrders);
  }
  for await (const { orderId, partnerId } of allOf(commissions.orders, (order) => order.orderId)) {
    orders += 1;
    const found = await verifyOrder({ unitOfWork }, orderId, onProblem);
    ofOrders.set(partnerId, (ofOrders.get(partnerId) ?? 0) - found);
  }
  // What is written meanwhile is of an order, too: there can be more by now, and never fewer.
  for (const [partnerId, left] of ofOrders)
    if (left > 0) onProblem(`${partnerId} 有 ${left} 条分录不属于任何订单`);
  return { partners, postings, statements, orders };
};
