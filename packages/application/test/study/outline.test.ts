import { fc, test } from '@fast-check/vitest';
import { comparePositions, type Position } from '@ykd/domain/course';
import { describe, expect, it } from 'vitest';
import { hasExercise, hasLesson, hasPosition, type CourseOutline } from '../../src/course/outline.js';

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

it('knows its exercises and lessons', () => {
  const outline: CourseOutline = {
    ...outlineOf([]),
    chapters: [{ title: '一', lessons: [{ title: 'a', bodyCount: 2, exercises: ['z'] }] }],
  };
  expect([hasExercise(outline, 'z'), hasExercise(outline, 'w')]).toEqual([true, false]);
  const places = [
    [0, 0],
    [0, 1],
    [1, 0],
  ] as const;
  expect(places.map(([outlineNum, sectionNum]) => hasLesson(outline, { outlineNum, sectionNum }))).toEqual([
    true,
    false,
    false,
  ]);
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
