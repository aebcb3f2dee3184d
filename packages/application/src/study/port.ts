import type { Outcome } from '../shared/outcome.js';
import type { Lesson, LessonKey } from './content.js';
import type { CourseOutline } from './outline.js';

/** The built-in learning site: reading a course that the member may open. */
export interface StudyPort {
  /** The table of contents. */
  outline(query: {
    readonly courseId: string;
  }): Outcome<CourseOutline, 'not-logged-in' | 'course-not-found' | 'course-closed'>;
  /** One lesson. */
  lesson(
    key: LessonKey,
  ): Outcome<Lesson, 'not-logged-in' | 'course-not-found' | 'lesson-not-found' | 'course-closed'>;
}
