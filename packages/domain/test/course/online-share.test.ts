import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { earnedProgress, onlineShare, reachableProgress, type CourseShare } from '../../src/course/index.js';

const course = (online: number, planned: number): CourseShare => ({ online, planned });
const share = fc.record({ online: fc.nat({ max: 20 }), planned: fc.nat({ max: 20 }) });

describe('onlineShare', () => {
  it('is all of it only where every chapter of every course can be read', () => {
    expect(onlineShare([course(8, 8), course(3, 3)])).toEqual({ kind: 'all' });
    expect(onlineShare([course(9, 8)])).toEqual({ kind: 'all' });
    expect(onlineShare([course(8, 8), course(1, 8)])).toEqual({ kind: 'each', partly: 1 });
    expect(onlineShare([course(1, 8)])).toEqual({ kind: 'each', partly: 1 });
  });

  it('counts the courses of which nothing can be read', () => {
    expect(onlineShare([course(8, 8), course(0, 8), course(1, 8)])).toEqual({ kind: 'some', online: 2 });
    expect(onlineShare([course(0, 8), course(0, 0)])).toEqual({ kind: 'none' });
    expect(onlineShare([])).toEqual({ kind: 'none' });
  });

  test.prop([fc.array(share)])('says the same in any order', (courses) => {
    expect(onlineShare(courses.toReversed())).toEqual(onlineShare(courses));
  });
});

describe('reachableProgress', () => {
  it('is the share of the chapters, in whole percent', () => {
    expect(reachableProgress(1, 8)).toBe(12);
    expect(reachableProgress(8, 8)).toBe(100);
    expect(reachableProgress(9, 8)).toBe(100);
    expect(reachableProgress(0, 8)).toBe(0);
    expect(reachableProgress(0, 0)).toBe(0);
  });

  test.prop([fc.integer({ min: 1, max: 20 }), fc.nat({ max: 20 })])(
    'is what is earned by who has read everything',
    (online, planned) => {
      const chapters = Array.from({ length: online }, () => ({ lessons: [{ exercises: [] }] }));
      const read = chapters.map((_, outlineNum) => ({ outlineNum, sectionNum: 0 }));
      expect(earnedProgress(chapters, read, [], planned).progress).toBe(reachableProgress(online, planned));
    },
  );
});
