import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  balancesAfter,
  carriedForwardText,
  COMMISSION_ACCOUNT_TITLES,
  COMMISSION_ACCOUNTS,
  COMMISSION_HOLD_DAYS,
  COMMISSION_KIND_TITLES,
  COMMISSION_KINDS,
  COMMISSION_REVIEW_TITLES,
  COMMISSION_REVIEWS,
  COMMISSION_STATE_TITLES,
  COMMISSION_STATES,
  closeStatementsIssue,
  commissionAfter,
  commissionDueAt,
  commissionMonth,
  commissionMove,
  commissionSum,
  commissionSums,
  isReleasable,
  isSameCommission,
  monthBehind,
  NO_COMMISSION,
  postingMonth,
  refusalSource,
  sortedSums,
  statementNumber,
  writeOffIssue,
  type CommissionBalances,
  type CommissionMove,
} from '../../src/commission/index.js';
import { DAY_MS } from '../../src/shared/index.js';

const after = (balances: CommissionBalances, move: CommissionMove): CommissionBalances => {
  const moved = commissionAfter(balances, move);
  if (!moved.ok) throw new Error(moved.error.account);
  return moved.value;
};
const through = (...moves: CommissionMove[]) => moves.reduce(after, NO_COMMISSION);
const earn = (cents: number) => commissionMove('EARN', cents);
const release = (cents: number) => commissionMove('RELEASE', cents);

