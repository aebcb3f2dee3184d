import { comparePositions, type Position } from '@ykd/domain/course';

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

/** Whether there is anything to solve in the course. */
export const hasExercises = (outline: CourseOutline): boolean =>
  outline.chapters.some(({ lessons }) => lessons.some(({ exercises }) => exercises.length > 0));

/** What is to be done, and what of it is. */
interface Work {
  readonly done: number;
  readonly total: number;
}

const sum = (works: readonly Work[]): Work =>
  works.reduce((all, { done, total }) => ({ done: all.done + done, total: all.total + total }), {
    done: 0,
    total: 0,
  });

const percent = ({ done, total }: Work): number => (total === 0 ? 0 : Math.floor((done * 100) / total));

/** The work in one lesson: its parts up to the position, and its exercises. */
const lessonWork = (
  { bodyCount, exercises }: OutlineLesson,
  place: Position,
  reached: Position,
  passed: ReadonlySet<string>,
): Work => {
  const ahead = comparePositions({ ...place, body: reached.body }, reached);
  const read = ahead < 0 ? bodyCount : ahead > 0 ? 0 : Math.min(bodyCount, reached.body + 1);
  const solved = exercises.filter((id) => passed.has(id)).length;
  return { done: read + solved, total: bodyCount + exercises.length };
};

/**
 * Progress at a position with these exercises passed: percent of the course, and percent of each chapter up to the
 * position's. Every part at or before the position counts as read; only all parts and all exercises make 100.
 */
export const progressAt = (
  outline: CourseOutline,
  position: Position,
  passed: ReadonlySet<string>,
): { readonly progress: number; readonly outlines: readonly { outlineNum: number; progress: number }[] } => {
  const chapters = outline.chapters.map(({ lessons }, outlineNum) =>
    sum(
      lessons.map((lesson, section) =>
        lessonWork(lesson, { outline: outlineNum, section, body: 0 }, position, passed),
      ),
    ),
  );
  return {
    progress: percent(sum(chapters)),
    outlines: chapters
      .slice(0, position.outline + 1)
      .map((chapter, outlineNum) => ({ outlineNum, progress: percent(chapter) })),
  };
};
