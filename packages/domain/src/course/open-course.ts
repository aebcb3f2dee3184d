import type { CourseRecord } from './course-record.js';
import { encodePosition } from './position-token.js';
import { positionOf } from './position.js';

/**
 * Where opening the course `courseId` leads: the new learning site, the old one at a `position` (the base64 token of
 * {@link encodePosition}), or nowhere yet, because the user's course record has to be fetched first (Specification §4
 * 'Opening a course').
 */
export type CourseDestination =
  | { readonly kind: 'new-site'; readonly courseId: string }
  | { readonly kind: 'old-site'; readonly courseId: string; readonly position: string }
  | { readonly kind: 'needs-record'; readonly courseId: string };

/** What {@link openCourse} decides on (Specification §4 'Opening a course'). */
export type OpenCourseInput = {
  /** The course to open. */
  readonly courseId: string;
  /** Whether the catalogue flags the course as always new; see {@link catalogueEntry}. */
  readonly isNew?: boolean | undefined;
  /** The user's two lists, `old` and `new`; see {@link groupCourseIds}. */
  readonly owned: { readonly old: readonly string[]; readonly new: readonly string[] };
  /** The user's record of this course: `undefined` while it has not been fetched, `null` when there is none. */
  readonly record?: CourseRecord | null | undefined;
};

/**
 * Decides where a course opens (Specification §4 'Opening a course'). First match wins: flagged `isNew` → new site;
 * in `owned.new` → new site; in `owned.old` → old site at the record's position, 0/0/0 without one; record not
 * fetched → needs-record; a record with outlines → new site; otherwise → old site. Never throws: what a record holds
 * instead of numbers counts 0.
 *
 * @param input - the course, the user's lists and, once fetched, the record
 */
export const openCourse = ({ courseId, isNew, owned, record }: OpenCourseInput): CourseDestination => {
  const newSite: CourseDestination = { kind: 'new-site', courseId };
  if (isNew || owned.new.includes(courseId)) return newSite;
  if (!owned.old.includes(courseId)) {
    if (record === undefined) return { kind: 'needs-record', courseId };
    if (record?.outlines?.length) return newSite;
  }
  return { kind: 'old-site', courseId, position: encodePosition(positionOf(record)) };
};
