import { describe, expect, it } from 'vitest';
import { aCourse, anOrder, RICH } from './seed.js';
import { OPEN_PLACE, type Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

/** What every implementation of StudyPort does. */
export const studySuite = (world: WorldOf): void => {
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
                { title: '第一节', bodyCount: 2, exercises: [] },
                { title: '第二节', bodyCount: 2, exercises: [] },
              ],
            },
            { title: '第二章', lessons: [{ title: '第三节', bodyCount: 1, exercises: [] }] },
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

    it('answers pictures, programs to run and exercises as they were imported', async () => {
      const { study } = await loggedIn(world());
      const key = { courseId: 'j1test', outlineNum: 1, sectionNum: 0 };
      const lesson = aCourse('j1test', RICH).chapters[1]?.lessons[0];
      expect(await study.lesson(key)).toEqual({ ok: true, value: { ...key, ...lesson } });
      expect(await study.outline({ courseId: 'j1test' })).toMatchObject({
        value: { chapters: [{}, { lessons: [{ exercises: ['sum'] }] }] },
      });
    });

    it('finds parts, whatever the case', async () => {
      const { study } = await loggedIn(world());
      const found = await study.search({ courseId: 'py1', q: ' PRINT ' });
      expect(found).toMatchObject({
        value: [
          {
            outlineNum: 0,
            sectionNum: 0,
            bodyNum: 0,
            lesson: '第一节',
            part: '甲',
            marks: [{ from: 6, to: 11 }],
          },
          { bodyNum: 1 },
          { sectionNum: 1, bodyNum: 0 },
          { bodyNum: 1 },
          { outlineNum: 1, sectionNum: 0, bodyNum: 0 },
        ],
      });
      expect(await study.search({ courseId: 'py1', q: '没有的' })).toEqual({ ok: true, value: [] });
    });

    it('says of which order a refund closes a course', async () => {
      await world().deps.orders.insert(
        anOrder({ id: 'back', courseIds: ['vuethree1'], status: 'TRADE_REFUNDING' }),
      );
      const { study } = await loggedIn(world());
      const error = { kind: 'course-closed', reason: 'refunding', orderId: 'back' };
      expect(await study.outline({ courseId: 'vuethree1' })).toEqual({ ok: false, error });
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
      expect(await study.search({ courseId: 'j1test', q: '正文' })).toEqual(error);
    });

    it.each([
      [{ kind: 'course-closed', reason: 'not-bought' }, 'vuethree1'],
      [{ kind: 'course-closed', reason: 'expired', on: '2026-01-30' }, 'ts1'],
      [{ kind: 'course-not-found' }, 'go1'],
      [{ kind: 'course-not-found' }, 'x'.repeat(3_000)],
    ])('answers %j to the course %s', async (error, courseId) => {
      const { study } = await loggedIn(world());
      expect(await study.outline({ courseId })).toEqual({ ok: false, error });
      expect(await study.lesson({ courseId, outlineNum: 0, sectionNum: 0 })).toEqual({ ok: false, error });
      expect(await study.search({ courseId, q: '正文' })).toEqual({ ok: false, error });
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

/** A way to make each call of the area. */
export const studyTries: Tries<'study'> = {
  outline: ({ study }) => study.outline({ courseId: OPEN_PLACE.courseId }),
  lesson: ({ study }) => study.lesson(OPEN_PLACE),
  search: ({ study }) => study.search({ courseId: OPEN_PLACE.courseId, q: '变量' }),
};
