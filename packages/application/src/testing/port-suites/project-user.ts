import { HONG, MING } from '../fakes/index.js';
import { catalogueEntry } from '@ykd/domain/course';
import { DAY_MS } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import { SEED_NOW } from './seed.js';
import { OPEN_PLACE, type Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

const at = (courseId: string, outlineNum: number, sectionNum: number, bodyNum: number) => ({
  courseId,
  outlineNum,
  sectionNum,
  bodyNum,
});

/** Percent of the course for one of its three published lessons, two of whose chapters are published. */
const PART_OF_PY1 = Math.floor((1 / 3) * (2 / (catalogueEntry('py1')?.outlineCount ?? 2)) * 100);

/** What every implementation of ProjectUserPort does. */
export const projectUserSuite = (world: WorldOf): void => {
  describe('ProjectUserPort', () => {
    it('has no record before the first lesson', async () => {
      const { projectUser } = await loggedIn(world());
      expect(await projectUser.findLast({ userId: MING.id })).toEqual({ ok: true, value: null });
      expect(await projectUser.queryByUserId({ userId: MING.id })).toEqual({ ok: true, value: [] });
      expect(await projectUser.get({ userId: MING.id, courseId: 'py1' })).toEqual({ ok: true, value: null });
    });

    it('saves a position with the progress that follows from it', async () => {
      const { projectUser } = await loggedIn(world());
      const read = [{ outlineNum: 0, sectionNum: 1 }];
      const saved = await projectUser.save({ ...at('py1', 0, 1, 0), read });
      expect(saved).toMatchObject({
        ok: true,
        value: {
          userId: MING.id,
          courseId: 'py1',
          lastOutlineNum: 0,
          lastSectionNum: 1,
          lastBodyNum: 0,
          progress: PART_OF_PY1,
          outlines: [{ outlineNum: 0, progress: 50 }],
          lessons: [{ outlineNum: 0, sectionNum: 1, isRead: true, isDone: true }],
          publishedOutlines: 2,
          gmtCreated: SEED_NOW,
          gmtModified: SEED_NOW,
        },
      });
      expect(await projectUser.get({ userId: MING.id, courseId: 'py1' })).toEqual(saved);
      expect(await projectUser.findLast({ userId: MING.id })).toEqual(saved);
    });

    it('keeps the furthest position, for which nothing counts as read, whatever comes after it and how often', async () => {
      const { projectUser } = await loggedIn(world());
      const far = await projectUser.save({ ...at('py1', 1, 0, 0), at: SEED_NOW });
      for (const _again of [1, 2]) await projectUser.save({ ...at('py1', 0, 0, 1), at: SEED_NOW - DAY_MS });
      const record = await projectUser.get({ userId: MING.id, courseId: 'py1' });
      expect(far).toMatchObject({ ok: true, value: { lastOutlineNum: 1, progress: 0, lessons: [] } });
      expect(record).toMatchObject({
        ok: true,
        value: { lastOutlineNum: 1, progress: 0, gmtCreated: SEED_NOW - DAY_MS, gmtModified: SEED_NOW },
      });
    });

    it('keeps what was read, once, and takes none of it away', async () => {
      const { projectUser } = await loggedIn(world());
      const read = [{ outlineNum: 1, sectionNum: 0 }];
      const saved = await projectUser.save({ ...at('py1', 1, 0, 0), read });
      for (const again of [read, [], [...read, { outlineNum: 9, sectionNum: 9 }]]) {
        expect(await projectUser.save({ ...at('py1', 1, 0, 0), read: again })).toEqual(saved);
      }
      expect(await projectUser.queryByUserId({ userId: MING.id })).toMatchObject({
        value: [{ lessons: [{ outlineNum: 1, sectionNum: 0, isRead: true, isDone: true }] }],
      });
    });

    it('counts an exercise that was passed, once', async () => {
      const { projectUser } = await loggedIn(world());
      const pass = { courseId: 'j1test', exerciseId: 'sum', at: SEED_NOW };
      const passed = await projectUser.passExercise(pass);
      expect(passed).toMatchObject({ ok: true, value: { courseId: 'j1test', progress: 16 } });
      expect(await projectUser.passExercise({ ...pass, userId: MING.id })).toEqual(passed);
      const query = { userId: MING.id, courseId: 'j1test' };
      expect(await projectUser.exercises(query)).toEqual({ ok: true, value: ['sum'] });
      expect(await projectUser.exercises({ ...query, courseId: 'py1' })).toEqual({ ok: true, value: [] });
    });

    it.each([
      [{ kind: 'exercise-not-found' }, { courseId: 'j1test', exerciseId: 'none' }],
      [{ kind: 'course-not-found' }, { courseId: 'go1', exerciseId: 'sum' }],
      [
        { kind: 'course-closed', reason: 'not-bought' },
        { courseId: 'vuethree1', exerciseId: 'sum' },
      ],
      [{ kind: 'forbidden' }, { courseId: 'j1test', exerciseId: 'sum', userId: HONG.id }],
    ])('answers %j to the exercise %j', async (error, input) => {
      const { projectUser } = await loggedIn(world());
      expect(await projectUser.passExercise(input)).toEqual({ ok: false, error });
    });

    it('lists records, the last studied first', async () => {
      const { deps } = world();
      const { projectUser } = await loggedIn(world());
      await projectUser.save(at('py1', 0, 0, 0));
      deps.clock.advance(1000);
      await projectUser.save(at('j1test', 0, 0, 0));
      expect(await projectUser.queryByUserId({ userId: MING.id })).toMatchObject({
        ok: true,
        value: [{ courseId: 'j1test' }, { courseId: 'py1' }],
      });
    });

    it('never counts a moment that is still to come', async () => {
      const { projectUser } = await loggedIn(world());
      const saved = await projectUser.save({ ...at('py1', 0, 0, 0), at: SEED_NOW + DAY_MS });
      expect(saved).toMatchObject({ ok: true, value: { gmtModified: SEED_NOW } });
    });

    it('keeps one member’s records from another', async () => {
      const ming = await loggedIn(world());
      await ming.projectUser.save(at('py1', 0, 0, 0));
      const { projectUser } = await loggedIn(world(), HONG.mobile);
      const error = { ok: false, error: { kind: 'forbidden' } };
      expect(await projectUser.findLast({ userId: MING.id })).toEqual(error);
      expect(await projectUser.queryByUserId({ userId: MING.id })).toEqual(error);
      expect(await projectUser.get({ userId: MING.id, courseId: 'py1' })).toEqual(error);
    });

    it('asks for a login', async () => {
      const { projectUser } = world().visitor();
      const error = { ok: false, error: { kind: 'not-logged-in' } };
      expect(await projectUser.findLast({ userId: MING.id })).toEqual(error);
      expect(await projectUser.queryByUserId({ userId: MING.id })).toEqual(error);
      expect(await projectUser.get({ userId: MING.id, courseId: 'py1' })).toEqual(error);
      expect(await projectUser.save(at('py1', 0, 0, 0))).toEqual(error);
    });

    it.each([
      ['lesson-not-found', at('py1', 0, 0, 2)],
      ['lesson-not-found', at('py1', 2, 0, 0)],
      ['course-not-found', at('go1', 0, 0, 0)],
    ])('answers %s to %j', async (kind, position) => {
      const { projectUser } = await loggedIn(world());
      expect(await projectUser.save(position)).toEqual({ ok: false, error: { kind } });
    });

    it('saves nothing in a closed course', async () => {
      const { projectUser } = await loggedIn(world());
      expect(await projectUser.save(at('vuethree1', 0, 0, 0))).toEqual({
        ok: false,
        error: { kind: 'course-closed', reason: 'not-bought' },
      });
      expect(await projectUser.save(at('ts1', 0, 0, 0))).toEqual({
        ok: false,
        error: { kind: 'course-closed', reason: 'expired', on: '2026-01-30' },
      });
    });
  });
};

/** A way to make each call of the area. */
export const projectUserTries: Tries<'projectUser'> = {
  findLast: ({ projectUser }, { id: userId }) => projectUser.findLast({ userId }),
  queryByUserId: ({ projectUser }, { id: userId }) => projectUser.queryByUserId({ userId }),
  get: ({ projectUser }, { id: userId }) => projectUser.get({ userId, courseId: OPEN_PLACE.courseId }),
  save: ({ projectUser }, { id: userId }) => projectUser.save({ ...OPEN_PLACE, userId }),
  exercises: ({ projectUser }, { id: userId }) =>
    projectUser.exercises({ userId, courseId: OPEN_PLACE.courseId }),
  passExercise: ({ projectUser }, { id: userId }) =>
    projectUser.passExercise({ userId, courseId: OPEN_PLACE.courseId, exerciseId: 'nothing' }),
};
