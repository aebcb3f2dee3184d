import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { checkInStreak } from '../../src/campaign/index.js';
import { dayOfIndex, deepFreeze } from '../../src/shared/index.js';

describe('checkInStreak', () => {
  test.each([
    ['nobody checked in', [], { current: 0, longest: 0, total: 0 }],
    ['today only', ['2025-07-20'], { current: 1, longest: 1, total: 1 }],
    ['yesterday still counts', ['2025-07-19', '2025-07-18'], { current: 2, longest: 2, total: 2 }],
    ['the day before yesterday does not', ['2025-07-18'], { current: 0, longest: 1, total: 1 }],
    ['twice a day is once', ['2025-07-20', '2025-07-20', '2025-07-19'], { current: 2, longest: 2, total: 2 }],
    [
      'a gap ends a run',
      ['2025-07-20', '2025-07-19', '2025-07-17', '2025-07-16', '2025-07-15'],
      { current: 2, longest: 3, total: 5 },
    ],
    [
      'tomorrow lengthens the longest run, not the current one',
      ['2025-07-19', '2025-07-20', '2025-07-21'],
      { current: 2, longest: 3, total: 3 },
    ],
    ['tomorrow alone is not now', ['2025-07-21'], { current: 0, longest: 1, total: 1 }],
  ])('%s', (_name, days, streak) => {
    expect(checkInStreak(deepFreeze(days), '2025-07-20')).toEqual(streak);
  });

  test('runs go on over the end of a month, a leap day and a year', () => {
    expect(checkInStreak(['2024-02-28', '2024-02-29', '2024-03-01'], '2024-03-01').current).toBe(3);
    expect(checkInStreak(['2023-02-28', '2023-03-01'], '2023-03-02').current).toBe(2);
    expect(checkInStreak(['2024-12-31', '2025-01-01'], '2025-01-01').current).toBe(2);
  });

  test.each(['2025-02-30', '', '2025-7-1', 'constructor'])('%j is no day', (day) => {
    expect(() => checkInStreak([day], '2025-07-20')).toThrow(RangeError);
    expect(() => checkInStreak([], day)).toThrow(RangeError);
  });

  /** The obvious way: a calendar on the wall, read square by square. */
  const byCalendar = (days: readonly number[], today: number) => {
    const squares = Array.from({ length: 82 }, (_, day) => days.includes(day));
    const run = (day: number): number => (squares[day] ? 1 + run(day - 1) : 0);
    return {
      current: Math.max(run(today), squares[today] ? 0 : run(today - 1)),
      longest: Math.max(...squares.map((_, day) => run(day))),
      total: squares.filter(Boolean).length,
    };
  };
  const daysArb = fc.array(fc.integer({ min: 0, max: 80 }), { maxLength: 120 });
  const FIRST = 20_270;
  const named = (day: number): string => dayOfIndex(FIRST + day);

  test.prop([daysArb, fc.integer({ min: 0, max: 81 })])('counts as one does on a calendar', (days, today) => {
    expect(checkInStreak(days.map(named), named(today))).toEqual(byCalendar(days, today));
  });

  test.prop([
    daysArb.chain((days) =>
      fc.tuple(fc.constant(days), fc.shuffledSubarray(days, { minLength: days.length })),
    ),
  ])('does not mind the order', ([days, shuffled]) => {
    expect(checkInStreak(shuffled.map(named), named(81))).toEqual(checkInStreak(days.map(named), named(81)));
  });
});
