import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  BILL_ROW_KINDS,
  BILL_STATES,
  OUR_STATES,
  reconcile,
  type BothSums,
  type FoundDifference,
  type OurMoney,
  type RowOfDay,
} from '../../src/bill/index.js';
import { oracle } from './oracle.js';
import { afternoon, DAY, oursOf, payment, refund } from './samples.js';

const NEXT = '2026-03-06';
const of = (rows: readonly RowOfDay[], ours: readonly OurMoney[], day = DAY) => {
  const found = reconcile(day, { rows, ours });
  return found.differences.map(({ kind, number, ours: our, theirs }) => [kind, number, our, theirs]);
};

describe('comparing a day', () => {
  const [paid, back] = [payment('t-1'), refund('r-1')];

  test('finds nothing where both sides say the same', () => {
    expect(reconcile(DAY, { rows: [paid, back], ours: [oursOf(paid), oursOf(back)] })).toEqual({
      payments: { ourCount: 1, ourSum: 19_900, theirCount: 1, theirSum: 19_900 },
      refunds: { ourCount: 1, ourSum: 5_000, theirCount: 1, theirSum: 5_000 },
      differences: [],
    });
  });

  test('finds one cent', () => {
    expect(of([paid], [oursOf(paid, { amount: 19_901 })])).toEqual([
      ['PAYMENT_AMOUNT', 't-1', 19_901, 19_900],
    ]);
    expect(of([back], [oursOf(back, { amount: 4_999 })])).toEqual([['REFUND_AMOUNT', 'r-1', 4_999, 5_000]]);
  });

  test('finds what only one side has', () => {
    expect(of([paid, back], [])).toEqual([
      ['PAYMENT_UNKNOWN', 't-1', null, 19_900],
      ['REFUND_UNKNOWN', 'r-1', null, 5_000],
    ]);
    expect(of([], [oursOf(paid), oursOf(back)])).toEqual([
      ['PAYMENT_MISSING', 't-1', 19_900, null],
      ['REFUND_MISSING', 'r-1', 5_000, null],
    ]);
  });

  test('a refund accepted after midnight stands in the next bill, and in that one alone', () => {
    const late = refund('r-1', 5_000, { day: NEXT, at: afternoon(NEXT) });
    const ours = [oursOf(late, { day: DAY })];
    expect(of([], ours)).toEqual([['REFUND_MISSING', 'r-1', 5_000, null]]);
    expect(of([late], ours)).toEqual([]);
    expect(of([late], ours, NEXT)).toEqual([]);
    expect(reconcile(NEXT, { rows: [late], ours }).refunds.ourSum).toBe(5_000);
    expect(reconcile(DAY, { rows: [late], ours }).refunds.ourSum).toBe(0);
  });

  test('a refund that nobody could ask for yet, or that was refused, need not stand anywhere', () => {
    for (const state of ['WAITING', 'FAILED', 'OUTSIDE'] as const)
      expect(of([], [oursOf(back, { state })])).toEqual([]);
  });

  test('what was on its way when the bill was made may have ended since', () => {
    const underWay = refund('r-1', 5_000, { state: 'PROCESSING' });
    for (const state of OUR_STATES) expect(of([underWay], [oursOf(back, { state })])).toEqual([]);
    expect(of([back], [oursOf(back, { state: 'PROCESSING' })])[0]?.[0]).toBe('REFUND_STATE');
    for (const state of ['FAILED', 'WAITING', 'OUTSIDE'] as const)
      expect(of([back], [oursOf(back, { state })])[0]?.[0]).toBe('REFUND_STATE');
  });

  test('what failed when the bill was made may have arrived since', () => {
    const failed = refund('r-1', 5_000, { state: 'FAILED' });
    for (const state of OUR_STATES) expect(of([failed], [oursOf(back, { state })])).toEqual([]);
    const later = refund('r-1', 5_000, { day: NEXT, at: afternoon(NEXT) });
    const both = { rows: [failed, later], ours: [oursOf(back)] };
    for (const day of [DAY, NEXT]) expect(reconcile(day, both).differences).toEqual([]);
    expect(reconcile(NEXT, both).refunds).toMatchObject({ ourSum: 5_000, theirSum: 5_000 });
    expect(of([failed, later], [], DAY)).toEqual([]);
    expect(of([failed, later], [], NEXT)).toEqual([['REFUND_UNKNOWN', 'r-1', null, 5_000]]);
    expect(of([failed, later, { ...later }], [oursOf(back)], NEXT)).toEqual([
      ['ROW_TWICE', 'r-1', null, 5_000],
    ]);
  });

  test('what did not go back is no part of the sums', () => {
    const failed = refund('r-1', 5_000, { state: 'FAILED' });
    const underWay = refund('r-1', 5_000, { state: 'PROCESSING' });
    const none = { ourCount: 0, ourSum: 0, theirCount: 0, theirSum: 0 };
    const sums = (row: RowOfDay, state: OurMoney['state']) =>
      reconcile(DAY, { rows: [row], ours: [oursOf(row, { state })] }).refunds;
    expect([sums(failed, 'FAILED'), sums(failed, 'DONE'), sums(underWay, 'FAILED')]).toEqual([
      none,
      none,
      none,
    ]);
    expect(sums(back, 'FAILED')).toEqual({ ...none, theirCount: 1, theirSum: 5_000 });
  });

  test('what a bill names again is too much by that', () => {
    expect(of([paid, { ...paid }, { ...paid }], [oursOf(paid)])).toEqual([
      ['ROW_TWICE', 't-1', null, 39_800],
    ]);
    const again = { ...paid, day: NEXT };
    expect(of([again, paid], [oursOf(paid)], NEXT)).toEqual([['ROW_TWICE', 't-1', null, 19_900]]);
  });
});

