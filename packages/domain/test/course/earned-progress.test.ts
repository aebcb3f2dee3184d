import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { earnedProgress, type LessonPlace } from '../../src/course/index.js';

const chapters = [
  { lessons: [{ exercises: ['x', 'y'] }, { exercises: [] }] },
  { lessons: [{ exercises: ['z'] }] },
];
const at = (outlineNum: number, sectionNum: number): LessonPlace => ({ outlineNum, sectionNum });
const ALL = [at(0, 0), at(0, 1), at(1, 0)];

describe('earnedProgress', () => {
  it('is nothing before anything is done', () => {
    expect(earnedProgress(chapters, [], [])).toEqual({ progress: 0, chapters: [0, 0], lessons: [] });
  });

  it('counts the last lesson as one lesson, whatever lies before it', () => {
    expect(earnedProgress(chapters, [at(1, 0)], [])).toEqual({
      progress: 16,
      chapters: [0, 50],
      lessons: [{ outlineNum: 1, sectionNum: 0, isRead: true, isDone: false }],
    });
  });

  it('takes a lesson for done when it is read and all its exercises are passed', () => {
    expect(earnedProgress(chapters, [at(0, 0), at(0, 1)], ['x', 'z', 'gone'])).toEqual({
      progress: 66,
      chapters: [75, 50],
      lessons: [
        { outlineNum: 0, sectionNum: 0, isRead: true, isDone: false },
        { outlineNum: 0, sectionNum: 1, isRead: true, isDone: true },
        { outlineNum: 1, sectionNum: 0, isRead: false, isDone: false },
      ],
    });
    expect(earnedProgress(chapters, [at(0, 0)], ['y', 'x']).lessons).toEqual([
      { outlineNum: 0, sectionNum: 0, isRead: true, isDone: true },
    ]);
  });

  it('is not the whole of a course of which only a part is published', () => {
    const exercises = ['x', 'y', 'z'];
    expect(earnedProgress(chapters, ALL, exercises).progress).toBe(100);
    expect(earnedProgress(chapters, ALL, exercises, 12)).toMatchObject({
      progress: 16,
      chapters: [100, 100],
    });
    expect(earnedProgress(chapters, ALL, exercises, 1).progress).toBe(100);
  });

  it('knows courses with nothing in them', () => {
    expect(earnedProgress([], [at(0, 0)], ['x'])).toEqual({ progress: 0, chapters: [], lessons: [] });
    expect(earnedProgress([{ lessons: [] }], [at(0, 0)], ['x'], 3).chapters).toEqual([0]);
  });
});

const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
const plans = fc.array(
  fc.record({
    lessons: fc.array(fc.record({ exercises: fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 2 }) }), {
      maxLength: 4,
    }),
  }),
  { maxLength: 4 },
);
const places = fc.array(fc.record({ outlineNum: fc.nat({ max: 4 }), sectionNum: fc.nat({ max: 4 }) }), {
  maxLength: 12,
});
const passes = fc.array(fc.constantFrom(...ids), { maxLength: 8 });

describe('properties', () => {
  test.prop([plans, places, passes, fc.nat({ max: 6 })])(
    'what was done counts once, in any order',
    (plan, read, passed, planned) => {
      expect(earnedProgress(plan, [...read, ...read].toReversed(), [...passed, ...passed], planned)).toEqual(
        earnedProgress(plan, read, passed, planned),
      );
    },
  );

  test.prop([plans, places, places, passes, passes])(
    'doing more never counts less',
    (plan, read, more, passed, others) => {
      const [less, all] = [
        earnedProgress(plan, read, passed),
        earnedProgress(plan, [...read, ...more], [...passed, ...others]),
      ];
      expect(all.progress).toBeGreaterThanOrEqual(less.progress);
      expect(all.lessons.length).toBeGreaterThanOrEqual(less.lessons.length);
      all.chapters.forEach((percent, chapter) =>
        expect(percent).toBeGreaterThanOrEqual(less.chapters[chapter] ?? 0),
      );
    },
  );

  test.prop([plans, places, passes, fc.nat({ max: 6 })])(
    'is 100 only when every lesson is done and every chapter is published',
    (plan, read, passed, planned) => {
      const { progress, lessons } = earnedProgress(plan, read, passed, planned);
      const count = plan.reduce((sum, chapter) => sum + chapter.lessons.length, 0);
      const isWhole =
        count > 0 && plan.length >= planned && lessons.filter(({ isDone }) => isDone).length === count;
      expect(progress === 100).toBe(isWhole);
      expect(progress).toBeLessThanOrEqual(100);
    },
  );
});
