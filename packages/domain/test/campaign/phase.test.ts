import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { CHECK_IN_WINDOWS, isWindowOpen, windowPhase } from '../../src/campaign/index.js';
import { dayOfIndex } from '../../src/shared/index.js';
import { shanghai } from '../support/orders.js';

describe('windowPhase', () => {
  test.each([
    ['2025-07-10 23:59:59.999', 'before'],
    ['2025-07-11 00:00:00.000', 'open'],
    ['2025-08-18 23:59:59.999', 'open'],
    ['2025-08-19 00:00:00.000', 'over'],
  ])('summer at %s: %s', (wallClock, phase) => {
    expect(windowPhase(CHECK_IN_WINDOWS[0], shanghai(wallClock))).toBe(phase);
  });

  test('one turned round is never open', () => {
    const turned = { firstDay: '2025-03-10', lastDay: '2025-03-01' };
    expect(windowPhase(turned, shanghai('2025-03-05 00:00:00.000'))).toBe('before');
    expect(windowPhase(turned, shanghai('2025-03-10 00:00:00.000'))).toBe('over');
  });

  const dayArb = fc.integer({ min: 18_000, max: 21_000 }).map(dayOfIndex);
  test.prop([dayArb, dayArb, fc.integer({ min: 1_500_000_000_000, max: 1_900_000_000_000 })])(
    'is open exactly when the window is',
    (firstDay, lastDay, at) => {
      const window = { firstDay, lastDay };
      expect(windowPhase(window, at) === 'open').toBe(isWindowOpen(window, at));
    },
  );

  test('throws for what is no day or instant', () => {
    expect(() => windowPhase({ firstDay: 'x', lastDay: '2025-03-01' }, 0)).toThrow(RangeError);
    expect(() => windowPhase(CHECK_IN_WINDOWS[0], NaN)).toThrow(RangeError);
  });
});
