import type { Position } from '@ykd/domain/course';

/** The table of contents of a course: chapters (outlines), lessons (sections) and their parts (bodies). */
export interface CourseOutline {
  readonly courseId: string;
  readonly title: string;
  readonly summary: string;
  readonly chapters: readonly {
    readonly title: string;
    readonly lessons: readonly { readonly title: string; readonly bodyCount: number }[];
  }[];
}

/** The number of parts in each chapter, in order. */
const bodiesPerChapter = (outline: CourseOutline): readonly number[] =>
  outline.chapters.map((chapter) => chapter.lessons.reduce((sum, lesson) => sum + lesson.bodyCount, 0));

/** Whether the position names a part of the course. */
export const hasPosition = (outline: CourseOutline, position: Position): boolean => {
  const lesson = outline.chapters[position.outline]?.lessons[position.section];
  return lesson !== undefined && position.body >= 0 && position.body < lesson.bodyCount;
};

/** How many parts of its chapter lie at or before the position. */
const bodiesReachedInChapter = (outline: CourseOutline, position: Position): number => {
  const lessons = outline.chapters[position.outline]?.lessons ?? [];
  return (
    lessons.slice(0, position.section).reduce((sum, lesson) => sum + lesson.bodyCount, 0) + position.body + 1
  );
};

const percent = (reached: number, total: number): number =>
  total === 0 ? 0 : Math.floor((reached * 100) / total);

/**
 * Progress at a position: percent of the course, and percent of each chapter up to the position's. Every part at or
 * before the position counts as read; the very last part makes 100.
 */
export const progressAt = (
  outline: CourseOutline,
  position: Position,
): { readonly progress: number; readonly outlines: readonly { outlineNum: number; progress: number }[] } => {
  const perChapter = bodiesPerChapter(outline);
  const before = perChapter.slice(0, position.outline);
  const inChapter = bodiesReachedInChapter(outline, position);
  const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
  return {
    progress: percent(sum(before) + inChapter, sum(perChapter)),
    outlines: [
      ...before.map((_, outlineNum) => ({ outlineNum, progress: 100 })),
      { outlineNum: position.outline, progress: percent(inChapter, perChapter[position.outline] ?? 0) },
    ],
  };
};
