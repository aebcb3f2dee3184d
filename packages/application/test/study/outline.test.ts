import { fc, test } from '@fast-check/vitest';
import { comparePositions, type Position } from '@ykd/domain/course';
import { describe, expect, it } from 'vitest';
import {
  hasExercise,
  hasExercises,
  hasPosition,
  progressAt,
  type CourseOutline,
} from '../../src/course/outline.js';

const outlineOf = (bodyCounts: readonly (readonly number[])[]): CourseOutline => ({
  courseId: 'c',
  title: '课程',
  summary: '',
  chapters: bodyCounts.map((lessons, chapter) => ({
    title: `第 ${chapter + 1} 章`,
    lessons: lessons.map((bodyCount, lesson) => ({
      title: `第 ${lesson + 1} 节`,
      bodyCount,
      exercises: [],
    })),
  })),
});

const NONE: ReadonlySet<string> = new Set();

const positionsOf = (outline: CourseOutline): readonly Position[] =>
  outline.chapters.flatMap(({ lessons }, chapter) =>
    lessons.flatMap(({ bodyCount }, section) =>
      Array.from({ length: bodyCount }, (_, body) => ({ outline: chapter, section, body })),
    ),
  );

const outlines = fc
  .array(fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 4 }), {
    minLength: 1,
    maxLength: 4,
  })
  .map(outlineOf);

describe('progressAt', () => {
  it('counts every part at or before the position', () => {
    const outline = outlineOf([[2, 2], [4]]);
    expect(progressAt(outline, { outline: 0, section: 0, body: 0 }, NONE)).toEqual({
      progress: 12,
      outlines: [{ outlineNum: 0, progress: 25 }],
    });
    expect(progressAt(outline, { outline: 1, section: 0, body: 1 }, NONE)).toEqual({
      progress: 75,
      outlines: [
        { outlineNum: 0, progress: 100 },
        { outlineNum: 1, progress: 50 },
      ],
    });
  });

  test.prop([outlines])('grows with the position and ends at 100, and only there', (outline) => {
    const positions = positionsOf(outline);
    const percents = positions.map((position) => progressAt(outline, position, NONE).progress);
    expect(percents).toEqual(percents.toSorted((a, b) => a - b));
    expect(percents.at(-1)).toBe(100);
    expect(percents.filter((percent) => percent === 100)).toHaveLength(1);
  });

  test.prop([outlines])(
    'lists the chapters up to the position, all but the last of them whole',
    (outline) => {
      for (const position of positionsOf(outline)) {
        const reached = progressAt(outline, position, NONE).outlines;
        expect(reached.map(({ outlineNum }) => outlineNum)).toEqual(
          Array.from({ length: position.outline + 1 }, (_, at) => at),
        );
        expect(reached.slice(0, -1).every(({ progress }) => progress === 100)).toBe(true);
      }
    },
  );
});

describe('progressAt with exercises', () => {
  const outline: CourseOutline = {
    ...outlineOf([[2, 2], [2]]),
    chapters: [
      {
        title: '一',
        lessons: [
          { title: 'a', bodyCount: 2, exercises: ['x', 'y'] },
          { title: 'b', bodyCount: 2, exercises: [] },
        ],
      },
      { title: '二', lessons: [{ title: 'c', bodyCount: 2, exercises: ['z'] }] },
    ],
  };
  const last = { outline: 1, section: 0, body: 1 };

  it('counts parts and exercises alike, each exercise in its own chapter', () => {
    expect(progressAt(outline, { outline: 0, section: 1, body: 0 }, new Set(['x', 'z', 'gone']))).toEqual({
      progress: 55,
      outlines: [{ outlineNum: 0, progress: 66 }],
    });
    expect(progressAt(outline, last, new Set(['x']))).toEqual({
      progress: 77,
      outlines: [
        { outlineNum: 0, progress: 83 },
        { outlineNum: 1, progress: 66 },
      ],
    });
  });

  test.prop([fc.constantFrom(...positionsOf(outline)), fc.subarray(['x', 'y', 'z'])])(
    'is 100 only when all is read and all is solved',
    (position, passed) => {
      const whole = comparePositions(position, last) === 0 && passed.length === 3;
      expect(progressAt(outline, position, new Set(passed)).progress === 100).toBe(whole);
    },
  );

  it('knows its exercises', () => {
    expect([hasExercise(outline, 'z'), hasExercise(outline, 'w')]).toEqual([true, false]);
    expect([hasExercises(outline), hasExercises(outlineOf([[1]]))]).toEqual([true, false]);
  });
});

describe('hasPosition', () => {
  test.prop([
    outlines,
    fc.record({
      outline: fc.integer({ min: -1, max: 6 }),
      section: fc.integer({ min: -1, max: 6 }),
      body: fc.integer({ min: -1, max: 8 }),
    }),
  ])('holds for the positions of the outline and no other', (outline, position) => {
    expect(hasPosition(outline, position)).toBe(
      positionsOf(outline).some((one) => comparePositions(one, position) === 0),
    );
  });
});
