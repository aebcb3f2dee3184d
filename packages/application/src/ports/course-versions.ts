import type { CourseCounts, CourseVersionSource, KnownVersion } from '@ykd/domain/course';
import type { CourseContent, Lesson, LessonKey } from '../course/content.js';
import type { CourseVersion } from '../entities/course-version.js';

export type { CourseVersion } from '../entities/course-version.js';

/** So many versions of a course are told, the newest ones; nobody makes that many. */
export const COURSE_VERSIONS_TOLD = 500;

/** So many are known of a course with those that were discarded; nobody makes that many either. */
export const COURSE_VERSIONS_KNOWN = 10_000;

/** What is counted of the learners of a course. */
export interface CourseLearners extends CourseCounts {
  /** Who has begun the course. */
  readonly learners: number;
  /** Those of them who have bought something that counts as a course of ours. */
  readonly buyers: number;
}

/**
 * The versions of courses, without those that were discarded. Learners are never answered from here: see `CourseRepository`
 * for what is live.
 */
export interface CourseVersions {
  /** All versions of all courses, course by course, the newest first. */
  all(): Promise<readonly CourseVersion[]>;
  /** Those of a course, the newest first; at most {@link COURSE_VERSIONS_TOLD}. */
  ofCourse(courseId: string): Promise<readonly CourseVersion[]>;
  /** What is known of all of a course, also of those that were discarded. */
  known(courseId: string): Promise<readonly KnownVersion[]>;
  find(courseId: string, number: number): Promise<CourseVersion | undefined>;
  lesson(key: LessonKey, number: number): Promise<Lesson | undefined>;
  /** Counted by indexes of the course, however long the study logs are. */
  learners(courseId: string): Promise<CourseLearners>;
}

/** When, by whom and by which way something is put live. */
export interface Publishing {
  readonly at: number;
  readonly by: string | null;
  readonly from: CourseVersionSource;
}

/** The versions of courses, inside a transaction. */
export interface TxCourseVersions {
  /** The versions of a course with discarded ones, the newest first: whoever else changes the course waits until the transaction ends. */
  hold(courseId: string): Promise<readonly CourseVersion[]>;
  /** Adds a version with its lessons, also in place of a discarded one of its number. The course is held. */
  add(version: CourseVersion, content: CourseContent): Promise<void>;
  /** Puts a version that is there in place of what learners read; what was live is an earlier one. The course is held. */
  publish(courseId: string, number: number, publishing: Publishing): Promise<void>;
  /** Discards a draft: its number and fingerprint are kept, its lessons are not. The course is held. */
  discard(courseId: string, number: number): Promise<void>;
}
