import { err, ok } from '@ykd/domain/shared';
import { hasPosition } from '../course/index.js';
import { requireCaller, type AuthenticateDeps } from '../shared/authenticate.js';
import type { CallerContext } from '../shared/caller.js';
import { openCourse, type OpenCourseDeps } from '../study/open-course.js';
import type { BookmarkPort, Bookmarks } from './port.js';

/** Bookmarks for one caller. */
export const bookmarkPort = (
  deps: AuthenticateDeps & OpenCourseDeps & { readonly bookmarks: Bookmarks },
  context: CallerContext,
): BookmarkPort => ({
  save: async ({ courseId, outlineNum, sectionNum }) => {
    const caller = await requireCaller(deps, context);
    if (!caller.ok) return caller;
    const userId = caller.value.user.id;
    const opened = await openCourse(deps, userId, courseId);
    if (!opened.ok) return opened;
    const place = { outline: outlineNum, section: sectionNum, body: 0 };
    if (!hasPosition(opened.value, place)) return err({ kind: 'lesson-not-found' });
    const bookmark = { userId, courseId, outlineNum, sectionNum, gmtModified: deps.clock.now() };
    await deps.bookmarks.put(bookmark);
    return ok(bookmark);
  },
});
