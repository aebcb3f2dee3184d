import type { LessonPlace } from './earned-progress.js';
import type { VersionLesson } from './version-changes.js';

/** How many learners something is true of, at a place of a course. Beyond the Specification. */
export type PlaceCount = LessonPlace & { readonly count: number };

/** What is counted of the learners of a course. Beyond the Specification. */
export type CourseCounts = {
  /** Whose furthest place is in a lesson. */
  readonly stops: readonly PlaceCount[];
  /** Who reached the end of a lesson. */
  readonly finished: readonly PlaceCount[];
  /** Who wrote something for an exercise, and who passed it. */
  readonly exercises: readonly { readonly id: string; readonly tried: number; readonly passed: number }[];
};

/** How learners fare with a lesson. Beyond the Specification. */
export type LessonFare = LessonPlace & {
  readonly title: string;
  /** Whose furthest place is this lesson or a later one. */
  readonly started: number;
  readonly finished: number;
  /** Whose furthest place is in this lesson. */
  readonly stopped: number;
  /** In the order of the text. */
  readonly exercises: readonly { readonly id: string; readonly tried: number; readonly passed: number }[];
};

const isBefore = (one: LessonPlace, other: LessonPlace): boolean =>
  one.outlineNum < other.outlineNum ||
  (one.outlineNum === other.outlineNum && one.sectionNum < other.sectionNum);

const isSame = (one: LessonPlace, other: LessonPlace): boolean =>
  !isBefore(one, other) && !isBefore(other, one);

const sumOf = (counts: readonly { readonly count: number }[]): number =>
  counts.reduce((sum, { count }) => sum + count, 0);

/**
 * How learners fare with each lesson of a course. Places that are no more in the course still say how far somebody came.
 * Who finished a lesson, or tried an exercise of it by passing it, began it. Beyond the Specification.
 */
export const lessonFares = (
  lessons: readonly VersionLesson[],
  { stops, finished, exercises }: CourseCounts,
): readonly LessonFare[] => {
  const known = new Map(exercises.map((exercise) => [exercise.id, exercise]));
  return lessons.map(({ title, exercises: ids, outlineNum, sectionNum }) => {
    const place = { outlineNum, sectionNum };
    const ended = sumOf(finished.filter((one) => isSame(one, place)));
    return {
      ...place,
      title,
      started: Math.max(ended, sumOf(stops.filter((stop) => !isBefore(stop, place)))),
      finished: ended,
      stopped: sumOf(stops.filter((stop) => isSame(stop, place))),
      exercises: ids.map((id) => {
        const { tried = 0, passed = 0 } = known.get(id) ?? {};
        return { id, tried: Math.max(tried, passed), passed };
      }),
    };
  });
};
