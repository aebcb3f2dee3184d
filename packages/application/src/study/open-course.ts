import { catalogueEntry } from '@ykd/domain/course';
import { courseAccess, dayNumbersOf } from '@ykd/domain/order';
import { err, ok } from '@ykd/domain/shared';
import type { Clock } from '../ports/clock.js';
import type { CourseRepository } from '../ports/course-repository.js';
import type { OrderRepository } from '../ports/order-repository.js';
import type { Outcome } from '../shared/outcome.js';
import type { CourseOutline } from './outline.js';

export interface OpenCourseDeps {
  readonly clock: Clock;
  readonly orders: OrderRepository;
  readonly courses: CourseRepository;
}

/** The paid orders of a member, as the rules of access take them. */
export const paidOrders = async ({ orders }: Pick<OpenCourseDeps, 'orders'>, userId: string) =>
  (await orders.findPaidByUser(userId)).map((order) => ({ ...order, ...dayNumbersOf(order) }));

/** The outline of a course that the member may read now, or why he may not. */
export const openCourse = async (
  deps: OpenCourseDeps,
  userId: string,
  courseId: string,
): Outcome<CourseOutline, 'course-not-found' | 'course-closed'> => {
  if (catalogueEntry(courseId) === undefined) return err({ kind: 'course-not-found' });
  const access = courseAccess(await paidOrders(deps, userId), courseId, deps.clock.now());
  if (access.kind === 'not-bought') return err({ kind: 'course-closed', reason: 'not-bought' });
  if (access.kind === 'expired') return err({ kind: 'course-closed', reason: 'expired', on: access.on });
  const outline = await deps.courses.outline(courseId);
  return outline === undefined ? err({ kind: 'course-not-found' }) : ok(outline);
};
