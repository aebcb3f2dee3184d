import type { Bookmark, Bookmarks } from '../../bookmark/index.js';

/** Bookmarks in memory. */
export const fakeBookmarks = (): Bookmarks => {
  const kept = new Map<string, Bookmark>();
  const key = (userId: string, courseId: string): string => JSON.stringify([userId, courseId]);
  return {
    find: async (userId, courseId) => kept.get(key(userId, courseId)),
    put: async (bookmark) => {
      kept.set(key(bookmark.userId, bookmark.courseId), bookmark);
    },
  };
};
