import type { LessonPlace } from './earned-progress.js';

/** A lesson of a version of a course. Beyond the Specification. */
export type VersionLesson = LessonPlace & {
  /** What it is called. */
  readonly title: string;
  /** The ids of its exercises. */
  readonly exercises: readonly string[];
};

/**
 * How a lesson of a version differs from what is live. `kind`: what becomes of it; `title`: how it is called then, or was, if it
 * is removed; `from`: where it is now; `was`: how it is called now. Beyond the Specification.
 */
export type LessonChange = LessonPlace & { readonly title: string } & (
    | { readonly kind: 'added' | 'removed' }
    | { readonly kind: 'renamed'; readonly was: string }
    | { readonly kind: 'moved'; readonly from: LessonPlace }
  );

/** What becomes another one when a version goes live. Beyond the Specification. */
export type VersionChanges = {
  /** In the order of the version, then what is no more in it. */
  readonly lessons: readonly LessonChange[];
  /** The ids of exercises that come. */
  readonly exercisesAdded: readonly string[];
  /** The ids of exercises that go: whoever passed those keeps nothing of them in the course. */
  readonly exercisesRemoved: readonly string[];
  /**
   * Progress is kept by place: what was read at some place will count for another lesson, or for none. A renamed lesson is
   * taken for the same one; only its author knows whether it is.
   */
  readonly movesProgress: boolean;
};

const keyOf = ({ outlineNum, sectionNum }: LessonPlace): string => `${outlineNum}/${sectionNum}`;

const placeOf = ({ outlineNum, sectionNum }: LessonPlace): LessonPlace => ({ outlineNum, sectionNum });

/** Lessons by title and by the how-many-eth of that title they are. */
const byTitle = (lessons: readonly VersionLesson[]): ReadonlyMap<string, VersionLesson> => {
  const seen = new Map<string, number>();
  return new Map(
    lessons.map((lesson) => {
      const nth = seen.get(lesson.title) ?? 0;
      seen.set(lesson.title, nth + 1);
      return [JSON.stringify([lesson.title, nth]), lesson];
    }),
  );
};

const idsOf = (lessons: readonly VersionLesson[]): ReadonlySet<string> =>
  new Set(lessons.flatMap(({ exercises }) => exercises));

const without = (ids: ReadonlySet<string>, others: ReadonlySet<string>): readonly string[] =>
  [...ids].filter((id) => !others.has(id));

/**
 * What changes for learners when `next` takes the place of `live`. A lesson is the same one while its title is; under another
 * title at a place whose lesson is gone it was renamed. Linear. Beyond the Specification.
 *
 * @param live - the lessons that learners read, in order
 * @param next - those of the version
 */
export const versionChanges = (
  live: readonly VersionLesson[],
  next: readonly VersionLesson[],
): VersionChanges => {
  const [was, will] = [byTitle(live), byTitle(next)];
  const gone = new Map(
    [...was].flatMap(([title, lesson]) => (will.has(title) ? [] : [[keyOf(lesson), lesson] as const])),
  );
  const lessons = [...will].flatMap(([key, lesson]): readonly LessonChange[] => {
    const here = { ...placeOf(lesson), title: lesson.title };
    const same = was.get(key);
    if (same !== undefined) {
      return keyOf(same) === keyOf(lesson) ? [] : [{ ...here, kind: 'moved', from: placeOf(same) }];
    }
    const replaced = gone.get(keyOf(lesson));
    if (replaced === undefined) return [{ ...here, kind: 'added' }];
    gone.delete(keyOf(lesson));
    return [{ ...here, kind: 'renamed', was: replaced.title }];
  });
  const removed = [...gone.values()].map((lesson): LessonChange => ({
    ...placeOf(lesson),
    title: lesson.title,
    kind: 'removed',
  }));
  const [before, after] = [idsOf(live), idsOf(next)];
  return {
    lessons: [...lessons, ...removed],
    exercisesAdded: without(after, before),
    exercisesRemoved: without(before, after),
    movesProgress: removed.length > 0 || lessons.some(({ kind }) => kind === 'moved'),
  };
};
