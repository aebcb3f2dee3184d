import type { LessonPlace } from './earned-progress.js';
import type { VersionLesson } from './version-changes.js';

/** At a place of a course, the count: how many learners something is true of. Beyond the Specification. */
export type PlaceCount = LessonPlace & { readonly count: number };

/** What is counted of the learners of a course. Beyond the Specification. */
export type CourseCounts = {
  /** Whose furthest place is in a lesson. */
  readonly stops: readonly PlaceCount[];
  /** Who reached the end of a lesson. */
  readonly finished: readonly PlaceCount[];
  /** By the id of an exercise, how many tried it, that is, wrote something for it, and how many passed it. */
  readonly exercises: readonly { readonly id: string; readonly tried: number; readonly passed: number }[];
};

/** How learners fare with a lesson: how many came how far. Beyond the Specification. */
export type LessonFare = LessonPlace & {
  /** What the lesson is called. */
  readonly title: string;
  /** Whose furthest place is this lesson or a later one. */
  readonly started: number;
  /** Who reached its end. */
  readonly finished: number;
  /** Whose furthest place is in this lesson. */
  readonly stopped: number;
  /** In the order of the text: the id of each, how many learners tried it and how many passed it. */
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
 * Who finished a lesson started it, and who passed an exercise tried it. Beyond the Specification.
 *
 * @param lessons - those that learners read, in order
 * @param counts - what is counted of the learners
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
