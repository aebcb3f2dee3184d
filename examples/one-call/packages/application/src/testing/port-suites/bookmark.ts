import { describe, expect, it } from 'vitest';
import { MING } from '../fakes/index.js';
import { SEED_NOW } from './seed.js';
import { OPEN_PLACE, type Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

const LESSON = { courseId: 'py1', outlineNum: 0, sectionNum: 1 };

/** What every implementation of BookmarkPort does. */
export const bookmarkSuite = (world: WorldOf): void => {
  const failure = (kind: string) => ({ ok: false, error: { kind } });

  describe('BookmarkPort', () => {
    it('marks a lesson in the place of the one before', async () => {
      const { bookmark } = await loggedIn(world());
      await bookmark.save({ ...LESSON, sectionNum: 0 });
      const kept = { ...LESSON, userId: MING.id, gmtModified: SEED_NOW };
      expect(await bookmark.save(LESSON)).toEqual({ ok: true, value: kept });
      expect(await world().deps.bookmarks.find(MING.id, 'py1')).toEqual(kept);
    });

    it('needs a login, an open course and a lesson in it', async () => {
      expect(await world().visitor().bookmark.save(LESSON)).toEqual(failure('not-logged-in'));
      const { bookmark } = await loggedIn(world());
      expect(await bookmark.save({ ...LESSON, courseId: 'nosuch' })).toEqual(failure('course-not-found'));
      expect(await bookmark.save({ ...LESSON, outlineNum: 9 })).toEqual(failure('lesson-not-found'));
      expect(await bookmark.save({ ...LESSON, courseId: 'vuethree1' })).toMatchObject({
        error: { kind: 'course-closed' },
      });
    });
  });
};

/** A way to make each call of the area. */
export const bookmarkTries: Tries<'bookmark'> = {
  save: ({ bookmark }) => {
    const { courseId, outlineNum, sectionNum } = OPEN_PLACE;
    return bookmark.save({ courseId, outlineNum, sectionNum });
  },
};
