import { courseTypeOf } from './course-type.js';

/**
 * The course ids of a user, split by the learning site that serves them: the `old` one or the `new` one
 * (Specification §4 'Course type').
 */
export type GroupedCourseIds = { old: string[]; new: string[] };

/**
 * Splits the course ids of all grants into `old` and `new` (Specification §4): each id once, in the order first seen,
 * in exactly one list. An id is old when its type is OLD, or when every grant that names it is flagged `old`;
 * otherwise it is new. Linear in the number of ids. The lists are fresh: the caller may change them.
 *
 * @param grants - what the user's orders grant; see `courseGrantsOf`
 */
export const groupCourseIds = (
  grants: readonly { readonly courseIds: readonly string[]; readonly old?: boolean | undefined }[],
): GroupedCourseIds => {
  /** Course id → whether every grant so far was flagged old. A Map keeps the order of first insertion. */
  const onlyOld = new Map<string, boolean>();
  for (const { courseIds, old = false } of grants) {
    for (const courseId of courseIds) {
      const before = onlyOld.get(courseId);
      if (before === undefined || (before && !old)) onlyOld.set(courseId, old);
    }
  }

  const grouped: GroupedCourseIds = { old: [], new: [] };
  for (const [courseId, old] of onlyOld) {
    (old || courseTypeOf(courseId) === 'OLD' ? grouped.old : grouped.new).push(courseId);
  }
  return grouped;
};
