import type { Outcome } from '../shared/outcome.js';
import type { Lesson, LessonKey } from '../course/content.js';
import type { CourseOutline } from '../course/outline.js';
import type { SearchHit } from './search-course.js';

/** The built-in learning site: reading a course that the member may open. */
export interface StudyPort {
  /** The table of contents. */
  outline(query: {
    readonly courseId: string;
  }): Outcome<CourseOutline, 'not-logged-in' | 'course-not-found' | 'course-closed'>;
  lesson(
    key: LessonKey,
  ): Outcome<Lesson, 'not-logged-in' | 'course-not-found' | 'lesson-not-found' | 'course-closed'>;
  /** Looks for a text of 1 to SEARCH_TEXT_MAX characters, without regard to case: at most SEARCH_HITS_MAX parts. */
  search(query: {
    readonly courseId: string;
    readonly q: string;
  }): Outcome<
    readonly SearchHit[],
    'not-logged-in' | 'course-not-found' | 'course-closed' | 'too-many-attempts'
  >;
}
