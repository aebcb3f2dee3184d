import { catalogueEntry } from '@ykd/domain/course';
import { courseAccess } from '@ykd/domain/order';
import { err, ok } from '@ykd/domain/shared';
import type { Clock } from '../ports/clock.js';
import type { CourseRepository } from '../ports/course-repository.js';
import type { OrderRepository } from '../ports/order-repository.js';
import type { Outcome } from '../shared/outcome.js';
import type { CourseOutline } from '../course/outline.js';
import { paidOrders, refundingOrders, type PaidOrder } from './paid-orders.js';

export interface OpenCourseDeps {
  readonly clock: Clock;
  readonly orders: OrderRepository;
  readonly courses: CourseRepository;
}

/** The outline of a course that a member with these orders may read at the instant `now`, or why he may not. */
export const openBought = async (
  { courses }: Pick<OpenCourseDeps, 'courses'>,
  orders: readonly PaidOrder[],
  courseId: string,
  now: number,
): Outcome<CourseOutline, 'course-not-found' | 'course-closed'> => {
  if (catalogueEntry(courseId) === undefined) return err({ kind: 'course-not-found' });
  const access = courseAccess(orders, courseId, now);
  if (access.kind === 'refunding')
    return err({ kind: 'course-closed', reason: 'refunding', orderId: access.orderId });
  if (access.kind === 'not-bought') return err({ kind: 'course-closed', reason: 'not-bought' });
  if (access.kind === 'expired') return err({ kind: 'course-closed', reason: 'expired', on: access.on });
  const outline = await courses.outline(courseId);
  return outline === undefined ? err({ kind: 'course-not-found' }) : ok(outline);
};

/** The outline of a course that the member may read now, or why he may not. */
export const openCourse = async (
  deps: OpenCourseDeps,
  userId: string,
  courseId: string,
): ReturnType<typeof openBought> => {
  const now = deps.clock.now();
  const paid = await paidOrders(deps, userId);
  const opened = await openBought(deps, paid, courseId, now);
  if (opened.ok || opened.error.kind !== 'course-closed') return opened;
  // Looked at only where nothing else opens it: readers do not wait for that.
  return openBought(deps, [...paid, ...(await refundingOrders(deps, userId))], courseId, now);
};
