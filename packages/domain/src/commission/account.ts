import { formatAmount } from '../order/index.js';
import { deepFreeze, err, ok, type Result } from '../shared/index.js';
import { requireCents } from './cents.js';

/**
 * The accounts of a partner. `owed`: the side of the shop, never above 0: what the others hold in all; `held`: earned, not
 * released; `payable`: below 0 where more was taken back than was there, which is carried forward; `paying`: in a payout that
 * is on its way; `paid`; `tax`: withheld; `writtenOff`. Beyond the Specification.
 */
export type CommissionAccountName = 'owed' | 'held' | 'payable' | 'paying' | 'paid' | 'tax' | 'writtenOff';

/** All accounts of a partner, in the order of the way that money goes. Beyond the Specification. */
export const COMMISSION_ACCOUNTS: readonly CommissionAccountName[] = deepFreeze([
  'owed',
  'held',
  'payable',
  'paying',
  'paid',
  'tax',
  'writtenOff',
]);

/** All accounts, as people read them. Beyond the Specification. */
export const COMMISSION_ACCOUNT_TITLES: Readonly<Record<CommissionAccountName, string>> = deepFreeze({
  owed: '学校应付',
  held: '保留中',
  payable: '可付',
  paying: '付款中',
  paid: '已付',
  tax: '代扣税款',
  writtenOff: '已核销',
});

/** What is on each account of a partner, in integer cents; the sum of all is 0. Beyond the Specification. */
export type CommissionBalances = Readonly<Record<CommissionAccountName, number>>;

/** The accounts of somebody who has nothing yet, in integer cents. Beyond the Specification. */
export const NO_COMMISSION: CommissionBalances = deepFreeze({
  owed: 0,
  held: 0,
  payable: 0,
  paying: 0,
  paid: 0,
  tax: 0,
  writtenOff: 0,
});

/**
 * What happens to commission: it is earned by a payment, released after the time it is held, taken back by a refund, put into
 * a payout, paid, withheld as tax, back from a payout that failed, written off, or a debt of the partner is forgiven. Beyond
 * the Specification.
 */
export type CommissionKind =
  'EARN' | 'RELEASE' | 'REVERSE' | 'PAYOUT' | 'PAID' | 'TAX' | 'BACK' | 'WRITE_OFF' | 'FORGIVE';

/** All kinds, in the order in which they are told. Beyond the Specification. */
export const COMMISSION_KINDS: readonly CommissionKind[] = deepFreeze([
  'EARN',
  'RELEASE',
  'REVERSE',
  'PAYOUT',
  'PAID',
  'TAX',
  'BACK',
  'WRITE_OFF',
  'FORGIVE',
]);

/** All kinds, as people read them. Beyond the Specification. */
export const COMMISSION_KIND_TITLES: Readonly<Record<CommissionKind, string>> = deepFreeze({
  EARN: '赚得',
  RELEASE: '可付',
  REVERSE: '退款冲回',
  PAYOUT: '发起付款',
  PAID: '已付',
  TAX: '代扣税款',
  BACK: '付款退回',
  WRITE_OFF: '核销',
  FORGIVE: '免除欠款',
});

/** From which account to which a kind moves. */
type Way = { readonly from: readonly CommissionAccountName[]; readonly to: CommissionAccountName };

const WAYS: Readonly<Record<CommissionKind, Way>> = deepFreeze({
  EARN: { from: ['owed'], to: 'held' },
  RELEASE: { from: ['held'], to: 'payable' },
  REVERSE: { from: ['held', 'payable'], to: 'owed' },
  PAYOUT: { from: ['payable'], to: 'paying' },
  PAID: { from: ['paying'], to: 'paid' },
  TAX: { from: ['paying'], to: 'tax' },
  BACK: { from: ['paying'], to: 'payable' },
  WRITE_OFF: { from: ['payable'], to: 'writtenOff' },
  FORGIVE: { from: ['writtenOff'], to: 'payable' },
});