const DAYS = ['2026-03-04', DAY, NEXT] as const;
const amount = fc.integer({ min: 1, max: 3 });
const common = {
  kind: fc.constantFrom(...BILL_ROW_KINDS),
  number: fc.constantFrom('a', 'b', 'c', 'd'),
  amount,
  day: fc.constantFrom(...DAYS),
  transactionId: fc.constant('t'),
};
const anyRow: fc.Arbitrary<RowOfDay> = fc
  .record({
    ...common,
    outTradeNo: fc.constant('o'),
    at: fc.constant(0),
    state: fc.constantFrom(...BILL_STATES),
  })
  .map((row) => (row.kind === 'PAYMENT' ? { ...row, state: 'DONE' } : row));
const anyOurs: fc.Arbitrary<OurMoney> = fc
  .record({ ...common, state: fc.constantFrom(...OUR_STATES) })
  .map((one) => (one.kind === 'PAYMENT' ? { ...one, state: 'DONE' } : one));
const anyRows = fc.array(anyRow, { maxLength: 10 });
const anyOurMoney = fc.uniqueArray(anyOurs, {
  maxLength: 8,
  selector: ({ kind, number }) => `${kind} ${number}`,
});

const named = (differences: readonly FoundDifference[]): readonly string[] =>
  differences.map(({ kind, number }) => `${kind} ${number}`).toSorted();
/** By how much a difference makes the sums differ: what failed is in none of them. */
const saidBy = ({ kind, ours: our, theirs, ourState, theirState }: FoundDifference): number => {
  if (kind === 'ROW_TWICE') return -(theirs ?? 0);
  if (theirState === 'FAILED' || (theirState === 'PROCESSING' && ourState === 'FAILED')) return 0;
  // It went back by the bill alone, whatever the amounts are.
  if (ourState === 'FAILED') return kind === 'REFUND_STATE' ? -(theirs ?? 0) : 0;
  return kind === 'REFUND_STATE' ? 0 : (our ?? 0) - (theirs ?? 0);
};
const gap = ({ ourSum, theirSum }: BothSums): number => ourSum - theirSum;

describe('whatever happened', () => {
  propertyTest.prop([anyRows, anyOurMoney])(
    'every difference is found, and no other, by a slow oracle',
    (rows, ours) => {
      for (const day of DAYS)
        expect(named(reconcile(day, { rows, ours }).differences)).toEqual(oracle(day, rows, ours));
    },
  );

  propertyTest.prop([anyRows, anyOurMoney])('the sums differ by what the differences say', (rows, ours) => {
    for (const day of DAYS) {
      const { payments, refunds, differences } = reconcile(day, { rows, ours });
      const said = differences.reduce((sum, one) => sum + saidBy(one), 0);
      expect(gap(payments) + gap(refunds)).toBe(said);
    }
  });

  propertyTest.prop([anyRows, anyOurMoney])(
    'rows of the day and those with known numbers are all that is needed',
    (rows, ours) => {
      for (const day of DAYS) {
        const here = rows.filter((row) => row.day === day);
        const isOf =
          (all: readonly Pick<RowOfDay, 'kind' | 'number'>[]) =>
          ({ kind, number }: Pick<RowOfDay, 'kind' | 'number'>): boolean =>
            all.some((one) => one.kind === kind && one.number === number);
        const mine = ours.filter((one) => one.day === day || isOf(here)(one));
        const needed = rows.filter((row) => row.day === day || isOf([...mine, ...here])(row));
        expect(reconcile(day, { rows: needed, ours: mine })).toEqual(reconcile(day, { rows, ours }));
      }
    },
  );
});
