import { count, instant, text, type RecordOf } from '../entity/index.js';
import type { Outcome } from '../shared/outcome.js';

export const bookmarkFields = {
  userId: text(),
  courseId: text(),
  outlineNum: count(),
  sectionNum: count(),
  gmtModified: instant(),
};

/** The lesson that a member marked in a course. Numbers count from 0. */
export type Bookmark = RecordOf<typeof bookmarkFields>;

/** The bookmarks of members: one in each course. */
export interface Bookmarks {
  find(userId: string, courseId: string): Promise<Bookmark | undefined>;
  /** Keeps a bookmark in the place of any other of that member in that course. */
  put(bookmark: Bookmark): Promise<void>;
}

/** The caller's own bookmarks. */
export interface BookmarkPort {
  /** Marks a lesson of a course that is open to the caller, in the place of the one that was marked before. */
  save(
    input: Pick<Bookmark, 'courseId' | 'outlineNum' | 'sectionNum'>,
  ): Outcome<Bookmark, 'not-logged-in' | 'course-not-found' | 'course-closed' | 'lesson-not-found'>;
}
