import { HONG, MING } from '../fakes/index.js';
import { DAY_MS } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import { SEED_NOW } from './seed.js';
import { OPEN_PLACE, type Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

const beat = (id: string, secondsAgo: number, courseId = 'py1') => ({
  id,
  courseId,
  outlineNum: 0,
  sectionNum: 0,
  from: SEED_NOW - secondsAgo * 1000,
  seconds: 60,
});

/** What every implementation of StudyTimePort does. */
export const studyTimeSuite = (world: WorldOf): void => {
  const counted = (seconds: number) => ({ ok: true, value: { seconds } });

  describe('StudyTimePort', () => {
    it('counts the time of all devices once, however often it is sent', async () => {
      const [desk, phone] = [await loggedIn(world()), await loggedIn(world())];
      const beats = [beat('a', 120), beat('b', 60)];
      expect(await desk.studyTime.beats({ userId: MING.id, beats })).toEqual(counted(120));
      expect(await desk.studyTime.beats({ beats })).toEqual(counted(0));
      expect(await phone.studyTime.beats({ beats: [beat('c', 150)] })).toEqual(counted(30));
      expect(await world().deps.studyLogs.findByYear(MING.id, 2026)).toHaveLength(3);
    });

    it('adds nothing for closed and unknown courses, the future and long ago', async () => {
      const { studyTime } = await loggedIn(world());
      const beats = [
        beat('a', 60, 'vuethree1'),
        beat('b', 60, 'nosuch'),
        beat('c', -3600),
        beat('d', (8 * DAY_MS) / 1000),
      ];
      expect(await studyTime.beats({ beats })).toEqual(counted(0));
      expect(await studyTime.beats({ beats: [] })).toEqual(counted(0));
    });

    it('takes nothing in another’s name, and nothing from a stranger', async () => {
      const { studyTime } = await loggedIn(world());
      expect(await studyTime.beats({ userId: HONG.id, beats: [beat('a', 60)] })).toEqual({
        ok: false,
        error: { kind: 'forbidden' },
      });
      expect(
        await world()
          .visitor()
          .studyTime.beats({ beats: [beat('a', 60)] }),
      ).toEqual({
        ok: false,
        error: { kind: 'not-logged-in' },
      });
    });

    it('begins a session for the caller only', async () => {
      const { studyTime } = await loggedIn(world());
      expect(await studyTime.start({ courseId: 'py1' })).toMatchObject({
        ok: true,
        value: {
          mobile: MING.mobile,
          userId: MING.id,
          courseId: 'py1',
          validFrom: SEED_NOW - 100 * DAY_MS,
          type: 'NEW',
        },
      });
      expect(await studyTime.start({ courseId: 'j1test' })).toMatchObject({
        ok: true,
        value: { validFrom: null, validUntil: null, type: 'OLD' },
      });
      expect(await studyTime.start({ courseId: 'ts1' })).toEqual({
        ok: false,
        error: { kind: 'course-closed', reason: 'expired', on: '2026-01-30' },
      });
      expect(await studyTime.start({ courseId: 'nosuch' })).toEqual({
        ok: false,
        error: { kind: 'course-not-found' },
      });
    });
  });
};

/** A way to make each call of the area. */
export const studyTimeTries: Tries<'studyTime'> = {
  start: ({ studyTime }) => studyTime.start({ courseId: OPEN_PLACE.courseId }),
  beats: ({ studyTime }, { id: userId }) => studyTime.beats({ userId, beats: [] }),
};
