import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { marksTo } from '../src/features/admin/blocks/day-chart-values';

it.each([
  [0, []],
  [0.01, []],
  [1, [1]],
  [3, [1, 2, 3]],
  [7, [3, 6]],
  [12, [5, 10]],
  [45, [20, 40]],
  [100, [50, 100]],
  [461_145, [200_000, 400_000]],
])('a scale to %d has marks at %j', (most, marks) => {
  expect(marksTo(most)).toEqual(marks);
});

test.prop([fc.integer({ min: 2, max: 1_000_000_000 })])(
  'of whole figures it has two or three, all whole',
  (most) => {
    const marks = marksTo(most);
    expect([2, 3]).toContain(marks.length);
    expect(marks.every(Number.isInteger)).toBe(true);
    expect(marks.at(-1)).toBeLessThanOrEqual(most);
    expect(marks.at(-1)).toBeGreaterThan(most / 2);
  },
);
