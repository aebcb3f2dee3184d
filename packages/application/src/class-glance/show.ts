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
  err,
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
import type { KeyWindow } from '../ports/key-window.js';
import type { ClassMemberKey, Classes, WholeClass } from '../ports/school-classes.js';
import type { AuthenticateDeps } from '../shared/authenticate.js';
import type { Caller } from '../shared/caller.js';
import type { ErrorOf } from '../shared/errors.js';
import { reachesClass } from '../school-class/reach.js';
import { planOf, type ListOrder, type Selection } from '../staff-list/index.js';
import { studentList, type ListedStudent, type Students } from '../student/index.js';
import { courseStanding, exerciseCount, glanceCourse, stuckIn } from './courses.js';
import { GLANCE_STUDENTS_MAX, type ClassGlance, type GlanceDays, type GlanceStudent } from './port.js';

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

/**
 * The students of a class whom somebody's list of students shows, those of the longest standing first, {@link GLANCE_STUDENTS_MAX} at
 * the most, and whether there are more.
 */
const reachedIn = async (
  { classes, students }: Pick<ClassGlanceDeps, 'classes' | 'students'>,
  classId: string,
  { order, selection }: { readonly order: ListOrder; readonly selection: Selection },
): Promise<{ readonly reached: ReadonlyMap<string, ListedStudent>; readonly isCut: boolean }> => {
  const reached = new Map<string, ListedStudent>();
  let window: KeyWindow<ClassMemberKey> = { limit: GLANCE_STUDENTS_MAX };
  for (;;) {
    const { list: members, hasMore } = await classes.members(classId, window);
    const ids = members.map(({ studentId }) => studentId);
    const found =
      ids.length === 0 ? [] : (await students.page(order, { limit: ids.length }, { ...selection, ids })).list;
    const byId = new Map(found.map((student) => [student.id, student]));
    for (const id of ids) {
      const student = byId.get(id);
      if (student === undefined) continue;
      if (reached.size === GLANCE_STUDENTS_MAX) return { reached, isCut: true };
      reached.set(id, student);
    }
    const last = members.at(-1);
    if (!hasMore || last === undefined) return { reached, isCut: false };
    window = { limit: GLANCE_STUDENTS_MAX, from: { key: [last.since, last.studentId], isBackwards: false } };
  }
};

/** How the students of a class fare whom somebody reaches. */
export const classGlance = async (
  deps: ClassGlanceDeps,
  caller: Caller,
  { classId, days }: { readonly classId: string; readonly days: GlanceDays },
): Promise<Result<ClassGlance, ErrorOf<'entity-not-found' | 'forbidden'>>> => {
  const one = await deps.classes.find(classId);
  if (one === undefined || !reachesClass(caller, one)) return err({ kind: 'entity-not-found' });
  // Whom his list of students shows: a colleague's students in the same class are not his to look at.
  const plan = planOf(studentList, { userId: caller.user.id, staff: caller.staff }, {});
  if (!plan.ok) return err({ kind: 'forbidden' });
  const { reached, isCut } = await reachedIn(deps, classId, plan.value);
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
