import { courseGrantsOf, type GrantingOrder } from './grants.js';
import { groupCourseIds, TRIAL_COURSE_IDS } from '../course/index.js';

/**
 * The two lists of courses of a user by the site that opens them, see {@link groupCourseIds}: what his paid orders grant,
 * and the trial courses, which are everybody's and open by their type like a bought course (Specification §4).
 *
 * @param orders - all of his orders; only paid ones count
 */
export const ownedCourses = (orders: readonly GrantingOrder[]): ReturnType<typeof groupCourseIds> =>
  groupCourseIds([...courseGrantsOf(orders), { courseIds: TRIAL_COURSE_IDS }]);
