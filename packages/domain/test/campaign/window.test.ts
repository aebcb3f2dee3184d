import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { CHECK_IN_WINDOWS, isWindowOpen } from '../../src/campaign/index.js';
import { DAY_MS, dayOfIndex, shanghaiDay } from '../../src/shared/index.js';
import { shanghai } from '../support/orders.js';

const [SUMMER, WINTER] = CHECK_IN_WINDOWS;

describe('isWindowOpen', () => {
  test('the two windows of the Specification', () => {
    expect(CHECK_IN_WINDOWS).toEqual([
      { name: 'summer', firstDay: '2025-07-11', lastDay: '2025-08-18' },
      { name: 'winter', firstDay: '2025-01-11', lastDay: '2025-02-08' },
    ]);
  });

  test.each([
    ['2025-07-10 23:59:59.999', false],
    ['2025-07-11 00:00:00.000', true],
    ['2025-08-01 12:00:00.000', true],
    ['2025-08-18 23:59:59.999', true],
    ['2025-08-19 00:00:00.000', false],
    ['2024-08-01 12:00:00.000', false],
  ])('summer at %s: %s', (wallClock, open) => {
    expect(isWindowOpen(SUMMER!, shanghai(wallClock))).toBe(open);
  });

  test.each([
    ['2025-01-10 23:59:59.999', false],
    ['2025-01-11 00:00:00.000', true],
    ['2025-02-08 23:59:59.999', true],
    ['2025-02-09 00:00:00.000', false],
  ])('winter at %s: %s', (wallClock, open) => {
    expect(isWindowOpen(WINTER!, shanghai(wallClock))).toBe(open);
  });

  test('a window of one day is open on that day, one turned round never', () => {
    const day = { firstDay: '2024-02-29', lastDay: '2024-02-29' };
    expect(isWindowOpen(day, shanghai('2024-02-29 00:00:00.000'))).toBe(true);
    expect(isWindowOpen(day, shanghai('2024-03-01 00:00:00.000'))).toBe(false);
    const turned = { firstDay: '2025-08-18', lastDay: '2025-07-11' };
    expect(isWindowOpen(turned, shanghai('2025-08-01 00:00:00.000'))).toBe(false);
    expect(isWindowOpen(turned, shanghai('2025-08-18 00:00:00.000'))).toBe(false);
  });

  test.each([NaN, Infinity])('%s is no instant', (at) => {
    expect(() => isWindowOpen(SUMMER!, at)).toThrow(RangeError);
  });

  test('a window needs real days, whatever the instant', () => {
    const at = shanghai('2025-08-01 00:00:00.000');
    expect(() => isWindowOpen({ firstDay: '2025-02-30', lastDay: '2025-08-18' }, at)).toThrow('not a day');
    expect(() => isWindowOpen({ firstDay: '2025-09-01', lastDay: '' }, at)).toThrow('not a day');
  });

  const dayArb = fc.integer({ min: 15_000, max: 25_000 });

  test.prop([dayArb, fc.integer({ min: 0, max: 60 }), fc.integer({ min: -90 * DAY_MS, max: 90 * DAY_MS })])(
    'is open on just the days that a calendar shows between its two',
    (first, length, offset) => {
      const window = { firstDay: dayOfIndex(first), lastDay: dayOfIndex(first + length) };
      const at = Date.parse(`${window.firstDay}T00:00:00+08:00`) + offset;
      const today = shanghaiDay(at);
      expect(isWindowOpen(window, at)).toBe(window.firstDay <= today && today <= window.lastDay);
    },
  );
});
