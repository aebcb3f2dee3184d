import type { ProgressSave } from '@ykd/application/ports';
import type { LessonPlace, Position } from '@ykd/domain/course';
import { progressSave } from '../progress.js';
import type { Purchase } from './purchase.js';
import type { SchoolStudent } from './students.js';

/** How many lessons a chapter has of the courses that have lessons to read, and how many of its chapters are there. */
const COURSES = { py1test: 3, j1test: 3, f3: 1 } as const;
const LESSONS = 4;

const courseOf = (purchases: readonly Purchase[]): keyof typeof COURSES => {
  const opened = purchases.flatMap(({ order }) => order.skuAttrs[0]?.values[0]?.extraInfo?.courseIds ?? []);
  if (opened.includes('f3')) return 'f3';
  return opened.includes('j1test') ? 'j1test' : 'py1test';
};

/** How far a student came who studied, `at` his last time (epoch ms). */
export const schoolProgress = (
  { user, chance }: SchoolStudent,
  purchases: readonly Purchase[],
  at: number,
): ProgressSave => {
  const courseId = courseOf(purchases);
  const lesson = chance.below(COURSES[courseId] * LESSONS);
  const section = lesson % LESSONS;
  return progressSave({
    userId: user.id,
    courseId,
    position: { outline: Math.floor(lesson / LESSONS), section, body: 0 },
    percent: section * 25,
    at,
  });
};

/** The lessons that lie before a place of a course. */
export const lessonsBefore = ({ outline, section }: Position): readonly LessonPlace[] =>
  Array.from({ length: outline * LESSONS + section }, (_, lesson) => ({
    outlineNum: Math.floor(lesson / LESSONS),
    sectionNum: lesson % LESSONS,
  }));
