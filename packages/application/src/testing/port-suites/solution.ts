import { SOLUTION_CODE_MAX } from '@ykd/domain/course';
import { DAY_MS } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import type { SaveSolutionInput } from '../../solution/index.js';
import { HONG, MING } from '../fakes/index.js';
import { SEED_NOW } from './seed.js';
import { OPEN_PLACE, type Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

/** The lesson that has the exercise `sum`. */
const LESSON = { courseId: 'j1test', outlineNum: 1, sectionNum: 0 };

type Dated = SaveSolutionInput['last'];

const input = (over: Partial<SaveSolutionInput> = {}): SaveSolutionInput => ({
  courseId: 'j1test',
  exerciseId: 'sum',
  last: { code: 'print("😀")\n\tif\n', at: SEED_NOW - 2000 },
  ...over,
});

/** What every implementation of SolutionPort does. */
export const solutionSuite = (world: WorldOf): void => {
  const failure = (kind: string) => ({ ok: false, error: { kind } });
  const mine = { ...LESSON, userId: MING.id };

  describe('SolutionPort', () => {
    it('keeps the code of an exercise for every device of its member', async () => {
      const [desk, phone] = [await loggedIn(world()), await loggedIn(world())];
      expect(await phone.solution.ofLesson(mine)).toEqual({ ok: true, value: [] });
      const saved = { ok: true, value: input() };
      expect(await desk.solution.save(input({ userId: MING.id }))).toEqual(saved);
      expect(await desk.solution.save(input())).toEqual(saved);
      expect(await phone.solution.ofLesson(mine)).toEqual({ ok: true, value: [input()] });
    });

    it('takes the later one that passed, whatever comes first', async () => {
      const { solution } = await loggedIn(world());
      const [old, young] = [
        { code: 'old', at: SEED_NOW - 2000 },
        { code: 'young', at: SEED_NOW - 1000 },
      ];
      await solution.save(input({ last: old, passed: young }));
      const merged = { ok: true, value: input({ last: old, passed: young }) };
      expect(await solution.save(input({ last: old, passed: old }))).toEqual(merged);
      expect(await solution.save(input({ last: old }))).toEqual(merged);
    });

    it('takes the place of no code that a device does not know of, however often that sends', async () => {
      const { solution } = await loggedIn(world());
      const [first, second, third] = ['first', 'second', 'third'].map((code, turn) => ({
        code,
        at: SEED_NOW - 3000 + turn * 1000,
      })) as [Dated, Dated, Dated];
      await solution.save(input({ last: first }));
      const told = { ok: true, value: input({ last: second }) };
      expect(await solution.save(input({ last: second, seen: first.at }))).toEqual(told);
      // As if the first two answers had been lost.
      for (const seen of [first.at, first.at, third.at]) {
        expect(await solution.save(input({ last: third, seen }))).toEqual(told);
      }
      expect(await solution.save(input({ last: third }))).toEqual(told);
      const after = { ok: true, value: input({ last: third }) };
      expect(await solution.save(input({ last: third, seen: second.at }))).toEqual(after);
      expect(await solution.ofLesson(mine)).toEqual({ ok: true, value: [input({ last: third })] });
    });

    it('never counts a moment that is still to come', async () => {
      const { solution } = await loggedIn(world());
      const ahead = { code: 'ahead', at: SEED_NOW + DAY_MS };
      const now = { ...ahead, at: SEED_NOW };
      expect(await solution.save(input({ last: ahead, passed: ahead }))).toEqual({
        ok: true,
        value: input({ last: now, passed: now }),
      });
      world().deps.clock.advance(1000);
      const later = { code: 'later', at: SEED_NOW + 1000 };
      expect(await solution.save(input({ last: later, seen: now.at }))).toMatchObject({
        ok: true,
        value: { last: later },
      });
    });

    it('takes the longest code of the widest characters, and not one more, in neither place', async () => {
      const { solution } = await loggedIn(world());
      const widest = { code: '😀'.repeat(SOLUTION_CODE_MAX), at: SEED_NOW };
      expect(await solution.save(input({ last: widest, passed: widest }))).toMatchObject({ ok: true });
      const message = '代码不能超过20000个字符';
      const long = { code: '字'.repeat(SOLUTION_CODE_MAX + 1), at: SEED_NOW };
      for (const [name, over] of [
        ['last', { last: long }],
        ['passed', { passed: long }],
      ] as const) {
        expect(await solution.save(input(over))).toEqual({
          ok: false,
          error: { kind: 'invalid-input', issues: [{ field: `${name}.code`, message }] },
        });
      }
      expect(await solution.ofLesson(mine)).toMatchObject({ value: [{ last: widest, passed: widest }] });
    });

    it('keeps one member’s code from another', async () => {
      const ming = await loggedIn(world());
      await ming.solution.save(input());
      const { solution } = await loggedIn(world(), HONG.mobile);
      expect(await solution.ofLesson(mine)).toEqual(failure('forbidden'));
      expect(await solution.save(input({ userId: MING.id }))).toEqual(failure('forbidden'));
      expect(await solution.ofLesson({ ...LESSON, userId: HONG.id })).toEqual({ ok: true, value: [] });
      await solution.save(input({ last: { code: '红的', at: SEED_NOW } }));
      expect(await ming.solution.ofLesson(mine)).toEqual({ ok: true, value: [input()] });
    });

    it('needs an open course and an exercise in it', async () => {
      const { solution } = await loggedIn(world());
      expect(await solution.save(input({ courseId: 'nosuch' }))).toEqual(failure('course-not-found'));
      expect(await solution.save(input({ exerciseId: 'none' }))).toEqual(failure('exercise-not-found'));
      expect(await solution.save(input({ courseId: 'vuethree1' }))).toEqual({
        ok: false,
        error: { kind: 'course-closed', reason: 'not-bought' },
      });
      expect(await world().visitor().solution.save(input())).toEqual(failure('not-logged-in'));
    });

    it('is asked for a lesson that there is', async () => {
      const { solution } = await loggedIn(world());
      expect(await solution.ofLesson({ ...mine, courseId: 'nosuch' })).toEqual(failure('course-not-found'));
      expect(await solution.ofLesson({ ...mine, outlineNum: 9 })).toEqual(failure('lesson-not-found'));
      expect(await solution.ofLesson({ ...mine, outlineNum: 0 })).toEqual({ ok: true, value: [] });
      expect(await world().visitor().solution.ofLesson(mine)).toEqual(failure('not-logged-in'));
    });
  });
};

/** A way to make each call of the area. */
export const solutionTries: Tries<'solution'> = {
  ofLesson: ({ solution }, { id: userId }) => {
    const { bodyNum: _part, ...lesson } = OPEN_PLACE;
    return solution.ofLesson({ ...lesson, userId });
  },
  save: ({ solution }, { id: userId }) =>
    solution.save({ ...input({ courseId: OPEN_PLACE.courseId, exerciseId: 'nothing' }), userId }),
};
