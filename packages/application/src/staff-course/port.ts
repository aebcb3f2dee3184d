import { COURSE_VERSION_SOURCES, COURSE_VERSION_STATES, type VersionChanges } from '@ykd/domain/course';
import type { Lesson, LessonKey } from '../course/content.js';
import type { CourseOutline } from '../course/outline.js';
import { count, flag, instant, list, nullable, object, oneOf, text, type RecordOf } from '../entity/field.js';
import type { Outcome } from '../shared/outcome.js';

/** How large an archive with a course may be, in bytes: as much as its pictures may be, and more than texts ever are. */
export const COURSE_ARCHIVE_MAX_BYTES = 64 * 1024 * 1024;

/** So many drafts of a course wait to be published at the most. */
export const COURSE_DRAFTS_MAX = 20;

const person = object({ id: text(), name: nullable(text()) });

export const courseVersionViewFields = {
  number: count(),
  title: text(),
  state: oneOf(COURSE_VERSION_STATES),
  source: oneOf(COURSE_VERSION_SOURCES),
  /** The beginning of what is made of all that is in it. */
  hash: text(),
  chapters: count(),
  lessons: count(),
  exercises: count(),
  pictures: count(),
  createdAt: instant(),
  createdBy: nullable(person),
  publishedAt: nullable(instant()),
  publishedBy: nullable(person),
  publishedFrom: nullable(oneOf(COURSE_VERSION_SOURCES)),
};

/** A version of a course, as staff see it. */
export type CourseVersionView = RecordOf<typeof courseVersionViewFields>;

export const courseLineFields = {
  courseId: text(),
  title: text(),
  /** How the title is read, a syllable a word: it is found by that, and by its initials. */
  spelled: text(),
  /** The version that learners read; null before anything was published. */
  live: nullable(object(courseVersionViewFields)),
  versions: count(),
  drafts: count(),
};

/** A course in the list of them. */
export type CourseLine = RecordOf<typeof courseLineFields>;

export const courseVersionsFields = {
  courseId: text(),
  title: text(),
  /** The newest first. */
  versions: list(object(courseVersionViewFields)),
};

/** A course with its versions. */
export type CourseVersionsView = RecordOf<typeof courseVersionsFields>;

export const uploadedCourseFields = {
  courseId: text(),
  number: count(),
  state: oneOf(COURSE_VERSION_STATES),
  chapters: count(),
  /** Whether it became a draft now; false: its content was there already. */
  isNew: flag(),
};

/** What became of a course that came in. */
export type UploadedCourse = RecordOf<typeof uploadedCourseFields>;

const place = { outlineNum: count(), sectionNum: count() };

export const courseFaresFields = {
  /** Who has begun the course, and those of them who have bought a course of ours. */
  learners: count(),
  buyers: count(),
  /** Those whose furthest place is no more in the course. */
  elsewhere: count(),
  lessons: list(
    object({
      ...place,
      title: text(),
      started: count(),
      finished: count(),
      stopped: count(),
      exercises: list(object({ id: text(), tried: count(), passed: count() })),
    }),
  ),
};

/** How learners fare in what is live of a course. */
export type CourseFares = RecordOf<typeof courseFaresFields>;

type Refusals = 'not-logged-in' | 'forbidden';

/** A version of a course. */
export interface VersionKey {
  readonly courseId: string;
  readonly number: number;
}

/** A version as the caller saw it: `hash` is what the list says of it. */
export interface SeenVersion extends VersionKey {
  readonly hash: string;
}

/** What is published, in place of what: `live` is the number that the caller saw live, 0 for none. */
export interface PublishInput extends SeenVersion {
  readonly live: number;
  readonly reason: string;
}

/** Courses, for staff with the right `courses.manage`: brought in, looked at, published and taken back. */
export interface StaffCoursePort {
  list(): Outcome<readonly CourseLine[], Refusals>;
  course(query: { readonly courseId: string }): Outcome<CourseVersionsView, Refusals | 'course-not-found'>;
  /** What becomes another one for learners when a version is published. */
  changes(key: VersionKey): Outcome<VersionChanges, Refusals | 'entity-not-found'>;
  /**
   * Brings in a course folder as a draft, whole or not at all; one whose content is known already is that version. Everything
   * that is wrong with it comes as `course-problems`.
   */
  upload(input: {
    readonly bytes: Uint8Array;
  }): Outcome<UploadedCourse, Refusals | 'invalid-input' | 'course-problems' | 'too-many-attempts'>;
  /** `changed-meanwhile`: another version is live than the caller saw, or the version is not the one that he saw. */
  publish(
    input: PublishInput,
  ): Outcome<
    null,
    Refusals | 'second-factor-needed' | 'entity-not-found' | 'changed-meanwhile' | 'invalid-input'
  >;
  /** Removes a draft; its number is given to no other content. `changed-meanwhile`: it is not the one that the caller saw. */
  discard(seen: SeenVersion): Outcome<null, Refusals | 'entity-not-found' | 'changed-meanwhile'>;
  previewOutline(key: VersionKey): Outcome<CourseOutline, Refusals | 'entity-not-found'>;
  previewLesson(
    key: VersionKey & Pick<LessonKey, 'outlineNum' | 'sectionNum'>,
  ): Outcome<Lesson, Refusals | 'entity-not-found' | 'lesson-not-found'>;
  fares(query: { readonly courseId: string }): Outcome<CourseFares, Refusals | 'course-not-found'>;
}
