import { describe, expect, it } from 'vitest';
import { aCourse } from '../support/seed.js';
import { loggedIn, type MakeWorld } from '../support/world.js';
import { useWorld } from './suite.js';

/** What every implementation of StudyPort does. */
export const studySuite = (makeWorld: MakeWorld): void => {
  const world = useWorld(makeWorld);

  describe('StudyPort', () => {
    it('answers the table of contents', async () => {
      const { study } = await loggedIn(world());
      expect(await study.outline({ courseId: 'py1' })).toEqual({
        ok: true,
        value: {
          courseId: 'py1',
          title: '课程 py1',
          summary: '一门小课程',
          chapters: [
            {
              title: '第一章',
              lessons: [
                { title: '第一节', bodyCount: 2 },
                { title: '第二节', bodyCount: 2 },
              ],
            },
            { title: '第二章', lessons: [{ title: '第三节', bodyCount: 1 }] },
          ],
        },
      });
    });

    it('answers a lesson with its content as it was imported', async () => {
      const { study } = await loggedIn(world());
      const key = { courseId: 'py1', outlineNum: 0, sectionNum: 1 };
      const lesson = aCourse('py1').chapters[0]?.lessons[1];
      expect(await study.lesson(key)).toEqual({ ok: true, value: { ...key, ...lesson } });
    });

    it('opens trial courses to every member', async () => {
      const { study } = await loggedIn(world(), 'xiaohong');
      expect(await study.outline({ courseId: 'j1test' })).toMatchObject({
        ok: true,
        value: { courseId: 'j1test' },
      });
    });

    it('asks for a login', async () => {
      const { study } = world().visitor();
      const error = { ok: false, error: { kind: 'not-logged-in' } };
      expect(await study.outline({ courseId: 'j1test' })).toEqual(error);
      expect(await study.lesson({ courseId: 'j1test', outlineNum: 0, sectionNum: 0 })).toEqual(error);
    });

    it.each([
      [{ kind: 'course-closed', reason: 'not-bought' }, 'vuethree1'],
      [{ kind: 'course-closed', reason: 'expired', on: '2026-01-30' }, 'ts1'],
      [{ kind: 'course-not-found' }, 'go1'],
    ])('answers %j to the course %s', async (error, courseId) => {
      const { study } = await loggedIn(world());
      expect(await study.outline({ courseId })).toEqual({ ok: false, error });
      expect(await study.lesson({ courseId, outlineNum: 0, sectionNum: 0 })).toEqual({ ok: false, error });
    });

    it.each([
      { outlineNum: 0, sectionNum: 2 },
      { outlineNum: 2, sectionNum: 0 },
    ])('has no lesson at %j', async (place) => {
      const { study } = await loggedIn(world());
      const result = await study.lesson({ courseId: 'py1', ...place });
      expect(result).toEqual({ ok: false, error: { kind: 'lesson-not-found' } });
    });
  });
};
