import { describe, expect, it } from 'vitest';
import { monthParts, MONTHS, monthValue, yearsBetween } from '../../src/widgets/month-input/month-value.js';

describe('a month', () => {
  it.each([
    ['2022-09', '2022', '09'],
    ['2022-9', '2022', '09'],
    ['2022-09-01', '2022', '09'],
    ['2022', '2022', ''],
    [2022, '2022', ''],
    ['', '', ''],
    [null, '', ''],
    [undefined, '', ''],
    ['last year', '', ''],
  ])('%j has the parts %j and %j', (value, year, month) => {
    expect(monthParts(value)).toEqual({ year, month });
  });

  it.each([
    ['2022', '09', '2022-09'],
    ['2022', '', '2022'],
    ['', '09', ''],
    ['', '', ''],
  ])('of %j and %j is %j', (year, month, value) => {
    expect(monthValue({ year, month })).toBe(value);
  });

  it('is one of twelve', () => {
    expect(MONTHS).toHaveLength(12);
    expect([MONTHS[0], MONTHS[8], MONTHS[11]]).toEqual(['01', '09', '12']);
  });
});

it('the years stand the latest first, and there may be none', () => {
  expect(yearsBetween(2023, 2026)).toEqual(['2026', '2025', '2024', '2023']);
  expect(yearsBetween(2026, 2026)).toEqual(['2026']);
  expect(yearsBetween(2027, 2026)).toEqual([]);
});
