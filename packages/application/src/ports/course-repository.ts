import type { CourseContent, Lesson, LessonKey } from '../study/content.js';
import type { CourseOutline } from '../study/outline.js';

/** Courses whose content is on the built-in learning site. */
export interface CourseRepository {
  /** Stores a course whole, in place of what was there, in one transaction. */
  save(course: CourseContent, at: number): Promise<void>;
  /** The fingerprint of the stored content, to import only what changed. */
  fingerprint(courseId: string): Promise<string | undefined>;
  outline(courseId: string): Promise<CourseOutline | undefined>;
  lesson(key: LessonKey): Promise<Lesson | undefined>;
}
