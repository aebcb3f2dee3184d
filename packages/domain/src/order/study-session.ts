import type { AccessOrder } from './access-order.js';
import { courseAccess, hasAuth } from './course-access.js';
import type { GrantingOrder } from './grants.js';
import { ownedCourses } from './owned-courses.js';
import type { CourseType } from '../course/index.js';

/**
 * What a session of study begins with (Specification §7 'study-session start helper': mobile, course, validity dates,
 * user id, OLD or NEW flag). The validity begins with the order that grants the course and ends with `validUntil`, both
 * epoch milliseconds; a trial course has neither.
 */
export type StudySession = {
  readonly mobile: string;
  /** The course that is studied. */
  readonly courseId: string;
  /** When the order was created, epoch milliseconds. */
  readonly validFrom: number | null;
  readonly validUntil: number | null;
  readonly userId: string;
  /** In which of the user's two lists the course stands. */
  readonly type: CourseType;
};

/**
 * The session of study that a user begins at the instant `at` (epoch milliseconds); `undefined` for a course that he may
 * not open then (Specification §7, which leaves its helper open). The flag is that of the list in which the course stands
 * for this user, see {@link ownedCourses}. Throws RangeError as
 * {@link courseAccess} does.
 *
 * @param user - who studies
 * @param orders - all of his orders, as {@link courseAccess} takes them
 */
export const studySession = (
  user: { readonly id: string; readonly mobile: string },
  orders: readonly (AccessOrder & GrantingOrder)[],
  courseId: string,
  at: number,
): StudySession | undefined => {
  const access = courseAccess(orders, courseId, at);
  if (!hasAuth(access)) return undefined;
  const granted = access.kind === 'granted' ? access : undefined;
  const order = orders.find(({ id }) => id === granted?.orderId);
  return {
    mobile: user.mobile,
    courseId,
    validFrom: order?.gmtCreated ?? null,
    validUntil: granted?.validUntil ?? null,
    userId: user.id,
    type: ownedCourses(orders).old.includes(courseId) ? 'OLD' : 'NEW',
  };
};
