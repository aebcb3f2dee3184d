import { monthAfter } from '../performance/index.js';
import {
  COMMISSION_ACCOUNTS,
  COMMISSION_KINDS,
  type CommissionBalances,
  type CommissionMove,
} from './account.js';
import { commissionMonth } from './posting.js';

/** What the transfers of one kind between two accounts come to. Beyond the Specification. */
export type CommissionSum = CommissionMove & {
  /** How many there are, as a number of transfers; `cents` is the sum of all. */
  readonly count: number;
};

/** What a partner's month comes to. Beyond the Specification. */
export type CommissionStatement = {
  /** The id of the partner. */
  readonly partnerId: string;
  /** The month, `YYYY-MM`, of Shanghai. */
  readonly month: string;
  /** The number of the statement, unique among all. */
  readonly number: string;
  /** The accounts when the month began, in integer cents. */
  readonly opening: CommissionBalances;
  /** What happened in it. */
  readonly sums: readonly CommissionSum[];
  /** The accounts when it ended, in integer cents. */
  readonly closing: CommissionBalances;
  /** The running number of the first transfer in it; null where there is none. */
  readonly firstSeq: number | null;
  /** The running number of the last transfer in it; null where there is none. */
  readonly lastSeq: number | null;
  /** When it was closed, in epoch milliseconds. */
  readonly closedAt: number;
};

const placeOf = ({ kind, debit }: CommissionMove): number =>
  COMMISSION_KINDS.indexOf(kind) * COMMISSION_ACCOUNTS.length + COMMISSION_ACCOUNTS.indexOf(debit);

/** Sums in the order in which they are told. Beyond the Specification. */
export const sortedSums = (sums: readonly CommissionSum[]): CommissionSum[] =>
  sums.toSorted((one, other) => placeOf(one) - placeOf(other));

/**
 * What transfers come to, kind by kind, in the order in which they are told; sums of some count as so many. Beyond the
 * Specification.
 *
 * @param moves - transfers, or sums with the number of their transfers
 */
export const commissionSums = (
  moves: Iterable<CommissionMove & { readonly count?: number }>,
): CommissionSum[] => {
  const sums = new Map<number, CommissionSum>();
  for (const { kind, debit, credit, cents, count = 1 } of moves) {
    const key = placeOf({ kind, debit, credit, cents });
    const known = sums.get(key);
    sums.set(key, {
      kind,
      debit,
      credit,
      cents: (known?.cents ?? 0) + cents,
      count: (known?.count ?? 0) + count,
    });
  }
  return sortedSums([...sums.values()]);
};

/**
 * The accounts after all of these transfers, in integer cents. What was written down is taken as it is: nothing is refused.
 * Beyond the Specification.
 */
export const balancesAfter = (
  opening: CommissionBalances,
  moves: Iterable<CommissionMove>,
): CommissionBalances => {
  const after = { ...opening };
  for (const { debit, credit, cents } of moves) {
    after[debit] -= cents;
    after[credit] += cents;
  }
  return after;
};

/** Whether both have the same, in integer cents, on every account. Beyond the Specification. */
export const isSameCommission = (one: CommissionBalances, other: CommissionBalances): boolean =>
  COMMISSION_ACCOUNTS.every((account) => one[account] === other[account]);

/**
 * The number of a statement: the month, and the place among those of the month, from 1 on, at least six digits. Beyond the
 * Specification.
 *
 * @param month - `YYYY-MM`
 * @param running - the running number of the statement among those of its month
 */
export const statementNumber = (month: string, running: number): string =>
  `YJ${month.replace('-', '')}-${String(running).padStart(6, '0')}`;

/** The month, `YYYY-MM`, after another one. Beyond the Specification. Throws RangeError for what is no month. */
export const monthBehind = (month: string): string => monthAfter(month, 1);

/**
 * The Chinese message when a month cannot be closed at the instant `now` (epoch milliseconds); `undefined` when it can: it is
 * over, and none before it is open. Beyond the Specification. Throws RangeError when now is no instant.
 *
 * @param month - `YYYY-MM`
 * @param openMonth - the first one that is open; undefined where there is no commission yet
 */
export const closeStatementsIssue = (
  month: string,
  openMonth: string | undefined,
  now: number,
): string | undefined => {
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(month)) return '月份写成 YYYY-MM';
  if (month >= commissionMonth(now)) return `${month} 还没有结束`;
  if ((openMonth ?? month) < month) return `${openMonth} 还没有结算，请先结算它`;
  return undefined;
};
