import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { Department } from '../../src/people/index.js';
import {
  addFigures,
  departmentFigures,
  FIRST_MONTH,
  monthAfter,
  monthIssue,
  MONTHS_AHEAD_MAX,
  monthSpan,
  netOf,
  NO_FIGURES,
  NOBODY,
  TARGET_MAX,
  targetIssue,
  targetProgress,
  type Figures,
} from '../../src/performance/index.js';

const cents = fc.integer({ min: 0, max: 1_000_000_000 });
const aFigure: fc.Arbitrary<Figures> = fc.record({
  paidOrders: fc.nat({ max: 99 }),
  received: cents,
  refunds: fc.nat({ max: 99 }),
  refunded: cents,
  newStudents: fc.nat({ max: 99 }),
  converted: fc.nat({ max: 99 }),
});
const NAMES = Object.keys(NO_FIGURES) as (keyof Figures)[];

describe('figures', () => {
  const some = { paidOrders: 2, received: 700, refunds: 1, refunded: 900, newStudents: 5, converted: 3 };

  test('come to what each of them is, one by one', () => {
    expect(addFigures([some, { ...NO_FIGURES, received: 1, converted: 1 }])).toEqual({
      paidOrders: 2,
      received: 701,
      refunds: 1,
      refunded: 900,
      newStudents: 5,
      converted: 4,
    });
    expect(addFigures([])).toEqual(NO_FIGURES);
    expect(Object.isFrozen(NO_FIGURES)).toBe(true);
  });

  test('leave less than nothing where more went back', () => {
    expect(netOf(some)).toBe(-200);
    expect(netOf({ received: 5, refunded: 0 })).toBe(5);
  });

  test.prop([fc.array(aFigure), fc.array(aFigure)])('come to the same in whatever parts', (one, other) => {
    expect(addFigures([addFigures(one), addFigures(other)])).toEqual(addFigures([...one, ...other]));
    expect(netOf(addFigures(one))).toBe(one.reduce((sum, figure) => sum + netOf(figure), 0));
  });
});

describe('departments', () => {
  const of = (id: string, parentId: string | null = null, position = 0): Department => ({
    id,
    parentId,
    name: id,
    position,
  });
  const paid = (received: number): Figures => ({ ...NO_FIGURES, received });

  test('have what counts to those below them, in the order of their tree, and others behind', () => {
    const tree = [of('below', 'top', 0), of('last', null, 1), of('top'), of('deep', 'below')];
    const own = new Map([
      ['top', paid(1)],
      ['deep', paid(10)],
      ['below', paid(100)],
      ['was', paid(5)],
      [NOBODY, paid(7)],
    ]);
    expect(
      departmentFigures(tree, own).map(({ id, depth, isKnown, figures }) => [
        id,
        depth,
        isKnown,
        figures.received,
      ]),
    ).toEqual([
      ['top', 0, true, 111],
      ['below', 1, true, 110],
      ['deep', 2, true, 10],
      ['last', 0, true, 0],
      [NOBODY, 0, false, 7],
      ['was', 0, false, 5],
    ]);
    expect(departmentFigures([], new Map())).toEqual([]);
  });

  /** A tree in which each stands below an earlier one or at the top. */
  const aTree = fc.array(fc.nat(), { maxLength: 12 }).map((parents) =>
    parents.map((parent, at) => {
      const above = parent % (at + 1);
      return of(`d${at}`, above === at ? null : `d${above}`, at);
    }),
  );

  test.prop([aTree, fc.array(fc.tuple(fc.nat({ max: 14 }), aFigure))])(
    'at the top and unknown are all there is, each once',
    (tree, counted) => {
      const own = new Map(counted.map(([at, figures]) => [`d${at}`, figures]));
      const rows = departmentFigures(tree, own);
      expect(addFigures(rows.filter(({ depth }) => depth === 0).map(({ figures }) => figures))).toEqual(
        addFigures([...own.values()]),
      );
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
      // What stands below is no more than what stands above.
      for (const [at, { depth, figures }] of rows.entries()) {
        const above = rows.slice(0, at).findLast((one) => one.depth === depth - 1);
        if (above === undefined) continue;
        for (const name of NAMES) expect(figures[name]).toBeLessThanOrEqual(above.figures[name]);
      }
    },
  );
});

describe('months', () => {
  const TODAY = '2026-11-27';

  test('have their days', () => {
    expect(monthSpan('2026-02')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    expect(monthSpan('2024-02')).toEqual({ from: '2024-02-01', to: '2024-02-29' });
    expect(monthSpan('2026-12')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
    expect(() => monthSpan('2026-13')).toThrow(RangeError);
  });

  test('follow each other', () => {
    expect(monthAfter('2026-11', 0)).toBe('2026-11');
    expect(monthAfter('2026-11', 2)).toBe('2027-01');
    expect(monthAfter('2026-01', -1)).toBe('2025-12');
    expect(monthAfter('2026-03', -12)).toBe('2025-03');
  });

  test.prop([fc.integer({ min: -40, max: 40 }), fc.integer({ min: 0, max: 23 })])(
    'lead back where they came from',
    (count, at) => {
      const month = monthAfter('2025-01', at);
      expect(monthAfter(monthAfter(month, count), -count)).toBe(month);
      expect(monthAfter(month, count) > month).toBe(count > 0);
    },
  );

  test.each([
    ['2026-11', undefined],
    ['2027-11', undefined],
    [FIRST_MONTH, undefined],
    ['2027-12', `最多看到 ${MONTHS_AHEAD_MAX} 个月以后`],
    ['1999-12', '没有这个月'],
    ['2026-13', '没有这个月'],
    ['2026-00', '没有这个月'],
    ['2026-1', '没有这个月'],
    ['2026-111', '没有这个月'],
    ['x2026-11', '没有这个月'],
    ['', '没有这个月'],
  ])('of %s says %s', (month, issue) => {
    expect(monthIssue(month, TODAY)).toBe(issue);
  });

  test('are counted for as long as there is something', () => {
    expect([FIRST_MONTH, MONTHS_AHEAD_MAX]).toEqual(['2000-01', 12]);
  });
});

describe('targets', () => {
  test.each([
    [1, true],
    [TARGET_MAX, true],
    [0, false],
    [-1, false],
    [TARGET_MAX + 1, false],
    [1.5, false],
    [NaN, false],
    [Infinity, false],
  ])('of %s cents: %s', (target, isFine) => {
    expect(targetIssue(target)).toBe(isFine ? undefined : '目标大于 ¥0.00，不超过 ¥1000000000.00，精确到分');
  });

  test.each([
    [1_000, 0, 0, 1_000],
    [1_000, 999, 99, 1],
    [1_000, 1_000, 100, 0],
    [1_000, 1_500, 150, 0],
    [1_000, -500, 0, 1_500],
    [3, 1, 33, 2],
  ])('of %s with %s: %s percent, %s missing', (target, net, share, missing) => {
    expect(targetProgress(target, net)).toEqual({ share, missing });
  });

  test.prop([fc.integer({ min: 1, max: TARGET_MAX }), fc.integer({ min: -TARGET_MAX, max: TARGET_MAX })])(
    'are reached when nothing is missing, and not before',
    (target, net) => {
      const { share, missing } = targetProgress(target, net);
      expect(share >= 100).toBe(missing === 0);
      expect(share).toBeGreaterThanOrEqual(0);
      if (missing > 0) expect(net + missing).toBe(target);
    },
  );
});
