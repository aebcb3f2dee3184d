import {
  balancesAfter,
  commissionSum,
  isSameCommission,
  NO_COMMISSION,
  sortedSums,
  type CommissionSum,
} from '@ykd/domain/commission';
import type { CommissionAccount, Commissions } from '../ports/commissions.js';
import type { UnitOfWork } from '../ports/unit-of-work.js';
import { balancesOf } from '../commission/post.js';
import { PostingsRead, type OnProblem } from './read-postings.js';

interface VerifyPartnerDeps {
  readonly unitOfWork: UnitOfWork;
  readonly commissions: Pick<Commissions, 'postingsOf' | 'statementsOf'>;
}

/** More statements than anybody has. */
const STATEMENTS_MAX = 1_000;

/** What was read of a partner. */
export interface PartnerRead extends Pick<PostingsRead, 'ofOrders' | 'ofPayouts'> {
  readonly postings: number;
  readonly statements: number;
}

const isSameSums = (one: readonly CommissionSum[], other: readonly CommissionSum[]): boolean =>
  JSON.stringify(sortedSums(one).map(wordsOf)) === JSON.stringify(sortedSums(other).map(wordsOf));

const wordsOf = ({ kind, debit, credit, cents, count }: CommissionSum): readonly unknown[] => [
  kind,
  debit,
  credit,
  cents,
  count,
];

/** Says where the statements of a partner are not what the postings come to. Answers how many there are of the months that are closed. */
const verifyStatements = async (
  { commissions }: Pick<VerifyPartnerDeps, 'commissions'>,
  { partnerId, openMonth }: CommissionAccount,
  months: PostingsRead['months'],
  onProblem: OnProblem,
): Promise<number> => {
  const told = new Set<string>();
  const { list: newest } = await commissions.statementsOf(partnerId, { limit: STATEMENTS_MAX });
  let before = NO_COMMISSION;
  for (const { month, number, opening, sums, closing, firstSeq, lastSeq } of newest.toReversed()) {
    // It may have been closed since.
    if (month >= openMonth) continue;
    const read = months.get(month);
    told.add(month);
    if (!isSameCommission(opening, before)) onProblem(`结算单 ${number} 的期初与上一份的期末不符`);
    if (!isSameSums(sums, read?.sums ?? [])) onProblem(`结算单 ${number} 与分录不符`);
    if (!isSameCommission(closing, balancesAfter(opening, sums))) onProblem(`结算单 ${number} 的期末算错了`);
    if (firstSeq !== (read?.firstSeq ?? null) || lastSeq !== (read?.lastSeq ?? null))
      onProblem(`结算单 ${number} 的起止分录不符`);
    before = closing;
  }
  for (const month of months.keys())
    if (month < openMonth && !told.has(month)) onProblem(`${partnerId} ${month} 没有结算单`);
  return told.size;
};

/**
 * Works out anew what a partner has and what each of his months comes to, from his postings alone, and says where what is kept, or
 * his statements, differ. Beside what goes on: the postings are read up to the last one, then his account is held for a moment,
 * and what was added meanwhile is read, too, once.
 */
export const verifyPartner = async (
  deps: VerifyPartnerDeps,
  { partnerId, lastSeq, openMonth }: CommissionAccount,
  onProblem: OnProblem,
): Promise<PartnerRead> => {
  const read = new PostingsRead(deps.commissions, partnerId, onProblem);
  await read.upTo(lastSeq);
  const { account, sums, newest } = await deps.unitOfWork.transaction(async (tx) => ({
    account: await tx.commissions.hold(partnerId, openMonth),
    sums: await tx.commissions.sumsByMonth(partnerId),
    newest: await tx.commissions.lastStatement(partnerId),
  }));
  await read.upTo(account.lastSeq);
  const { months, ofOrders, ofPayouts } = read;
  const kept = balancesOf(account);
  const worked = [...months.values()].reduce((sum, month) => balancesAfter(sum, month.sums), NO_COMMISSION);
  if (!isSameCommission(kept, worked)) onProblem(`${partnerId} 的余额与分录不符`);
  if (commissionSum(kept) !== 0) onProblem(`${partnerId} 各账户之和不是 0`);
  for (const month of [...new Set([...months.keys(), ...sums.keys()])].toSorted())
    if (!isSameSums(sums.get(month) ?? [], months.get(month)?.sums ?? []))
      onProblem(`${partnerId} ${month} 的合计与分录不符`);
  if (newest !== undefined && newest.month >= account.openMonth)
    onProblem(`结算单 ${newest.number} 的月份还没有结算`);
  const statements = await verifyStatements(deps, account, months, onProblem);
  return { postings: account.lastSeq, ofOrders, ofPayouts, statements };
};