/** One transfer between two accounts of a partner. Beyond the Specification. */
export type CommissionMove = {
  /** What happens. */
  readonly kind: CommissionKind;
  /** The account that has less afterwards. */
  readonly debit: CommissionAccountName;
  /** The account that has more. */
  readonly credit: CommissionAccountName;
  /** How many cents, at least 1. */
  readonly cents: number;
};

/**
 * A transfer of a kind; `from` says from which account where a kind has more than one way. Throws RangeError where a kind goes
 * no such way, and for what are no cents, or none. Beyond the Specification.
 *
 * @param kind - what happens
 * @param cents - how many cents, at least 1
 * @param from - the account that has less afterwards
 */
export const commissionMove = (
  kind: CommissionKind,
  cents: number,
  from?: CommissionAccountName,
): CommissionMove => {
  const way = WAYS[kind];
  const [only, ...more] = way.from;
  const debit = from ?? (more.length === 0 ? only : undefined);
  if (debit === undefined || !way.from.includes(debit))
    throw new RangeError(`${kind} does not go from ${from ?? 'nowhere'}`);
  requireCents(cents, 1);
  return { kind, debit, credit: way.to, cents };
};

/** Whether so little, in cents, may be left on an account after a transfer of a kind. */
const mayBeLeft = (kind: CommissionKind, account: CommissionAccountName, left: number): boolean =>
  left >= 0 ||
  account === 'owed' ||
  // A refund comes whenever it comes, and a debt is forgiven whatever was written off.
  (account === 'payable' && kind === 'REVERSE') ||
  kind === 'FORGIVE';

/**
 * The accounts after a transfer, in integer cents; `not-enough` where the one that it is from has less than that. What is
 * taken back always can be: `payable` goes below 0 then, and what comes later makes up for it. Beyond the Specification.
 *
 * @param balances - the accounts before
 * @param move - the transfer
 */
export const commissionAfter = (
  balances: CommissionBalances,
  { kind, debit, credit, cents }: CommissionMove,
): Result<CommissionBalances, { readonly kind: 'not-enough'; readonly account: CommissionAccountName }> => {
  const left = balances[debit] - cents;
  if (!mayBeLeft(kind, debit, left)) return err({ kind: 'not-enough', account: debit });
  return ok({ ...balances, [debit]: left, [credit]: balances[credit] + cents });
};

/** The sum of all accounts, in integer cents: 0 unless something is wrong. Beyond the Specification. */
export const commissionSum = (balances: CommissionBalances): number =>
  COMMISSION_ACCOUNTS.reduce((sum, account) => sum + balances[account], 0);

/**
 * The Chinese message when so many cents cannot be written off of what is payable, or forgiven of what is owed; `undefined` when
 * they can. Beyond the Specification. Throws RangeError when what is payable is no whole number of cents.
 *
 * @param kind - which of the two
 * @param cents - how many cents
 * @param payable - what is payable in cents; below 0 where it is owed
 */
export const writeOffIssue = (
  kind: Extract<CommissionKind, 'WRITE_OFF' | 'FORGIVE'>,
  cents: number,
  payable: number,
): string | undefined => {
  if (!Number.isSafeInteger(cents) || cents < 1) return '金额至少是 ¥0.01，精确到分';
  const most = Math.max(0, kind === 'WRITE_OFF' ? payable : -payable);
  if (cents <= most) return undefined;
  return kind === 'WRITE_OFF'
    ? `核销不能超过可付的 ¥${formatAmount(most)}`
    : `免除不能超过所欠的 ¥${formatAmount(most)}`;
};

/**
 * The Chinese sentence for what is carried forward: more was taken back than was payable, and what comes later makes up for it;
 * `undefined` where nothing is. Beyond the Specification. Throws RangeError when it is no whole number of cents.
 *
 * @param payable - what is payable in cents; below 0 where it is owed
 */
export const carriedForwardText = (payable: number): string | undefined =>
  payable < 0
    ? `退款冲回的佣金比可付的多 ¥${formatAmount(-payable)}，以后到期的佣金先抵它，抵完以后才会再打款。`
    : undefined;
