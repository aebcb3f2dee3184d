import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { changeInPercent, shareInPercent } from '../../src/dashboard/index.js';

describe('changeInPercent', () => {
  test.each([
    [110, 100, 10],
    [90, 100, -10],
    [0, 5, -100],
    [5, 5, 0],
    [999, 1000, 0],
    [2, 3, -33],
    // What came back was more than what came in.
    [-50, 100, -150],
    [5, 0, undefined],
    [0, 0, undefined],
    [5, -1, undefined],
  ])('from %s, %s before', (now, before, expected) => {
    expect(changeInPercent(now, before)).toBe(expected);
  });

  test.prop([fc.nat(), fc.nat(), fc.integer({ min: 1 })])(
    'grows with what it is of',
    (one, other, before) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      expect(changeInPercent(less, before)).toBeLessThanOrEqual(changeInPercent(more, before) ?? 0);
    },
  );
});

describe('shareInPercent', () => {
  test.each([
    [1, 3, 33],
    [3, 3, 100],
    [999, 1000, 99],
    [0, 3, 0],
    [0, 0, undefined],
  ])('%s of %s', (part, whole, expected) => {
    expect(shareInPercent(part, whole)).toBe(expected);
  });

  test.prop([fc.nat(), fc.nat()])('is 100 of all and of nothing less', (part, rest) => {
    fc.pre(part + rest > 0);
    expect(shareInPercent(part, part + rest) === 100).toBe(rest === 0);
  });
});
