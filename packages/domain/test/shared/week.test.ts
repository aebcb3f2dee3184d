import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import {
  dayIndexOf,
  mondayOf,
  WEEK_DAYS,
  weekdayOf,
  weekdayOfDay,
  WEEKDAYS,
} from '../../src/shared/index.js';

test('the first day of a week is its Monday', () => {
  expect(weekdayOf(dayIndexOf('2026-03-02'))).toBe(0);
  expect(weekdayOf(dayIndexOf('2026-03-08'))).toBe(6);
  expect(weekdayOf(0)).toBe(3);
  expect(mondayOf(dayIndexOf('2026-03-05'))).toBe(dayIndexOf('2026-03-02'));
});

test('a day has its place in the week, and a name', () => {
  expect(WEEKDAYS).toHaveLength(WEEK_DAYS);
  expect(WEEKDAYS[weekdayOfDay('2026-03-02')]).toBe('一');
  expect(WEEKDAYS[weekdayOfDay('2026-03-08')]).toBe('日');
  expect(() => weekdayOfDay('2026-02-30')).toThrow(RangeError);
});

test.prop([fc.integer({ min: -1_000_000, max: 1_000_000 })])('goes round, before 1970 too', (day) => {
  const weekday = weekdayOf(day);
  expect(weekday).toBe((((new Date(day * 86_400_000).getUTCDay() + 6) % 7) + 7) % 7);
  expect(mondayOf(day)).toBe(day - weekday);
  expect(weekdayOf(day + WEEK_DAYS)).toBe(weekday);
});
