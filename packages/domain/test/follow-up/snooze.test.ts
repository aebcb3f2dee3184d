import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { SNOOZE_CHOICES, snoozeUntil } from '../../src/follow-up/index.js';
import { DAY_MS, shanghaiDay, shanghaiDayIndex, startOfShanghaiDay } from '../../src/shared/index.js';
import { endOf, noon } from './samples.js';

describe('snoozeUntil', () => {
  test.each([
    // A Thursday, a Sunday, a Monday, and days before a leap day and a new year.
    ['2025-11-27', ['2025-11-28', '2025-11-30', '2025-12-01']],
    ['2025-11-30', ['2025-12-01', '2025-12-03', '2025-12-01']],
    ['2025-12-01', ['2025-12-02', '2025-12-04', '2025-12-08']],
    ['2024-02-28', ['2024-02-29', '2024-03-02', '2024-03-04']],
    ['2025-12-31', ['2026-01-01', '2026-01-03', '2026-01-05']],
  ])('from %s', (today, expected) => {
    for (const now of [noon(today), endOf(today)]) {
      expect(SNOOZE_CHOICES.map((choice) => shanghaiDay(snoozeUntil(choice, now)))).toEqual(expected);
    }
  });

  test.prop([fc.integer({ min: -40 * 365 * DAY_MS, max: 100 * 365 * DAY_MS })])(
    'is the beginning of a day that is to come, a Monday where that was asked for',
    (now) => {
      for (const choice of SNOOZE_CHOICES) {
        const until = snoozeUntil(choice, now);
        expect(until).toBeGreaterThan(now);
        expect(until).toBe(startOfShanghaiDay(shanghaiDayIndex(until)));
        expect(until - now).toBeLessThanOrEqual(7 * DAY_MS);
      }
      expect(new Date(`${shanghaiDay(snoozeUntil('monday', now))}T00:00:00Z`).getUTCDay()).toBe(1);
    },
  );
});
