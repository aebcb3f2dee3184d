import { soldCourseIds } from '@ykd/domain/order';
import {
  meanPercent,
  passedBands,
  plannedProgress,
  planStandingOf,
  studyMarks,
} from '@ykd/domain/school-class';
import {
  dayOfIndex,
  ok,
  shanghaiDay,
  shanghaiDayIndex,
  shanghaiDaysBetween,
  startOfShanghaiDay,
  type Result,
} from '@ykd/domain/shared';
import type { CourseOutline } from '../course/outline.js';
import type { ClassLearning } from '../ports/class-learning.js';
import type { CourseRepository } from '../ports/course-repository.js';
import type { ProductRepository } from '../ports/product-repository.js';
import type { Classes, WholeClass } from '../ports/school-classes.js';
import type { AuthenticateDeps } from '../shared/authenticate.js';
import type { Caller } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import type { Students } from '../student/index.js';
import { courseStanding, exerciseCount, glanceCourse, stuckIn } from './courses.js';
import type { ClassGlance, GlanceDays, GlanceStudent } from './port.js';
import { reachedOf } from './reached.js';

/** What a class at a glance is read from. */
export interface ClassGlanceDeps extends AuthenticateDeps {
  readonly classes: Classes;
  readonly students: Students;
  readonly classLearning: ClassLearning;
  readonly courses: Pick<CourseRepository, 'outlines'>;
  readonly products: Pick<ProductRepository, 'find'>;
}

/** The courses of a class that can be read, in the order in which its products open them. */
const coursesOf = async (
  { courses, products }: Pick<ClassGlanceDeps, 'courses' | 'products'>,
  { productIds }: Pick<WholeClass, 'productIds'>,
): Promise<readonly CourseOutline[]> => {
  if (productIds.length === 0) return [];
  const found = await Promise.all(productIds.map((id) => products.find(id)));
  const ids = [...new Set(found.flatMap((product) => soldCourseIds(product?.skuAttrs)))];
  const outlines = new Map((await courses.outlines()).map((outline) => [outline.courseId, outline]));
  return ids.flatMap((id) => outlines.get(id) ?? []);
};

/** How the students of a class fare whom somebody reaches. */
export const classGlance = async (
  deps: ClassGlanceDeps,
  caller: Caller,
  { classId, days }: { readonly classId: string; readonly days: GlanceDays },
): Promise<Result<ClassGlance, ErrorOf<'entity-not-found' | 'forbidden'>>> => {
  const found = await reachedOf(deps, caller, classId);
  if (!found.ok) return found;
  const { one, reached, isCut } = found.value;
  const now = deps.clock.now();
  const last = shanghaiDayIndex(now);
  const today = shanghaiDay(now);
  const outlines = await coursesOf(deps, one);
  const courseIds = outlines.map(({ courseId }) => courseId);
  const [works, tries, studied] = await Promise.all([
    courseIds.length === 0 ? [] : deps.classLearning.works(classId, courseIds),
    courseIds.length === 0 ? [] : deps.classLearning.tries(classId, courseIds),
    deps.classLearning.days(classId, startOfShanghaiDay(last - days + 1), startOfShanghaiDay(last + 1)),
  ]);
  const studentIds = [...reached.keys()];
  const courses = outlines.map((outline) => courseStanding(outline, works));
  const plans = courses.length === 0 ? undefined : plannedProgress(one, today, courses.length);
  const planned = plans === undefined ? null : meanPercent(plans);
  const daysOf = new Map(studied.map((each) => [each.userId, each.days]));
  const students = studentIds.map((id): GlanceStudent => {
    const student = reached.get(id);
    const earned = courses.map((course) => course.earned.get(id));
    const done = meanPercent(earned.map((each) => each?.progress ?? 0));
    const hasBegun = earned.some((each) => each !== undefined);
    const until = student?.serviceUntil ?? null;
    const dates = (daysOf.get(id) ?? []).map((day) => shanghaiDay(day));
    return {
      id,
      name: student?.name ?? null,
      done,
      standing: planned === null ? null : planStandingOf(done, planned, hasBegun),
      passed: courses.reduce((sum, course) => sum + (course.passed.get(id)?.length ?? 0), 0),
      marks: studyMarks(dates, dayOfIndex(last), days),
      lastStudied: student?.lastStudied ?? null,
      serviceDays: until === null ? null : shanghaiDaysBetween(now, until),
    };
  });
  const exercises = exerciseCount(courses);
  return ok({
    classId,
    today,
    days,
    planned,
    students,
    isCut,
    courses: courses.map((course, at) => glanceCourse(course, studentIds, plans?.[at] ?? null)),
    exercises,
    bands: passedBands(
      students.map(({ passed }) => passed),
      exercises,
    ),
    stuck: stuckIn(courses, tries, studentIds),
  });
};
