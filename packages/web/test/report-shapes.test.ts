import { fc, test } from '@fast-check/vitest';
import { dayOfIndex, dayIndexOf } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import { climb, seeds, stepsOf, swingsOf } from '../src/features/report/designs/shapes/curves';
import { arc, dots, leaf, line, strokes, uprights, waves } from '../src/features/report/designs/shapes/paths';
import { polar, SHEET, tenth, type Box, type Point } from '../src/features/report/designs/shapes/point';
import { columns, scattered, shares } from '../src/features/report/designs/shapes/shares';
import {
  daysOfYear,
  inMonthRows,
  inMonthSheets,
  monthSheet,
  onRing,
  shareOfYear,
} from '../src/features/report/designs/shapes/year-days';
import { pathPoints } from './support/path-points';

const isIn = ({ x, y, width, height }: Box, point: Point): boolean =>
  point.x >= x - 1e-6 && point.x <= x + width + 1e-6 && point.y >= y - 1e-6 && point.y <= y + height + 1e-6;

const yearArb = fc.integer({ min: 1990, max: 2100 });

/** A year, and some of its days. */
const studiedArb = yearArb.chain((year) =>
  fc
    .uniqueArray(fc.integer({ min: 0, max: 364 }))
    .map((days) => ({ year, dates: days.map((day) => dayOfIndex(dayIndexOf(`${year}-01-01`) + day)) })),
);

