import type { LessonPlace, Position } from '@ykd/domain/course';

/** A lesson in the table of contents. */
export interface OutlineLesson {
  readonly title: string;
  readonly bodyCount: number;
  /** The ids of its exercises, in the order of the text. */
  readonly exercises: readonly string[];
}

/** The table of contents of a course: chapters (outlines), lessons (sections) and their parts (bodies). */
export interface CourseOutline {
  readonly courseId: string;
  readonly title: string;
  readonly summary: string;
  readonly chapters: readonly { readonly title: string; readonly lessons: readonly OutlineLesson[] }[];
}

/** Whether the position names a part of the course. */
export const hasPosition = (outline: CourseOutline, position: Position): boolean => {
  const lesson = outline.chapters[position.outline]?.lessons[position.section];
  return lesson !== undefined && position.body >= 0 && position.body < lesson.bodyCount;
};

export const hasExercise = (outline: CourseOutline, exerciseId: string): boolean =>
  outline.chapters.some(({ lessons }) => lessons.some(({ exercises }) => exercises.includes(exerciseId)));

/** Whether the course has such a lesson. */
export const hasLesson = ({ chapters }: CourseOutline, { outlineNum, sectionNum }: LessonPlace): boolean =>
  chapters[outlineNum]?.lessons[sectionNum] !== undefined;
