import type { CourseVersionSource, ImportStep } from '@ykd/domain/course';
import type { CourseContent, Lesson, LessonKey } from '../course/content.js';
import type { CourseOutline } from '../course/outline.js';
import type { PartText } from '../course/search-text.js';

export interface CourseSearch {
  readonly courseId: string;
  /** As `foldCase` makes it; every character means itself. */
  readonly folded: string;
  readonly limit: number;
}

/** How much of a course is on the built-in learning site. */
export interface PublishedCourse {
  readonly courseId: string;
  /** Chapters that have a lesson. */
  readonly chapters: number;
  readonly lessons: number;
}

/** By which way a course is imported, and what becomes of it. */
export interface CourseImport {
  readonly source: CourseVersionSource;
  readonly step: Exclude<ImportStep, 'nothing'>;
  /** How many pictures it shows. */
  readonly pictures: number;
}

/** What an import is unless it says otherwise. */
export const PLAIN_IMPORT: CourseImport = { source: 'command', step: 'publish', pictures: 0 };

/** Courses whose content is on the built-in learning site. */
export interface CourseRepository {
  /**
   * Stores a course whole as its next version and, unless it is to be a draft, in place of what learners read, in one
   * transaction; a version with its fingerprint is stored anew instead. See `PLAIN_IMPORT` for what it is by default.
   */
  save(course: CourseContent, at: number, by?: CourseImport): Promise<void>;
  /** The fingerprint of what learners read. */
  fingerprint(courseId: string): Promise<string | undefined>;
  outline(courseId: string): Promise<CourseOutline | undefined>;
  /** All that are published, in any order. */
  outlines(): Promise<readonly CourseOutline[]>;
  /** What of each course is there to be read; no course without a lesson. */
  published(): Promise<readonly PublishedCourse[]>;
  lesson(key: LessonKey): Promise<Lesson | undefined>;
  /**
   * Parts whose text, or whose lesson's title, has the text without regard to case, in the order of reading; the first
   * part alone stands for a lesson of which only the title has it. Looks at no other course.
   */
  search(search: CourseSearch): Promise<readonly PartText[]>;
}