describe('the days of a year', () => {
  it.each([
    [2023, 365],
    [2024, 366],
    [2000, 366],
    [2100, 365],
  ])('%i has %i', (year, count) => {
    expect(daysOfYear(year, [])).toHaveLength(count);
  });

  it('know their month, their place in it, and their weekday', () => {
    const days = daysOfYear(2024, ['2024-02-29']);
    expect(days[0]).toEqual({ at: 0, month: 0, inMonth: 0, weekday: 0, isStudied: false });
    expect(days[59]).toEqual({ at: 59, month: 1, inMonth: 28, weekday: 3, isStudied: true });
    expect(days.at(-1)).toMatchObject({ at: 365, month: 11, inMonth: 30, weekday: 1 });
  });

  test.prop([studiedArb])('are those of study exactly where there was study', ({ year, dates }) => {
    const studied = daysOfYear(year, dates).filter(({ isStudied }) => isStudied);
    expect(studied).toHaveLength(dates.length);
    const first = dayIndexOf(`${year}-01-01`);
    expect(studied.map(({ at }) => dayOfIndex(first + at))).toEqual(dates.toSorted());
  });

  test.prop([studiedArb])('lie within the sheet, no two in one place, in every order', ({ year, dates }) => {
    const days = daysOfYear(year, dates);
    for (const placed of [
      inMonthSheets(days, SHEET, 8, 5),
      inMonthRows(days, SHEET),
      onRing(days, { x: 160, y: 120 }, 110),
    ]) {
      expect(placed.filter((day) => !isIn(SHEET, day))).toEqual([]);
      expect(new Set(placed.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`)).size).toBe(days.length);
    }
  });

  test.prop([yearArb])('lie on the sheet of their month, a week in a row', (year) => {
    const placed = inMonthSheets(daysOfYear(year, []), SHEET, 8, 5);
    for (const day of placed) expect(isIn(monthSheet(SHEET, day.month, 8), day)).toBe(true);
    for (const [at, day] of placed.entries()) {
      const next = placed[at + 1];
      if (next?.month !== day.month) continue;
      expect(next.weekday === 0 ? next.y > day.y && next.x < day.x : next.y === day.y && next.x > day.x).toBe(
        true,
      );
    }
  });

  it.each([
    ['2024-01-01', 0],
    ['2024-12-31', 1],
    ['2023-07-02', 0.5],
  ])('%s is %d of its year', (day, share) => {
    expect(shareOfYear(day)).toBeCloseTo(share, 10);
  });
});

describe('shares and columns', () => {
  it('are none where there is nothing', () => {
    expect(shares([])).toEqual([]);
    expect(shares([0, 0])).toEqual([0, 0]);
    expect(columns([], SHEET, 4)).toEqual([]);
  });

  const valuesArb = fc.array(fc.nat({ max: 1_000_000 }), { minLength: 1, maxLength: 24 });

  test.prop([valuesArb])('are as large beside each other as what they stand for', (values) => {
    const most = Math.max(...values);
    for (const [at, share] of shares(values).entries())
      expect(share * most).toBeCloseTo(values[at] ?? NaN, 3);
  });

  test.prop([valuesArb])('stand beside each other on the lower edge, and fill the width', (values) => {
    const box = { x: 10, y: 20, width: 300, height: 150 };
    const drawn = columns(shares(values), box, 3);
    for (const { y, height } of drawn) expect(y + height).toBeCloseTo(170, 6);
    for (const { x, y, width, height } of drawn) {
      expect(isIn(box, { x, y }) && isIn(box, { x: x + width, y: y + height })).toBe(true);
    }
    const wide = drawn.reduce((sum, { width }) => sum + width, 0) + 3 * (drawn.length - 1);
    expect(wide).toBeCloseTo(300, 6);
  });

  test.prop([fc.nat({ max: 100_000 })])('what is scattered is scattered the same way every time', (at) => {
    expect(scattered(at)).toBe(scattered(at));
    expect(scattered(at) >= 0 && scattered(at) < 1).toBe(true);
    expect(scattered(at)).not.toBe(scattered(at + 1));
  });
});

describe('curves', () => {
  const box = { x: 40, y: 30, width: 240, height: 180 };

  test.prop([fc.integer({ min: 1, max: 366 })])(
    'have a step for each day, equally far from each other',
    (count) => {
      const steps = stepsOf(climb(box, swingsOf(count)), count);
      expect(steps).toHaveLength(count);
      expect(steps.filter((step) => !isIn(box, step) || !(step.turn >= 0 && step.turn <= 1))).toEqual([]);
      expect(steps[0]).toMatchObject({ x: box.x, y: box.y + box.height });
      if (count === 1) return;
      expect(steps.at(-1)?.y).toBeCloseTo(box.y, 6);
      if (count < 100) return;
      const gaps = steps
        .slice(1)
        .map((step, at) => Math.hypot(step.x - (steps[at]?.x ?? NaN), step.y - (steps[at]?.y ?? NaN)));
      // As the crow flies: a little less in a turn.
      expect(Math.max(...gaps) / Math.min(...gaps)).toBeLessThan(1.35);
    },
  );

  it('go straight up where they are straight', () => {
    for (const { turn } of stepsOf((t) => ({ x: 5, y: 100 - 100 * t }), 5))
      expect(turn % 1).toBeCloseTo(0, 6);
  });

  test.prop([fc.integer({ min: 0, max: 366 })])('seeds lie within their circle, none on another', (count) => {
    const centre = { x: 160, y: 104 };
    const points = seeds(centre, 47, count);
    expect(points).toHaveLength(count);
    const far = points.map(({ x, y }) => Math.hypot(x - centre.x, y - centre.y));
    expect(Math.max(0, ...far)).toBeLessThanOrEqual(47);
    const gaps = points.flatMap((one, at) =>
      points.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    );
    expect(Math.min(47, ...gaps.slice(0, 50_000))).toBeGreaterThan(1.4);
  });
});

describe('paths', () => {
  it('begin at the top and go round as a clock does', () => {
    const round = (turn: number) => {
      const { x, y } = polar({ x: 0, y: 0 }, 10, turn);
      return [Math.round(x) + 0, Math.round(y) + 0];
    };
    expect([0, 0.25, 0.5, 0.75].map(round)).toEqual([
      [0, -10],
      [10, 0],
      [0, 10],
      [-10, 0],
    ]);
  });

  it('are written as short as they are seen', () => {
    expect([tenth(1 / 3), tenth(2), tenth(-0.04)]).toEqual(['0.3', '2', '0']);
    expect(dots([{ x: 1, y: 2.25 }])).toBe('M1 2.3h0');
    expect(uprights([{ x: 1, y: 9 }], 4)).toBe('M1 9v-4');
    expect(
      strokes([
        [
          { x: 0, y: 1 },
          { x: 2, y: 3 },
        ],
      ]),
    ).toBe('M0 1L2 3');
    expect([dots([]), line([]), strokes([])]).toEqual(['', '', '']);
  });

  it('lead where they say', () => {
    expect(
      pathPoints(
        line([
          { x: 1, y: 2 },
          { x: 3, y: 4 },
        ]),
      ),
    ).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(pathPoints(leaf({ x: 10, y: 20 }, 8, 0.25))).toEqual([
      [10, 20],
      [18, 20],
      [10, 20],
      [10, 20],
    ]);
    expect(pathPoints(arc({ x: 0, y: 0 }, 10, 0, 0.5)).at(-1)).toEqual([0, 10]);
    expect(arc({ x: 0, y: 0 }, 10, 0, 0.6)).toContain(' 1 1 ');
    expect(pathPoints(waves({ x: 12, y: 50 }, 296, 11, 4)).at(-1)).toEqual([308, 50]);
  });
});
