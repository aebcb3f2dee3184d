import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { checkInStreak, currentRun, standingOf } from '../../src/campaign/index.js';
import { dayOfIndex } from '../../src/shared/index.js';

const FIRST = 20_000;
const anyDays = fc.array(fc.nat(40).map((at) => dayOfIndex(FIRST + at)));

describe('standingOf', () => {
  test('counts days, the longest run, and the run at the end', () => {
    const days = ['2025-07-14', '2025-07-11', '2025-07-12', '2025-07-13', '2025-07-16', '2025-07-16'];
    expect(standingOf(days)).toEqual({ total: 5, longest: 4, run: 1, lastDay: '2025-07-16' });
  });

  test('is nothing without days, and refuses what is none', () => {
    expect(standingOf([])).toBeUndefined();
    expect(() => standingOf(['2025-02-30'])).toThrow(RangeError);
  });
});

describe('currentRun', () => {
  test('lasts until the end of the next day', () => {
    const kept = { run: 3, lastDay: '2025-07-31' };
    expect(['2025-07-31', '2025-08-01', '2025-08-02'].map((today) => currentRun(kept, today))).toEqual([
      3, 3, 0,
    ]);
  });

  test.prop([anyDays, fc.nat(3)])(
    'what is kept says the same as the days, today and later',
    (days, later) => {
      const kept = standingOf(days);
      if (kept === undefined) return;
      const last = Math.max(...days.map((day) => Date.parse(day) / 86_400_000));
      const today = dayOfIndex(last + later);
      const streak = checkInStreak(days, today);
      expect({ current: currentRun(kept, today), longest: kept.longest, total: kept.total }).toEqual(streak);
    },
  );
});
