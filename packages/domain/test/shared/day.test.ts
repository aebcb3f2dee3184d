import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  DAY_MS,
  dayIndexOf,
  dayOfIndex,
  daysBetween,
  endOfShanghaiDay,
  shanghaiDay,
  shanghaiDayIndex,
  shanghaiDaysBetween,
  shanghaiMinute,
  startOfShanghaiDay,
} from '../../src/shared/index.js';
import { shanghai } from '../support/orders.js';

const instantArb = fc.integer({ min: -62_135_596_800_000, max: 253_402_099_200_000 });
const inShanghai = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Etc/GMT-8', dateStyle: 'short' });

describe('shanghaiDay', () => {
  test.each([
    ['2025-07-11 00:00:00.000', '2025-07-11'],
    ['2025-07-10 23:59:59.999', '2025-07-10'],
    ['2024-02-29 12:00:00.000', '2024-02-29'],
    ['1970-01-01 00:00:00.000', '1970-01-01'],
  ])('%s is on %s', (wallClock, day) => {
    expect(shanghaiDay(shanghai(wallClock))).toBe(day);
  });

  test('an evening in UTC is the next day in Shanghai', () => {
    expect(shanghaiDay(Date.parse('2025-12-31T16:00:00Z'))).toBe('2026-01-01');
    expect(shanghaiDay(Date.parse('2025-12-31T15:59:59.999Z'))).toBe('2025-12-31');
  });

  test('the years 0000 to 9999, which a day can be written in', () => {
    expect(shanghaiDay(shanghai('9999-12-31 23:59:59.999'))).toBe('9999-12-31');
    expect(() => shanghaiDay(shanghai('9999-12-31 23:59:59.999') + 1)).toThrow('years 0000 to 9999');
    expect(shanghaiDay(shanghai('0000-01-01 00:00:00.000'))).toBe('0000-01-01');
    expect(() => shanghaiDay(shanghai('0000-01-01 00:00:00.000') - 1)).toThrow('years 0000 to 9999');
  });

  test.each([NaN, Infinity, -Infinity, 8.64e15])('%s is refused', (at) => {
    expect(() => shanghaiDay(at)).toThrow(RangeError);
  });

  test.prop([fc.integer({ min: 0, max: 4_102_444_800_000 })])('agrees with the calendar of Intl', (at) => {
    expect(shanghaiDay(at)).toBe(inShanghai.format(at));
  });
});

describe('shanghaiDayIndex and endOfShanghaiDay', () => {
  test('day 0 is 1970-01-01', () => {
    expect(shanghaiDayIndex(shanghai('1970-01-01 00:00:00.000'))).toBe(0);
    expect(shanghaiDayIndex(shanghai('1969-12-31 23:59:59.999'))).toBe(-1);
  });

  test.each([NaN, Infinity, -Infinity])('%s is refused', (at) => {
    expect(() => shanghaiDayIndex(at)).toThrow('not an instant');
  });

  test.prop([instantArb])('a day ends at its last millisecond', (at) => {
    const end = endOfShanghaiDay(shanghaiDayIndex(at));
    expect(end).toBeGreaterThanOrEqual(at);
    expect(end - at).toBeLessThan(DAY_MS);
    expect(shanghaiDay(end)).toBe(shanghaiDay(at));
    expect(shanghaiDay(end + 1)).not.toBe(shanghaiDay(at));
  });

  test.prop([instantArb])('a day begins where the one before ended', (at) => {
    const index = shanghaiDayIndex(at);
    expect(startOfShanghaiDay(index)).toBe(endOfShanghaiDay(index - 1) + 1);
    expect(shanghaiDay(startOfShanghaiDay(index))).toBe(shanghaiDay(at));
  });
});

