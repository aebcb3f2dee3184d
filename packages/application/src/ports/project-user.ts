import { count, flag, instant, list, object, optional, text, type RecordOf } from '../entity/field.js';

/** What is stored of a record. */
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
 * What is told of a record: also what is counted anew each time, which is absent for a course without published lessons.
 * The record's own percents are then what was stored.
 */
export const countedProjectUserFields = {
  ...projectUserFields,
  /** The lessons of which anything is done: `isRead`, the end was reached; `isDone`, all its exercises are passed too. */
  lessons: optional(
    list(object({ outlineNum: count(), sectionNum: count(), isRead: flag(), isDone: flag() })),
  ),
  /** How many chapters are published; the catalogue says how many there are to be. */
  publishedOutlines: optional(count()),
};

/**
 * A member's progress in a course ('projectuser' on the wire). Specification §3. Numbers count from 0, instants are
 * epoch milliseconds.
 */
export type ProjectUser = RecordOf<typeof countedProjectUserFields>;
