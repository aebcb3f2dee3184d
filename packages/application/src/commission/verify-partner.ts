import {
  balancesAfter,
  commissionMonth,
  commissionSum,
  commissionSums,
  isSameCommission,
  NO_COMMISSION,
  sortedSums,
  type CommissionPosting,
  type CommissionSum,
} from '@ykd/domain/commission';
import type { CommissionAccount, Commissions } from '../ports/commissions.js';
import { balancesOf } from './post.js';

/** Is told what is wrong, in Chinese. */
export type OnProblem = (problem: string) => void;

type Read = Pick<Commissions, 'account' | 'postingsOf' | 'sumsOf' | 'statementsOf'>;

/** How many rows are read at a time. */
const READ_LIMIT = 1_000;

/** What the postings of a month come to, as they were read one by one. */
interface MonthRead {
  readonly sums: readonly CommissionSum[];
  readonly firstSeq: number;
  readonly lastSeq: number;
}

/** What the postings of a partner come to. */
export interface PartnerRead {
  /** How many there are. */
  readonly postings: number;
  /** How many of them come from orders. */
  readonly ofOrders: number;
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

const monthRead = (known: MonthRead | undefined, postings: readonly CommissionPosting[]): MonthRead => {
  const places = postings.map(({ seq }) => seq);
  return {
    sums: commissionSums([...(known?.sums ?? []), ...postings]),
    firstSeq: Math.min(known?.firstSeq ?? Infinity, ...places),
    lastSeq: Math.max(known?.lastSeq ?? 0, ...places),
  };
};

/** Reads the postings of a partner up to one of them, the newest first, and says which are missing or in a month before their own. */
const readPostings = async (
  commissions: Read,
  { partnerId, lastSeq }: CommissionAccount,
  onProblem: OnProblem,
) => {
  const months = new Map<string, MonthRead>();
  let [ofOrders, expected] = [0, lastSeq];
  for (;;) {
    const window = { limit: READ_LIMIT, from: { key: [expected + 1], isBackwards: false } } as const;
    const { list, hasMore } = await commissions.postingsOf(partnerId, window);
    for (const { seq, at, month, orderId } of list) {
      if (seq !== expected) onProblem(`${partnerId} 的第 ${expected} 条分录不见了`);
      if (month < commissionMonth(at)) onProblem(`${partnerId} 的第 ${seq} 条分录记在了它之前的月份`);
      if (orderId !== null) ofOrders += 1;
      expected = seq - 1;
    }
    for (const month of new Set(list.map((posting) => posting.month))) {
      const some = list.filter((posting) => posting.month === month);
      months.set(month, monthRead(months.get(month), some));
    }
    if (!hasMore) break;
  }
  if (expected > 0) onProblem(`${partnerId} 的第 ${expected} 条分录不见了`);
  return { months, ofOrders };
};

/** Says where the statements of a partner are not what the postings come to. Answers how many there are. */
const verifyStatements = async (
  commissions: Read,
  { partnerId, openMonth }: CommissionAccount,
  months: ReadonlyMap<string, MonthRead>,
  onProblem: OnProblem,
): Promise<number> => {
  const told = new Set<string>();
  const { list: newest } = await commissions.statementsOf(partnerId, { limit: READ_LIMIT });
  let before = NO_COMMISSION;
  for (const { month, number, opening, sums, closing, firstSeq, lastSeq } of newest.toReversed()) {
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
  return newest.length;
};

/**
 * Works out anew what a partner has and what each of his months comes to, from his postings alone, and says where what is kept, or
 * his statements, differ. `undefined` where something was added meanwhile: then it has to be done again.
 */
const verifyOnce = async (
  commissions: Read,
  partnerId: string,
  onProblem: OnProblem,
): Promise<(PartnerRead & { readonly statements: number }) | undefined> => {
  const account = await commissions.account(partnerId);
  if (account === undefined) return undefined;
  const { months, ofOrders } = await readPostings(commissions, account, onProblem);
  const kept = balancesOf(account);
  const worked = [...months.values()].reduce((sum, { sums }) => balancesAfter(sum, sums), NO_COMMISSION);
  if (!isSameCommission(kept, worked)) onProblem(`${partnerId} 的余额与分录不符`);
  if (commissionSum(kept) !== 0) onProblem(`${partnerId} 各账户之和不是 0`);
  for (const [month, { sums }] of months)
    if (!isSameSums(await commissions.sumsOf(partnerId, month), sums))
      onProblem(`${partnerId} ${month} 的合计与分录不符`);
  const statements = await verifyStatements(commissions, account, months, onProblem);
  const now = await commissions.account(partnerId);
  return now?.lastSeq === account.lastSeq && now.openMonth === account.openMonth
    ? { postings: account.lastSeq, ofOrders, statements }
    : undefined;
};

/** The same, also beside what goes on: what was said of a state that was passing is not told. */
export const verifyPartner = async (
  commissions: Read,
  partnerId: string,
  onProblem: OnProblem,
): Promise<PartnerRead & { readonly statements: number }> => {
  for (;;) {
    const problems: string[] = [];
    const verified = await verifyOnce(commissions, partnerId, (problem) => problems.push(problem));
    if (verified === undefined) continue;
    problems.forEach(onProblem);
    return verified;
  }
};