describe('dayIndexOf and dayOfIndex', () => {
  test.each([
    ['1970-01-01', 0],
    ['1969-12-31', -1],
    ['2024-02-29', 19_782],
  ])('%s is day %i', (day, index) => {
    expect(dayIndexOf(day)).toBe(index);
    expect(dayOfIndex(index)).toBe(day);
  });

  test.prop([instantArb])('name the day of any instant', (at) => {
    expect(dayOfIndex(shanghaiDayIndex(at))).toBe(shanghaiDay(at));
    expect(dayIndexOf(shanghaiDay(at))).toBe(shanghaiDayIndex(at));
  });

  test.each([NaN, Infinity, 0.5, 1e9, -1e9])('%s is the number of no day', (dayIndex) => {
    expect(() => dayOfIndex(dayIndex)).toThrow(RangeError);
  });

  test.each([NaN, Infinity, 0.5])('the day number %s begins and ends never', (dayIndex) => {
    expect(() => startOfShanghaiDay(dayIndex)).toThrow(`not a day number: ${dayIndex}`);
    expect(() => endOfShanghaiDay(dayIndex)).toThrow('not a day number');
  });
});

describe('shanghaiMinute', () => {
  test('is the clock on the wall in Shanghai', () => {
    expect(shanghaiMinute(shanghai('2024-02-29 23:59:59.999'))).toBe('2024-02-29 23:59');
    expect(shanghaiMinute(Date.parse('2025-12-31T16:05:00Z'))).toBe('2026-01-01 00:05');
  });

  test.prop([fc.integer({ min: 0, max: 4_102_444_800_000 })])('begins with the day', (at) => {
    expect(shanghaiMinute(at).slice(0, 10)).toBe(shanghaiDay(at));
    expect(shanghai(`${shanghaiMinute(at)}:00.000`)).toBe(at - (at % 60_000));
  });

  test('NaN is refused', () => {
    expect(() => shanghaiMinute(NaN)).toThrow(RangeError);
  });
});

describe('daysBetween', () => {
  test.each([
    ['2025-07-11', '2025-07-11', 0],
    ['2025-07-11', '2025-08-18', 38],
    ['2025-08-18', '2025-07-11', -38],
    ['2024-02-28', '2024-03-01', 2],
    ['2023-02-28', '2023-03-01', 1],
    ['1969-12-31', '1970-01-01', 1],
  ])('from %s to %s: %i', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days);
  });

  test.each([
    '2025-02-30',
    '2025-13-01',
    '2025-00-10',
    '2025-1-1',
    '',
    'x2025-01-01',
    '2025-01-01x',
    '+02025-01-01',
  ])('%j is no day', (day) => {
    expect(() => daysBetween(day, '2025-01-01')).toThrow(RangeError);
    expect(() => daysBetween('2025-01-01', day)).toThrow(`not a day: ${day}`);
  });

  test.prop([
    fc.integer({ min: -6e13, max: 2.5e14 - 5_000 * DAY_MS }),
    fc.integer({ min: -5_000, max: 5_000 }),
  ])('counts the days that were added', (at, days) => {
    expect(daysBetween(shanghaiDay(at), shanghaiDay(at + days * DAY_MS))).toBe(days);
  });
});

describe('shanghaiDaysBetween', () => {
  test('counts calendar days, not spans of 24 hours', () => {
    const midnight = shanghai('2025-03-02 00:00:00.000');
    expect(shanghaiDaysBetween(midnight - 1, midnight)).toBe(1);
    expect(shanghaiDaysBetween(midnight, midnight - 1)).toBe(-1);
    expect(shanghaiDaysBetween(midnight, midnight + DAY_MS - 1)).toBe(0);
  });

  test.each([NaN, Infinity, -Infinity])('%d is refused on either side', (at) => {
    expect(() => shanghaiDaysBetween(at, 0)).toThrow(RangeError);
    expect(() => shanghaiDaysBetween(0, at)).toThrow(RangeError);
  });

  test.prop([instantArb, instantArb])('agrees with the days themselves', (from, to) => {
    expect(shanghaiDaysBetween(from, to)).toBe(daysBetween(shanghaiDay(from), shanghaiDay(to)));
  });
});
