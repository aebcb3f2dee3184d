import {
  balancesAfter,
  closeStatementsIssue,
  monthBehind,
  NO_COMMISSION,
  sortedSums,
  statementNumber,
} from '@ykd/domain/commission';
import type { Commissions } from '../ports/commissions.js';
import type { Tx } from '../ports/unit-of-work.js';
import { releaseCommission, type ReleaseDeps } from './release.js';

/** What closing a month stands on. */
export interface CloseDeps extends ReleaseDeps {
  readonly commissions: Pick<Commissions, 'due' | 'openIn'>;
}

/** What came of it: how many statements the month has, or why it cannot be closed, in Chinese. */
export type Closed =
  | { readonly kind: 'closed'; readonly statements: number }
  | { readonly kind: 'issue'; readonly message: string };

/** How many accounts are looked up at a time. */
const CLOSE_LIMIT = 100;

/** Says that a month is closed, for accounts that are opened from now on. */
const markClosed = async (
  { commissions }: Pick<Tx, 'commissions'>,
  month: string,
  now: number,
): Promise<string | undefined> => {
  await commissions.lockClosing();
  if ((await commissions.closing(month)) !== undefined) return undefined;
  const issue = closeStatementsIssue(month, await commissions.firstOpenMonth(), now);
  if (issue === undefined)
    await commissions.putClosing({ month, statements: 0, closedAt: now, endedAt: null });
  return issue;
};

/** Makes the statement of a partner's month, and opens the next one. Where nothing happened and nothing is there, none is made. */
const closeAccount = async (
  { commissions }: Pick<Tx, 'commissions'>,
  partnerId: string,
  { month, now }: { readonly month: string; readonly now: number },
): Promise<void> => {
  const { openMonth } = await commissions.hold(partnerId, month);
  if (openMonth !== month) return;
  const sums = sortedSums(await commissions.sumsOf(partnerId, month));
  const opening = (await commissions.lastStatement(partnerId))?.closing ?? NO_COMMISSION;
  const closing = balancesAfter(opening, sums);
  const isThere = closing.held !== 0 || closing.payable !== 0 || closing.paying !== 0;
  if (sums.length > 0 || isThere) {
    const number = statementNumber(month, await commissions.nextStatement(month));
    const span = (await commissions.spanOf(partnerId, month)) ?? { firstSeq: null, lastSeq: null };
    await commissions.insertStatement({
      partnerId,
      month,
      number,
      opening,
      sums,
      closing,
      ...span,
      closedAt: now,
    });
  }
  await commissions.openMonth(partnerId, monthBehind(month));
};

/**
 * Closes a month that is over: what is due is released first; then each partner gets his statement, one after the other, so
 * that it can be done again where it was interrupted. What comes later is in the next month.
 */
export const closeStatements = async (deps: CloseDeps, month: string): Promise<Closed> => {
  const { unitOfWork, commissions, clock } = deps;
  while ((await releaseCommission(deps)) > 0);
  const now = clock.now();
  const message = await unitOfWork.transaction((tx) => markClosed(tx, month, now));
  if (message !== undefined) return { kind: 'issue', message };
  for (;;) {
    const open = await commissions.openIn(month, CLOSE_LIMIT);
    if (open.length === 0) break;
    for (const partnerId of open)
      await unitOfWork.transaction((tx) => closeAccount(tx, partnerId, { month, now }));
  }
  const statements = await unitOfWork.transaction(async (tx) => {
    await tx.commissions.lockClosing();
    const closing = await tx.commissions.closing(month);
    if (closing === undefined) throw new Error(`${month} is not closed`);
    if (closing.endedAt === null) await tx.commissions.putClosing({ ...closing, endedAt: now });
    return closing.statements;
  });
  return { kind: 'closed', statements };
};
