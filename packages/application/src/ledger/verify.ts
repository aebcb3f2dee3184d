import type { CommissionSettings } from '../commission/settings.js';
import type { CommissionAccount, CommissionOrder, Commissions } from '../ports/commissions.js';
import type { UnitOfWork } from '../ports/unit-of-work.js';
import { allRows } from '../shared/all-rows.js';
import type { ListedPayouts } from '../payout/payouts.js';
import { verifyUnbrought } from './verify-attribution.js';
import { verifyPayout } from './verify-payout.js';
import { verifyOrder } from './verify-order.js';
import type { OnProblem } from './read-postings.js';
import { verifyPartner } from './verify-partner.js';

/** What verifying the ledger stands on. */
export interface VerifyDeps {
  readonly unitOfWork: UnitOfWork;
  readonly commissions: Commissions;
  readonly payouts: Pick<ListedPayouts, 'ids'>;
  readonly commission: Pick<CommissionSettings, 'windowDays'>;
}

/** How many of what were looked at. */
export interface Verified {
  readonly partners: number;
  readonly postings: number;
  readonly statements: number;
  readonly orders: number;
  readonly payouts: number;
}

/** How many rows are read at a time. */
const READ_LIMIT = 200;

const accountKey = ({ partnerId }: CommissionAccount) => [partnerId] as const;
const orderKey = ({ orderId }: CommissionOrder) => [orderId] as const;

/** What postings are said to belong to, and that has them: how many postings of a partner are left over. */
class Left {
  readonly #counts = new Map<string, number>();

  add(partnerId: string, count: number): void {
    this.#counts.set(partnerId, (this.#counts.get(partnerId) ?? 0) + count);
  }

  /** What is written meanwhile has its owner, too: of that there can be more by now, and never fewer. */
  tell(tell: (partnerId: string, left: number) => void): void {
    for (const [partnerId, left] of this.#counts) if (left > 0) tell(partnerId, left);
  }
}

/** All payouts by their ids. */
async function* payoutIds({ payouts }: Pick<VerifyDeps, 'payouts'>): AsyncGenerator<string, void> {
  for (let after = ''; ;) {
    const ids = await payouts.ids({ tests: [] }, { after, limit: READ_LIMIT });
    yield* ids;
    const last = ids.at(-1);
    if (last === undefined) return;
    after = last;
  }
}

/**
 * Works out the ledger anew, also beside a running server: every balance, sum and statement from the postings, every posting from
 * its order and the money of it, or from its payout, and what brought an order from claims and agreements. Says what is wrong;
 * silent where all is well.
 */
export const verifyLedger = async (deps: VerifyDeps, onProblem: OnProblem): Promise<Verified> => {
  const { unitOfWork, commissions, commission } = deps;
  const read = { partners: 0, postings: 0, statements: 0, orders: 0, payouts: 0 };
  const [ofOrders, ofPayouts] = [new Left(), new Left()];
  for await (const account of allRows(commissions.accounts, accountKey, READ_LIMIT)) {
    const partner = await verifyPartner(deps, account, onProblem);
    read.partners += 1;
    read.postings += partner.postings;
    read.statements += partner.statements;
    ofOrders.add(account.partnerId, partner.ofOrders);
    ofPayouts.add(account.partnerId, partner.ofPayouts);
  }
  for await (const { orderId, partnerId } of allRows(commissions.orders, orderKey, READ_LIMIT)) {
    read.orders += 1;
    ofOrders.add(partnerId, -(await verifyOrder(deps, orderId, onProblem)));
  }
  for await (const orderId of allRows(commissions.unbrought, (id) => [id] as const, READ_LIMIT))
    await unitOfWork.transaction((tx) => verifyUnbrought(tx, orderId, commission.windowDays, onProblem));
  for await (const id of payoutIds(deps)) {
    const payout = await verifyPayout(deps, id, onProblem);
    if (payout === undefined) continue;
    read.payouts += 1;
    ofPayouts.add(payout.partnerId, -payout.postings);
  }
  ofOrders.tell((partnerId, left) => onProblem(`${partnerId} 有 ${left} 条分录不属于任何订单`));
  ofPayouts.tell((partnerId, left) => onProblem(`${partnerId} 有 ${left} 条分录不属于任何佣金结算`));
  return read;
};
