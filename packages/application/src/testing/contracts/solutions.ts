import { describe, expect, it } from 'vitest';
import type { Repositories } from '../../application-deps.js';
import type { Solution } from '../../ports/solution.js';
import { storeSolution } from '../../solution/store-solution.js';
import { NASTY_TEXT } from './samples.js';
import { withSubject, type MakeSubject } from './subject.js';

const solutionOf = (exerciseId: string, over: Partial<Solution> = {}): Solution => ({
  courseId: 'py1',
  exerciseId,
  last: { code: `print("${exerciseId}")\n`, at: 10 },
  ...over,
});

/** What every Solutions does, and what is done to it in a UnitOfWork. */
export const solutionsContract = (
  name: string,
  makeParts: MakeSubject<Pick<Repositories, 'solutions' | 'unitOfWork'>>,
): void => {
  const make = async () => {
    const { subject: parts, ...made } = await makeParts();
    const save = (solution: Solution, userId = 'member-1', seen?: number) =>
      storeSolution(parts, userId, solution, { seen, now: 1_773_000_000_000 });
    const find = async (exerciseId: string, userId = 'member-1', courseId = 'py1') =>
      (await parts.solutions.findByExercises(userId, courseId, [exerciseId]))[0];
    return { ...made, subject: { ...parts.solutions, save, find } };
  };
  describe(`${name}: Solutions`, () => {
    it(
      'keeps a solution as it was written, also one without anything in it',
      withSubject(make, async (solutions) => {
        const written = solutionOf('sum', {
          last: { code: NASTY_TEXT, at: 1_772_000_000_000 },
          passed: { code: '', at: 0 },
        });
        expect(await solutions.save(written)).toEqual(written);
        expect(await solutions.find('sum')).toEqual(written);
        const unsolved = solutionOf('loop');
        await solutions.save(unsolved);
        expect(await solutions.find('loop')).toStrictEqual(unsolved);
      }),
    );

    it(
      'takes what follows the code that is there, from nobody else, and the same again',
      withSubject(make, async (solutions) => {
        const [old, young, unknowing] = [
          { code: 'old', at: 10 },
          { code: 'young', at: 20 },
          { code: 'unknowing', at: 30 },
        ];
        await solutions.save(solutionOf('sum', { last: old, passed: young }));
        const now = solutionOf('sum', { last: young, passed: young });
        for (const _again of [1, 2]) {
          const sent = solutionOf('sum', { last: young, passed: old });
          expect(await solutions.save(sent, 'member-1', old.at)).toEqual(now);
        }
        for (const seen of [undefined, old.at, unknowing.at]) {
          expect(await solutions.save(solutionOf('sum', { last: unknowing }), 'member-1', seen)).toEqual(now);
        }
        expect(await solutions.find('sum')).toEqual(now);
      }),
    );

    it(
      'takes one of several devices that save at once, and tells the others of it',
      withSubject(make, async (solutions) => {
        await solutions.save(solutionOf('sum', { last: { code: 'print(0)', at: 0 } }));
        const codes = [1, 2, 3, 4, 5, 6].map((at) => ({ code: `print(${at})`, at }));
        const answers = await Promise.all(
          codes.map((code) => solutions.save(solutionOf('sum', { last: code, passed: code }), 'member-1', 0)),
        );
        const kept = await solutions.find('sum');
        expect(kept?.passed).toEqual(codes.at(-1));
        expect(codes).toContainEqual(kept?.last);
        for (const { last } of answers) expect(last).toEqual(kept?.last);
      }),
    );

    it(
      'keeps members, courses and exercises apart',
      withSubject(make, async (solutions) => {
        await solutions.save(solutionOf('sum'));
        await solutions.save(solutionOf('sum', { last: { code: '别人的', at: 5 } }), 'member-2');
        await solutions.save(solutionOf('sum', { courseId: 'j1' }));
        await solutions.save(solutionOf('loop'));
        expect(await solutions.find('sum')).toEqual(solutionOf('sum'));
        expect((await solutions.find('sum', 'member-2'))?.last.code).toBe('别人的');
        expect(await solutions.find('sum', 'member-1', 'j1')).toEqual(solutionOf('sum', { courseId: 'j1' }));
        expect(await solutions.find('sum', 'member-3')).toBeUndefined();
        expect(await solutions.find('sum', "' OR 1=1 --\0")).toBeUndefined();
      }),
    );

    it(
      'finds those that are asked for, by their ids, and nothing for none',
      withSubject(make, async (solutions) => {
        for (const id of ['b', 'a', 'c']) await solutions.save(solutionOf(id));
        const found = async (...ids: readonly string[]) =>
          (await solutions.findByExercises('member-1', 'py1', ids)).map(({ exerciseId }) => exerciseId);
        expect(await found('c', 'a', 'c', 'nothing')).toEqual(['a', 'c']);
        expect(await found()).toEqual([]);
      }),
    );
  });
};
