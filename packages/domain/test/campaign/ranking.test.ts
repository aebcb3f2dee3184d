import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { byStanding, isSamePlace, placesOf, type Standing } from '../../src/campaign/index.js';

const standing = (userId: string, total: number, longest: number, lastDay = '2025-07-20'): Standing => ({
  userId,
  total,
  longest,
  lastDay,
});
const anyStanding = fc.record({
  userId: fc.constantFrom('a', 'b', 'c', 'd'),
  total: fc.nat(4),
  longest: fc.nat(4),
  lastDay: fc.constantFrom('2025-07-11', '2025-07-12'),
});

describe('placesOf', () => {
  test('more days first, then the longer run, then the earlier one; who is alike shares a place', () => {
    const ranking = [
      standing('late', 5, 3, '2025-07-21'),
      standing('third', 4, 4),
      standing('early', 5, 3, '2025-07-20'),
      standing('first', 5, 5),
    ];
    expect(placesOf(ranking).map(({ userId, place }) => [userId, place])).toEqual([
      ['first', 1],
      ['early', 2],
      ['late', 2],
      ['third', 4],
    ]);
  });

  test('of two alike on the same day the id decides', () => {
    const ranking = [standing('b', 1, 1), standing('a', 1, 1)];
    expect(placesOf(ranking).map(({ userId }) => userId)).toEqual(['a', 'b']);
  });

  test.prop([fc.uniqueArray(anyStanding, { selector: ({ userId }) => userId })])(
    'a place is one more than the number of those who are better',
    (ranking) => {
      for (const { place, ...one } of placesOf(ranking)) {
        const better = ranking.filter((other) => byStanding(other, one) < 0 && !isSamePlace(other, one));
        expect(place).toBe(better.length + 1);
      }
    },
  );
});

describe('byStanding', () => {
  test.prop([anyStanding, anyStanding])('turned around it says the opposite', (one, other) => {
    expect(Math.sign(byStanding(one, other)) + Math.sign(byStanding(other, one))).toBe(0);
  });
});