describe('transfers', () => {
  test('an order goes from what is owed to what is paid', () => {
    const paid = through(
      earn(1_000),
      release(1_000),
      commissionMove('PAYOUT', 1_000),
      commissionMove('TAX', 200),
      commissionMove('PAID', 800),
    );
    expect(paid).toEqual({ ...NO_COMMISSION, owed: -1_000, paid: 800, tax: 200 });
  });

  test('a payout that fails is payable again', () => {
    expect(through(earn(5), release(5), commissionMove('PAYOUT', 5), commissionMove('BACK', 5))).toEqual(
      through(earn(5), release(5)),
    );
  });

  test('a refund after the payout is carried forward, and what comes later makes up for it', () => {
    const owes = through(
      earn(5),
      release(5),
      commissionMove('PAYOUT', 5),
      commissionMove('PAID', 5),
      commissionMove('REVERSE', 5, 'payable'),
    );
    expect(owes).toEqual({ ...NO_COMMISSION, payable: -5, paid: 5 });
    expect(commissionAfter(owes, commissionMove('REVERSE', 2, 'payable')).ok).toBe(true);
    expect(commissionAfter(owes, commissionMove('PAYOUT', 1))).toEqual({
      ok: false,
      error: { kind: 'not-enough', account: 'payable' },
    });
    const later = after(after(owes, earn(7)), release(7));
    expect(later.payable).toBe(2);
    expect(after(owes, commissionMove('FORGIVE', 5))).toEqual({ ...NO_COMMISSION, paid: 5, writtenOff: -5 });
  });

  test('what is written off is gone', () => {
    expect(
      through(earn(9), release(5), commissionMove('WRITE_OFF', 1), commissionMove('WRITE_OFF', 4)),
    ).toEqual({
      ...NO_COMMISSION,
      owed: -9,
      held: 4,
      writtenOff: 5,
    });
  });

  test.each([
    ['RELEASE', undefined, 'held'],
    ['REVERSE', 'held', 'held'],
    ['PAYOUT', undefined, 'payable'],
    ['PAID', undefined, 'paying'],
    ['TAX', undefined, 'paying'],
    ['BACK', undefined, 'paying'],
    ['WRITE_OFF', undefined, 'payable'],
  ] as const)('no %s (from %s) where nothing is', (kind, from, account) => {
    expect(commissionAfter(NO_COMMISSION, commissionMove(kind, 1, from))).toEqual({
      ok: false,
      error: { kind: 'not-enough', account },
    });
  });

  test('nothing goes another way, and nothing is no transfer', () => {
    const thrown = (message: string) => new RangeError(message);
    expect(() => commissionMove('EARN', 1, 'paid')).toThrow(thrown('EARN does not go from paid'));
    expect(() => commissionMove('REVERSE', 1)).toThrow(thrown('REVERSE does not go from nowhere'));
    for (const cents of [0, -1, 0.5, NaN])
      expect(() => earn(cents)).toThrow(thrown(`not an amount in cents: ${cents}`));
  });

  test('what is written off is at most what is payable, what is forgiven at most what is owed', () => {
    expect(writeOffIssue('WRITE_OFF', 5, 5)).toBeUndefined();
    expect(writeOffIssue('WRITE_OFF', 6, 5)).toBe('核销不能超过可付的 ¥0.05');
    expect(writeOffIssue('WRITE_OFF', 1, -5)).toBe('核销不能超过可付的 ¥0.00');
    expect(writeOffIssue('FORGIVE', 5, -5)).toBeUndefined();
    expect(writeOffIssue('FORGIVE', 6, -5)).toBe('免除不能超过所欠的 ¥0.05');
    expect(writeOffIssue('FORGIVE', 1, 5)).toBe('免除不能超过所欠的 ¥0.00');
    for (const cents of [0, -1, 0.5, NaN]) expect(writeOffIssue('FORGIVE', cents, -5)).toMatch(/至少/);
  });

  test('what is carried forward is said as soon as it is a cent, and not before', () => {
    expect(carriedForwardText(-3_500)).toBe(
      '退款冲回的佣金比可付的多 ¥35.00，以后到期的佣金先抵它，抵完以后才会再打款。',
    );
    expect(carriedForwardText(-1)).toMatch('多 ¥0.01，');
    for (const cents of [0, 1, 3_500]) expect(carriedForwardText(cents)).toBeUndefined();
    expect(() => carriedForwardText(-0.5)).toThrow(RangeError);
  });

  test('every account, every state and every decision has a title, in this order', () => {
    expect(Object.keys(COMMISSION_ACCOUNT_TITLES)).toEqual([...COMMISSION_ACCOUNTS]);
    expect(Object.keys(COMMISSION_STATE_TITLES)).toEqual([...COMMISSION_STATES]);
    expect(COMMISSION_REVIEWS.map((review) => COMMISSION_REVIEW_TITLES[review])).toEqual([
      '不用核对',
      '待核对',
      '核对通过',
      '不予结算',
    ]);
  });

  test('every kind has a title, in the order in which they are told', () => {
    expect(COMMISSION_KINDS.map((kind) => COMMISSION_KIND_TITLES[kind])).toEqual([
      '赚得',
      '可付',
      '退款冲回',
      '发起付款',
      '已付',
      '代扣税款',
      '付款退回',
      '核销',
      '免除欠款',
    ]);
  });

  test('sums are told kind by kind, what comes from held before what comes from payable', () => {
    const all = [
      ...COMMISSION_KINDS.filter((kind) => kind !== 'REVERSE').map((kind) => commissionMove(kind, 1)),
      commissionMove('REVERSE', 1, 'payable'),
      commissionMove('REVERSE', 1, 'held'),
    ];
    expect(commissionSums(all.toReversed()).map(({ kind, debit }) => `${kind} ${debit}`)).toEqual([
      'EARN owed',
      'RELEASE held',
      'REVERSE held',
      'REVERSE payable',
      'PAYOUT payable',
      'PAID paying',
      'TAX paying',
      'BACK paying',
      'WRITE_OFF payable',
      'FORGIVE writtenOff',
    ]);
  });

  test('the sum of accounts is what they have together', () => {
    expect(commissionSum({ ...NO_COMMISSION, owed: -5, held: 2, tax: 4 })).toBe(1);
  });

  const froms = { REVERSE: ['held', 'payable'] } as const;
  const moves = fc
    .tuple(fc.constantFrom(...COMMISSION_KINDS), fc.integer({ min: 1, max: 500 }), fc.nat(1))
    .map(([kind, cents, which]) =>
      commissionMove(kind, cents, kind in froms ? froms[kind as keyof typeof froms][which] : undefined),
    );
  test.prop([fc.array(moves, { maxLength: 60 })])(
    'the sum of all accounts is 0, and only a debt is below it',
    (wished) => {
      const done: CommissionMove[] = [];
      let balances = NO_COMMISSION;
      for (const move of wished) {
        const moved = commissionAfter(balances, move);
        if (!moved.ok) continue;
        balances = moved.value;
        done.push(move);
        expect(commissionSum(balances)).toBe(0);
        for (const account of ['held', 'paying', 'paid', 'tax'] as const)
          expect(balances[account]).toBeGreaterThanOrEqual(0);
      }
      expect(balancesAfter(NO_COMMISSION, done)).toEqual(balances);
      const sums = commissionSums(done);
      expect(isSameCommission(balancesAfter(NO_COMMISSION, sums), balances)).toBe(true);
      expect(sums.reduce((sum, { count }) => sum + count, 0)).toBe(done.length);
      expect(sortedSums(sums.toReversed())).toEqual(sums);
      const half = Math.floor(done.length / 2);
      expect(commissionSums([...commissionSums(done.slice(0, half)), ...done.slice(half)])).toEqual(sums);
    },
  );

  test('other accounts are not the same', () => {
    for (const account of COMMISSION_ACCOUNTS)
      expect(isSameCommission(NO_COMMISSION, { ...NO_COMMISSION, [account]: 1 })).toBe(false);
  });
});

