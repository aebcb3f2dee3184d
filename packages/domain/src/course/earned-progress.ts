/**
 * A lesson of a published course, as far as progress is concerned: the ids of its exercises. Beyond the Specification.
 */
export type LessonPlan = { readonly exercises: readonly string[] };

/**
 * Names a lesson as records of progress do, each counted from 0: `outlineNum` the chapter, `sectionNum` the lesson in it
 * (Specification §3 'Course progress record per user').
 */
export type LessonPlace = { readonly outlineNum: number; readonly sectionNum: number };

/**
 * How a lesson stands: `isRead`, the end of its text was reached; `isDone`, all its exercises are passed as well, of
 * which it may have none. Beyond the Specification.
 */
export type LessonStanding = LessonPlace & { readonly isRead: boolean; readonly isDone: boolean };

/** What a member earned in a course; percents are whole, 0 to 100. Beyond the Specification. */
export type EarnedProgress = {
  /** Percent of the whole course: of a chapter that is not published yet, nothing is done. */
  readonly progress: number;
  /** Percent of each published chapter. */
  readonly chapters: readonly number[];
  /** The lessons of which anything is done, in the order of reading. */
  readonly lessons: readonly LessonStanding[];
};

/** How many lessons one message may name as read at most. Beyond the Specification. */
export const LESSONS_READ_MAX = 500;

const percentOf = (done: number, total: number): number =>
  total === 0 ? 0 : Math.floor((done * 100) / total);

/**
 * The progress, in whole percent, of who has finished all that is online of a course: of a chapter that is not there, nothing
 * is done. Beyond the Specification.
 *
 * @param online - how many chapters there are to be read
 * @param planned - how many the course is to have; fewer than are online count as those
 */
export const reachableProgress = (online: number, planned: number): number =>
  percentOf(online, Math.max(planned, online));

/**
 * What is earned in a course: the text of each lesson counts 1, and each of its exercises 1, wherever the reader is now.
 * What the course does not have counts nothing. Linear in the size of the course and of what was done. Beyond the
 * Specification.
 *
 * @param chapters - the published chapters, each with its lessons
 * @param read - the lessons whose end was reached; in any order, repeated or not
 * @param passed - the ids of the exercises that were passed; in any order, repeated or not
 * @param chapterCount - how many chapters the course is to have; fewer than are published count as those
 */
export const earnedProgress = (
  chapters: readonly { readonly lessons: readonly LessonPlan[] }[],
  read: readonly LessonPlace[],
  passed: readonly string[],
  chapterCount: number = chapters.length,
): EarnedProgress => {
  const isRead = new Set(read.map(({ outlineNum, sectionNum }) => `${outlineNum}/${sectionNum}`));
  const isPassed = new Set(passed);
  const lessons: LessonStanding[] = [];
  let allDone = 0;
  let all = 0;
  const percents = chapters.map((chapter, outlineNum) => {
    let done = 0;
    let total = 0;
    chapter.lessons.forEach(({ exercises }, sectionNum) => {
      const reads = isRead.has(`${outlineNum}/${sectionNum}`);
      const solved = exercises.filter((id) => isPassed.has(id)).length;
      done += solved + Number(reads);
      total += exercises.length + 1;
      if (reads || solved > 0) {
        lessons.push({
          outlineNum,
          sectionNum,
          isRead: reads,
          isDone: reads && solved === exercises.length,
        });
      }
    });
    allDone += done;
    all += total;
    return percentOf(done, total);
  });
  return {
    progress: percentOf(allDone * chapters.length, all * Math.max(chapterCount, chapters.length)),
    chapters: percents,
    lessons,
  };
};
