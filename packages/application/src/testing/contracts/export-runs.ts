import { describe, expect, it } from 'vitest';
import type { Repositories } from '../../application-deps.js';
import type { ExportRun } from '../../ports/export-runs.js';
import type { TxExportRuns } from '../../ports/export-runs.js';
import { addPerson } from './student-samples.js';
import { withSubject, type MakeSubject } from './subject.js';

type Subject = Pick<Repositories, 'exportRuns' | 'unitOfWork' | 'members'>;

const runOf = (id: string, over: Partial<ExportRun> = {}): ExportRun => ({
  id,
  userId: 'jing',
  list: 'students',
  format: 'csv',
  asked: { search: "O'Hara \\ 王", columns: 'name,mobile' },
  conditions: '搜索「王」',
  rows: 0,
  state: 'running',
  isTaken: false,
  startedAt: 10,
  touchedAt: 10,
  endedAt: null,
  ...over,
});

/** What every ExportRuns does, and what is done to it in a UnitOfWork. */
export const exportRunsContract = (name: string, make: MakeSubject<Subject>): void => {
  const inside = <T>({ unitOfWork }: Subject, work: (runs: TxExportRuns) => Promise<T>): Promise<T> =>
    unitOfWork.transaction(async ({ exportRuns }) => {
      await exportRuns.lockOwner('jing');
      return work(exportRuns);
    });
  const test = (body: (subject: Subject) => Promise<void>) =>
    withSubject(make, async (subject) => {
      for (const id of ['jing', 'tao']) await addPerson(subject, id);
      await body(subject);
    });
  const add = (subject: Subject, ...runs: readonly ExportRun[]) =>
    inside(subject, async ({ insert }) => {
      for (const run of runs) await insert(run);
    });

  describe(`${name}: ExportRuns`, () => {
    it(
      'keeps runs as they began, for whom they are',
      test(async (subject) => {
        const run = runOf('a');
        await add(subject, run, runOf('b', { userId: 'tao' }), runOf('c', { startedAt: 20 }));
        const { exportRuns } = subject;
        expect(await exportRuns.find('jing', 'a')).toEqual(run);
        expect(await exportRuns.find('tao', 'a')).toBeUndefined();
        expect((await exportRuns.ofUser('jing', 5)).map(({ id }) => id)).toEqual(['c', 'a']);
        expect((await exportRuns.ofUser('jing', 1)).map(({ id }) => id)).toEqual(['c']);
        expect(await inside(subject, ({ find }) => find('jing', 'a'))).toEqual(run);
        expect(await inside(subject, ({ find }) => find('tao', 'a'))).toBeUndefined();
      }),
    );

    it(
      'gives a file away once, however many come for it',
      test(async (subject) => {
        await add(subject, runOf('a'));
        const came = [1, 2, 3].map((at) => subject.exportRuns.take('a', 20 + at));
        expect((await Promise.all(came)).filter(Boolean)).toHaveLength(1);
        expect(await subject.exportRuns.find('jing', 'a')).toMatchObject({ isTaken: true });
        expect(await subject.exportRuns.take('nobody', 20)).toBe(false);
      }),
    );

    it(
      'notes how far a run is while it runs, and how it ended',
      test(async (subject) => {
        const { exportRuns } = subject;
        await add(subject, runOf('a'));
        expect(await exportRuns.progress('a', 500, 30)).toBe(true);
        expect(await exportRuns.find('jing', 'a')).toMatchObject({ rows: 500, touchedAt: 30, endedAt: null });
        await inside(subject, ({ end }) => end('a', 'cancelled', 700, 40));
        const ended = { rows: 700, state: 'cancelled', touchedAt: 40, endedAt: 40 };
        expect(await exportRuns.find('jing', 'a')).toMatchObject(ended);
        expect(await exportRuns.progress('a', 900, 50)).toBe(false);
        expect(await exportRuns.take('a', 50)).toBe(false);
        expect(await exportRuns.find('jing', 'a')).toMatchObject(ended);
      }),
    );

    it(
      'counts those of somebody that run and were heard of, and forgets old ones',
      test(async (subject) => {
        await add(
          subject,
          runOf('a', { touchedAt: 10 }),
          runOf('b', { touchedAt: 20 }),
          runOf('c', { touchedAt: 30, state: 'done' }),
          runOf('d', { touchedAt: 30, userId: 'tao', startedAt: 1 }),
          runOf('e', { touchedAt: 30, startedAt: 11 }),
        );
        expect(await inside(subject, ({ countRunning }) => countRunning('jing', 20))).toBe(2);
        const running = await inside(subject, (runs) => runs.running('jing'));
        expect(running.map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'e']);
        await inside(subject, ({ deleteOlder }) => deleteOlder('jing', 11));
        expect((await subject.exportRuns.ofUser('jing', 9)).map(({ id }) => id)).toEqual(['e']);
        expect(await subject.exportRuns.ofUser('tao', 9)).toHaveLength(1);
      }),
    );
  });
};
