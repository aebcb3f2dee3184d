import { count, instant, list, object, text, type RecordOf } from '../entity/field.js';

export const projectUserFields = {
  _id: text(),
  userId: text(),
  courseId: text(),
  lastOutlineNum: count(),
  lastSectionNum: count(),
  lastBodyNum: count(),
  /** Percent, 0 to 100, whole. */
  progress: count(),
  /** Chapters reached with their percent; empty for courses of the old site. */
  outlines: list(object({ outlineNum: count(), progress: count() })),
  gmtCreated: instant(),
  gmtModified: instant(),
};

/**
 * A member's progress in a course ('projectuser' on the wire). Specification §3. Numbers count from 0, instants are
 * epoch milliseconds.
 */
export type ProjectUser = RecordOf<typeof projectUserFields>;
