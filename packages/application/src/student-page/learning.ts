import { courseGrantsOf } from '@ykd/domain/order';
import { ok } from '@ykd/domain/shared';
import type { ProjectUser } from '../ports/project-user.js';
import { composeAccessTimeline } from '../learn/access-timeline.js';
import { courseCards } from '../learn/course-card.js';
import { composeDashboard, type Dashboard } from '../learn/dashboard.js';
import { countedRecords } from '../project-user/counted-record.js';
import type { CallerContext } from '../shared/caller.js';
import { shelfPort } from '../shelf/service.js';
import { paidOrders, refundingOrders } from '../study/paid-orders.js';
import type { StudentPageDeps } from './deps.js';
import type { StudentPagePort } from './port.js';
import { reachStudent } from '../student/reach.js';
import type { StudentCourse } from './views.js';

/** What it is read from how far somebody is. */
export type LearningDeps = Pick<StudentPageDeps, 'orders' | 'courses' | 'entities' | 'progress'>;

interface Input {
  readonly userId: string;
}

/** The dashboard that a student has at the instant `now`, epoch ms. */
const dashboardOf = async (deps: LearningDeps, userId: string, now: number): Promise<Dashboard> => {
  const [paid, refunding, shelf, records] = await Promise.all([
    paidOrders(deps, userId),
    refundingOrders(deps, userId),
    shelfPort(deps).read(),
    countedRecords(deps, userId),
  ]);
  if (!shelf.ok) return shelf.error;
  return composeDashboard({ orders: [...paid, ...refunding], shelf: shelf.value, records, last: null, now });
};

/** What opens which courses to a student, and until when. */
export const access = async (
  deps: StudentPageDeps,
  context: CallerContext,
  { userId }: Input,
): ReturnType<StudentPagePort['access']> => {
  const reached = await reachStudent(deps, context, userId);
  if (!reached.ok) return reached;
  const now = deps.clock.now();
  const dashboard = await dashboardOf(deps, userId, now);
  const terms = composeAccessTimeline({ ...dashboard, now });
  return ok({
    terms: terms.map(({ order, from, validUntil, isOver, serviceUntil, hasService, courses }) => ({
      orderId: order.id,
      productName: order.productName,
      isMain: order.isMain,
      from,
      validUntil,
      isOver,
      serviceUntil: serviceUntil ?? null,
      hasService,
      courses: courses.map(({ courseId, title }) => ({ courseId, title })),
    })),
    refunding: dashboard.refunding.map(({ id, productName }) => ({ orderId: id, productName })),
  });
};

const lessonsOf = (lessons: NonNullable<ProjectUser['lessons']>) => ({
  lessonsRead: lessons.filter(({ isRead }) => isRead).length,
  lessonsDone: lessons.filter(({ isDone }) => isDone).length,
});

/** How far somebody is in each of these courses, the last studied first. */
const coursesOf = (
  dashboard: Dashboard,
  courseIds: Iterable<string>,
  now: number,
): readonly StudentCourse[] => {
  const lessonsIn = new Map(dashboard.records.map(({ courseId, lessons = [] }) => [courseId, lessons]));
  return [...courseIds]
    .flatMap(courseCards({ ...dashboard, now }))
    .map((card) => ({
      courseId: card.courseId,
      title: card.title,
      progress: card.progress,
      lessons: card.lessons,
      ...lessonsOf(card.lessons === 0 ? [] : (lessonsIn.get(card.courseId) ?? [])),
      isOpen: card.hasAuth,
      lastStudiedAt: card.lastStudiedAt ?? null,
    }))
    .toSorted((a, b) => (b.lastStudiedAt ?? 0) - (a.lastStudiedAt ?? 0));
};

/** How far a member is in some courses at the instant `now`, epoch ms; of those that the catalogue does not have, nothing. */
export const studiedOf = async (
  deps: LearningDeps,
  userId: string,
  courseIds: readonly string[],
  now: number,
): Promise<readonly StudentCourse[]> =>
  courseIds.length === 0 ? [] : coursesOf(await dashboardOf(deps, userId, now), new Set(courseIds), now);

/** How far a student is in each course that he has, or had, or studied. */
export const progress = async (
  deps: StudentPageDeps,
  context: CallerContext,
  { userId }: Input,
): ReturnType<StudentPagePort['progress']> => {
  const reached = await reachStudent(deps, context, userId);
  if (!reached.ok) return reached;
  const now = deps.clock.now();
  const dashboard = await dashboardOf(deps, userId, now);
  const { orders, records } = dashboard;
  const bought = courseGrantsOf(orders).flatMap(({ courseIds }) => courseIds);
  const ids = new Set([...bought, ...records.map(({ courseId }) => courseId)]);
  return ok(coursesOf(dashboard, ids, now));
};
