import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { CHART_LENGTH, chartSpans, periodOf, type Grain } from '../../src/dashboard/index.js';
import { dayIndexOf, dayOfIndex, daysBetween } from '../../src/shared/index.js';

const said = (grain: Grain, on: string, today: string) => {
  const { now, before, isRunning, isComparable } = periodOf(grain, on, today);
  return [now.from, now.to, before.from, before.to, isRunning, isComparable];
};

const TODAY = '2026-11-27';
const aDay = fc.integer({ min: 0, max: 40_000 }).map(dayOfIndex);
const aGrain = fc.constantFrom<Grain>('day', 'month');

describe('periodOf', () => {
  test.each([
    ['day', TODAY, [TODAY, TODAY, '2026-11-20', '2026-11-20', true, false]],
    ['day', '2026-11-26', ['2026-11-26', '2026-11-26', '2026-11-19', '2026-11-19', false, true]],
    // What is still to come is today.
    ['day', '2027-01-01', [TODAY, TODAY, '2026-11-20', '2026-11-20', true, false]],
    ['month', TODAY, ['2026-11-01', TODAY, '2026-10-01', '2026-10-27', true, true]],
    ['month', '2026-10-05', ['2026-10-01', '2026-10-31', '2026-09-01', '2026-09-30', false, true]],
    ['month', '2026-03-31', ['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28', false, true]],
    ['month', '2026-01-01', ['2026-01-01', '2026-01-31', '2025-12-01', '2025-12-31', false, true]],
  ] as const)('of a %s, %s', (grain, on, expected) => {
    expect(said(grain, on, TODAY)).toEqual(expected);
  });

  test.each([
    // The month before had fewer days; a leap year; the last day of a month, which is not over yet.
    ['2026-03-30', ['2026-03-01', '2026-03-30', '2026-02-01', '2026-02-28', true, true]],
    ['2024-03-29', ['2024-03-01', '2024-03-29', '2024-02-01', '2024-02-29', true, true]],
    ['2026-11-30', ['2026-11-01', '2026-11-30', '2026-10-01', '2026-10-30', true, true]],
    // Of the first day nothing is over.
    ['2026-12-01', ['2026-12-01', '2026-12-01', '2026-11-01', '2026-11-01', true, false]],
  ])('of the month on %s', (today, expected) => {
    expect(said('month', today, today)).toEqual(expected);
  });

  test.prop([aGrain, aDay, aDay])(
    'never overlaps what it is compared with, nor is it longer by days that were there',
    (grain, on, today) => {
      const { now, before, isRunning, isComparable } = periodOf(grain, on, today);
      expect(now.from <= now.to && before.from <= before.to && before.to < now.from).toBe(true);
      expect(now.to <= today).toBe(true);
      expect(isRunning).toBe(now.to === today);
      expect(isComparable).toBe(now.from < now.to || !isRunning);
      if (on <= today) expect(now.from <= on && (on <= now.to || isRunning)).toBe(true);
      if (grain === 'month' && isRunning)
        expect(daysBetween(before.from, before.to)).toBeLessThanOrEqual(daysBetween(now.from, now.to));
    },
  );

  test('throws for what is no day', () => {
    expect(() => periodOf('day', '2026-02-30', TODAY)).toThrow(RangeError);
  });
});

describe('chartSpans', () => {
  test('ends with the period', () => {
    const months = chartSpans('month', { from: '2026-11-01', to: TODAY });
    expect([months[0], months.at(-1)]).toEqual([
      { from: '2025-12-01', to: '2025-12-31' },
      { from: '2026-11-01', to: TODAY },
    ]);
    const days = chartSpans('day', { from: TODAY, to: TODAY });
    expect([days[0]?.from, days.at(-1)?.to]).toEqual(['2026-10-29', TODAY]);
  });

  test.prop([aGrain, aDay.filter((day) => dayIndexOf(day) > 400), aDay])(
    'has no gap, and each the length that is said',
    (grain, on, today) => {
      fc.pre(on <= today);
      const { now } = periodOf(grain, on, today);
      const spans = chartSpans(grain, now);
      expect(spans).toHaveLength(CHART_LENGTH[grain]);
      expect(spans.at(-1)).toEqual(now);
      for (const [at, { from, to }] of spans.entries()) {
        expect(from <= to).toBe(true);
        if (at > 0) expect(daysBetween(spans[at - 1]?.to ?? '', from)).toBe(1);
      }
    },
  );
});
