import { describe, expect, it } from 'vitest';
import type { Bookmark, Bookmarks } from '../../bookmark/index.js';
import { withSubject, type MakeSubject } from './subject.js';

const bookmarkOf = (over: Partial<Bookmark> = {}): Bookmark => ({
  userId: 'member-1',
  courseId: 'py1',
  outlineNum: 1,
  sectionNum: 2,
  gmtModified: 10,
  ...over,
});

/** What every Bookmarks does. */
export const bookmarksContract = (
  name: string,
  make: MakeSubject<{ readonly bookmarks: Bookmarks }>,
): void => {
  describe(`${name}: Bookmarks`, () => {
    it(
      'keeps one for each member and course, the last',
      withSubject(make, async ({ bookmarks }) => {
        await bookmarks.put(bookmarkOf());
        await bookmarks.put(bookmarkOf({ sectionNum: 0, gmtModified: 20 }));
        await bookmarks.put(bookmarkOf({ courseId: 'ts1' }));
        await bookmarks.put(bookmarkOf({ userId: 'member-2' }));
        expect(await bookmarks.find('member-1', 'py1')).toEqual(
          bookmarkOf({ sectionNum: 0, gmtModified: 20 }),
        );
        expect(await bookmarks.find('member-1', 'ts1')).toEqual(bookmarkOf({ courseId: 'ts1' }));
        expect(await bookmarks.find('member-2', 'py1')).toEqual(bookmarkOf({ userId: 'member-2' }));
        expect(await bookmarks.find('member-2', 'ts1')).toBeUndefined();
      }),
    );
  });
};
