import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { PASSED_BANDS, passedBands, STUCK_TRIED_MIN, stuckExercises } from '../../src/school-class/index.js';

const exercise = (id: string, tried: number, passed: number) => ({ id, tried, passed });

const fare = fc
  .record({ tried: fc.integer({ min: 0, max: 12 }), part: fc.double({ min: 0, max: 1, noNaN: true }) })
  .map(({ tried, part }) => ({ tried, passed: Math.floor(tried * part) }));

describe('stuckExercises', () => {
  test('are those that at least three tried and fewer than half passed', () => {
    expect(STUCK_TRIED_MIN).toBe(3);
    const all = [
      exercise('few', 2, 0),
      exercise('three', 3, 1),
      exercise('half', 8, 4),
      exercise('less', 8, 3),
      exercise('none', 0, 0),
    ];
    expect(stuckExercises(all, 9).map(({ id }) => id)).toEqual(['less', 'three']);
    expect(stuckExercises(all, 1).map(({ id }) => id)).toEqual(['less']);
    expect(stuckExercises(all, 0)).toEqual([]);
  });

  test('where the most are stuck comes first, then where the smaller part passed', () => {
    const all = [
      exercise('a', 5, 1),
      exercise('b', 9, 4),
      exercise('c', 6, 1),
      exercise('d', 4, 0),
      exercise('e', 4, 0),
    ];
    expect(stuckExercises(all, 9).map(({ id }) => id)).toEqual(['c', 'b', 'd', 'e', 'a']);
  });

  test.prop([fc.array(fare, { maxLength: 12 }), fc.integer({ min: 0, max: 12 })])(
    'are no more than asked, and nobody left out is worse',
    (all, most) => {
      const stuck = stuckExercises(all, most);
      expect(stuck.length).toBeLessThanOrEqual(most);
      const missing = ({ tried, passed }: (typeof all)[number]) => tried - passed;
      const least = stuck.at(-1);
      const others = all.filter(
        (one) => !stuck.includes(one) && one.tried >= STUCK_TRIED_MIN && one.passed < one.tried / 2,
      );
      if (stuck.length < most) expect(others).toEqual([]);
      else if (least !== undefined) {
        for (const one of others) expect(missing(one)).toBeLessThanOrEqual(missing(least));
      }
    },
  );
});

describe('passedBands', () => {
  test('those who passed none, and five bands', () => {
    expect(PASSED_BANDS).toBe(5);
    expect(passedBands([0, 0, 1, 2, 3, 10, 12], 10)).toEqual([
      { from: 0, to: 0, students: 2 },
      { from: 1, to: 2, students: 2 },
      { from: 3, to: 4, students: 1 },
      { from: 5, to: 6, students: 0 },
      { from: 7, to: 8, students: 0 },
      { from: 9, to: 10, students: 2 },
    ]);
    expect(passedBands([1], 2)).toEqual([
      { from: 0, to: 0, students: 0 },
      { from: 1, to: 1, students: 1 },
      { from: 2, to: 2, students: 0 },
    ]);
    expect(passedBands([0, 3], 0)).toEqual([{ from: 0, to: 0, students: 2 }]);
  });

  test.prop([fc.array(fc.integer({ min: 0, max: 40 })), fc.integer({ min: 0, max: 33 })])(
    'every student and every number is in one of them, and they are about as wide',
    (passed, exercises) => {
      const bands = passedBands(passed, exercises);
      expect(bands.reduce((sum, { students }) => sum + students, 0)).toBe(passed.length);
      expect(bands[0]).toMatchObject({ from: 0, to: 0 });
      expect(bands.at(-1)?.to).toBe(exercises);
      bands.forEach(({ from, to }, at) => {
        expect(from).toBeLessThanOrEqual(to);
        if (at > 0) expect(from).toBe((bands[at - 1]?.to ?? 0) + 1);
      });
      const widths = bands.slice(1).map(({ from, to }) => to - from);
      if (widths.length > 0) expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1);
      expect(bands).toHaveLength(1 + Math.min(PASSED_BANDS, exercises));
    },
  );
});
