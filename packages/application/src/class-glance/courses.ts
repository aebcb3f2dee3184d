import type { EarnedProgress } from '@ykd/domain/course';
import { meanPercent, stuckExercises } from '@ykd/domain/school-class';
import type { CourseOutline } from '../course/outline.js';
import type { ExerciseTries, StudentWork } from '../ports/class-learning.js';
import { earnedIn } from '../project-user/counted-record.js';
import { STUCK_TOLD, type GlanceCourse, type StuckExercise } from './port.js';

/** What students earned in a course. */
export interface CourseStanding {
  readonly outline: CourseOutline;
  /** By student: of those who opened it. */
  readonly earned: ReadonlyMap<string, EarnedProgress>;
  /** By student: the exercises of the course, as it is now, that he passed. */
  readonly passed: ReadonlyMap<string, readonly string[]>;
}

const exercisesOf = ({ chapters }: CourseOutline): readonly string[] =>
  chapters.flatMap(({ lessons }) => lessons.flatMap(({ exercises }) => exercises));

/** How many exercises these courses have. */
export const exerciseCount = (courses: readonly CourseStanding[]): number =>
  courses.reduce((sum, { outline }) => sum + exercisesOf(outline).length, 0);

/** How students stand in a course, by what they did there. */
export const courseStanding = (outline: CourseOutline, works: readonly StudentWork[]): CourseStanding => {
  const own = works.filter(({ courseId }) => courseId === outline.courseId);
  const known = new Set(exercisesOf(outline));
  return {
    outline,
    earned: new Map(own.map((work) => [work.userId, earnedIn(outline, work)])),
    passed: new Map(own.map(({ userId, passed }) => [userId, passed.filter((id) => known.has(id))])),
  };
};

/** What is told of a course and these students, all of whom count. */
export const glanceCourse = (
  { outline: { courseId, title, chapters }, earned }: CourseStanding,
  studentIds: readonly string[],
  planned: number | null,
): GlanceCourse => {
  const all = studentIds.map((id) => earned.get(id));
  return {
    courseId,
    title,
    planned,
    mean: meanPercent(all.map((one) => one?.progress ?? 0)),
    begun: all.filter((one) => one !== undefined).length,
    finished: all.filter((one) => one?.progress === 100).length,
    chapters: chapters.map((chapter, at) => ({
      title: chapter.title,
      mean: meanPercent(all.map((one) => one?.chapters[at] ?? 0)),
    })),
  };
};

/** Where these students get stuck. Who passed an exercise tried it. */
export const stuckIn = (
  courses: readonly CourseStanding[],
  tries: readonly ExerciseTries[],
  studentIds: readonly string[],
): readonly StuckExercise[] => {
  const counting = new Set(studentIds);
  const all = courses.flatMap(({ outline, passed }): StuckExercise[] => {
    const { courseId, title: courseTitle, chapters } = outline;
    const here = tries.filter((one) => one.courseId === courseId);
    const triers = new Map(here.map((one) => [one.exerciseId, one.userIds]));
    const passers = new Map<string, string[]>();
    for (const [userId, ids] of passed) {
      for (const id of counting.has(userId) ? ids : []) {
        const own = passers.get(id);
        if (own === undefined) passers.set(id, [userId]);
        else own.push(userId);
      }
    }
    return chapters.flatMap(({ lessons }, outlineNum) =>
      lessons.flatMap(({ title: lesson, exercises }, sectionNum) =>
        exercises.map((exerciseId, at) => {
          const through = passers.get(exerciseId) ?? [];
          const tried = new Set([
            ...through,
            ...(triers.get(exerciseId) ?? []).filter((id) => counting.has(id)),
          ]);
          return {
            courseId,
            courseTitle,
            lesson,
            outlineNum,
            sectionNum,
            number: at + 1,
            exerciseId,
            tried: tried.size,
            passed: through.length,
          };
        }),
      ),
    );
  });
  return stuckExercises(all, STUCK_TOLD);
};
