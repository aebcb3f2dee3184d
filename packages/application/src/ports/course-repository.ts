import type { ImportSource, ImportStep } from '@ykd/domain/course';
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

/** By which way a course is imported. */
export interface CourseImport {
  readonly source: ImportSource;
  /** How many pictures it shows. */
  readonly pictures: number;
}

/** Courses whose content is on the built-in learning site. */
export interface CourseRepository {
  /**
   * Stores a course whole as its next version, and does with it what `importStep` says of what is known in the same
   * transaction; answers what that was. A version with its fingerprint is stored anew instead. Without `by` it is put in
   * place of what learners read whatever is known, as if at the command line.
   */
  save(course: CourseContent, at: number, by?: CourseImport): Promise<ImportStep>;
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