describe('months', () => {
  // The last instant of November in Shanghai, which is still in the afternoon in Greenwich.
  const LAST = Date.UTC(2026, 10, 30, 15, 59, 59, 999);

  test('are those of Shanghai', () => {
    expect(commissionMonth(LAST)).toBe('2026-11');
    expect(commissionMonth(LAST + 1)).toBe('2026-12');
  });

  test('a late posting is in its own month as long as that is open', () => {
    expect(postingMonth(LAST, '2026-10')).toBe('2026-11');
    expect(postingMonth(LAST, '2026-11')).toBe('2026-11');
    expect(postingMonth(LAST, '2027-01')).toBe('2027-01');
  });

  test('one is closed when it is over, and none before it is open', () => {
    expect(closeStatementsIssue('2026-11', '2026-11', LAST)).toBe('2026-11 还没有结束');
    expect(closeStatementsIssue('2026-11', '2026-11', LAST + 1)).toBeUndefined();
    expect(closeStatementsIssue('2026-11', '2026-10', LAST + 1)).toBe('2026-10 还没有结算，请先结算它');
    expect(closeStatementsIssue('2026-10', '2026-11', LAST)).toBeUndefined();
    expect(closeStatementsIssue('2026-11', undefined, LAST + 1)).toBeUndefined();
    for (const month of ['2026-13', '2026-00', '2026-1', '', '2026-11-01', 'x2026-10'])
      expect(closeStatementsIssue(month, undefined, LAST)).toBe('月份写成 YYYY-MM');
  });

  test('follow one another', () => {
    expect(monthBehind('2026-12')).toBe('2027-01');
    expect(monthBehind('2026-01')).toBe('2026-02');
  });

  test('what staff refuse is taken back by a source of its own', () => {
    expect(refusalSource('order-1')).toBe('refuse:order-1');
  });

  test('statements have numbers', () => {
    expect(statementNumber('2026-11', 7)).toBe('YJ202611-000007');
  });
});

describe('what is held', () => {
  test('for seven days after the payment, to the millisecond', () => {
    expect(commissionDueAt(0)).toBe(COMMISSION_HOLD_DAYS * DAY_MS);
    expect(COMMISSION_HOLD_DAYS).toBe(7);
    const held = { state: 'HELD', review: 'NONE', dueAt: 10 } as const;
    expect(isReleasable(held, 9)).toBe(false);
    expect(isReleasable(held, 10)).toBe(true);
    expect(isReleasable({ ...held, dueAt: null }, 10)).toBe(false);
  });

  test('until staff have looked at what is in doubt', () => {
    const releasable = COMMISSION_STATES.map((state) =>
      COMMISSION_REVIEWS.filter((review) => isReleasable({ state, review, dueAt: 0 }, 1)),
    );
    expect(releasable).toEqual([[], ['NONE', 'APPROVED'], []]);
  });
});
