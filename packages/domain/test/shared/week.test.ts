import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { dayIndexOf, mondayOf, WEEK_DAYS, weekdayOf } from '../../src/shared/index.js';

test('the first day of a week is its Monday', () => {
  expect(weekdayOf(dayIndexOf('2026-03-02'))).toBe(0);
  expect(weekdayOf(dayIndexOf('2026-03-08'))).toBe(6);
  expect(weekdayOf(0)).toBe(3);
  expect(mondayOf(dayIndexOf('2026-03-05'))).toBe(dayIndexOf('2026-03-02'));
});

test.prop([fc.integer({ min: -1_000_000, max: 1_000_000 })])('goes round, before 1970 too', (day) => {
  const weekday = weekdayOf(day);
  expect(weekday).toBe((((new Date(day * 86_400_000).getUTCDay() + 6) % 7) + 7) % 7);
  expect(mondayOf(day)).toBe(day - weekday);
  expect(weekdayOf(day + WEEK_DAYS)).toBe(weekday);
});
