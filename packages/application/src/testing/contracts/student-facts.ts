import { mainOrderEnds } from '@ykd/domain/order';
import { beatSpan } from '@ykd/domain/report';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_ORDER_ENDS, studyDayOf, type ListedStudent, type StudentFacts } from '../../student/index.js';
import { happen, happening, STUDY_YEAR, type FactParts, type Happening } from './student-events.js';
import { addPerson } from './student-samples.js';
import { withSubject, type MakeSubject } from './subject.js';

const OLDEST = { key: 'gmtCreated', isDescending: false };

/** How what happens comes. */
const WAYS = ['one after the other', 'at once'] as const;

const KEYS = ['validUntil', 'serviceUntil', 'lastStudied'] as const;

/** What is to be known of a student, from what the other repositories tell. */
const factsFrom = async (
  { orders, studyLogs, accountSync }: FactParts,
  id: string,
): Promise<StudentFacts> => {
  const logs = await studyLogs.findByYear(id, STUDY_YEAR);
  const ends = logs.map(({ at, seconds }) => beatSpan({ from: at, seconds }).until);
  const states = await accountSync.statesOf(id);
  return {
    ...(mainOrderEnds(await orders.findPaidByUser(id)) ?? NO_ORDER_ENDS),
    lastStudied: ends.length === 0 ? null : studyDayOf(Math.max(...ends)),
    syncFailed: states.some(({ state }) => state === 'failed'),
  };
};

const factsOf = ({
  validUntil,
  serviceUntil,
  boughtAt,
  lastStudied,
  syncFailed,
}: ListedStudent): StudentFacts => ({
  validUntil,
  serviceUntil,
  boughtAt,
  lastStudied,
  syncFailed,
});

/** What every list of students knows of what they bought and did. */
export const studentFactsContract = (name: string, make: MakeSubject<FactParts>): void => {
  /** Some students to whom this and that has happened, with what follows from it. */
  const crowd = async (parts: FactParts): Promise<readonly ListedStudent[]> => {
    const ids = Array.from({ length: 9 }, (_, index) => `c${index}`);
    for (const id of ids) await addPerson(parts, id);
    const events = fc.sample(happening(ids), { seed: 7, numRuns: 60 });
    for (const [at, event] of events.entries()) await happen(parts, event, at);
    return (await parts.students.page(OLDEST, { limit: 99 }, { tests: [] })).list;
  };

  describe(`${name}: what follows from what students bought and did`, () => {
    it.each(WAYS)(
      'is what a calculation from the beginning finds, whatever happens %s',
      async (way) =>
        withSubject(make, async (parts) => {
          let run = 0;
          const anything = fc.array(happening(['a', 'b']), { minLength: 1, maxLength: 24 });
          const property = fc.asyncProperty(anything, async (events) => {
            run += 1;
            const own = (id: string) => `${id}${run}`;
            for (const id of ['a', 'b']) await addPerson(parts, own(id));
            const doing = events.map(
              (event, at) => () => happen(parts, { ...event, id: own(event.id) }, run * 1_000 + at),
            );
            if (way === 'at once') await Promise.all(doing.map((act) => act()));
            else for (const act of doing) await act();
            const { list } = await parts.students.page(
              OLDEST,
              { limit: 9 },
              { tests: [], ids: ['a', 'b'].map(own) },
            );
            expect(list).toHaveLength(2);
            for (const student of list) {
              expect(factsOf(student)).toEqual(await factsFrom(parts, student.id));
            }
          });
          await fc.assert(property, { numRuns: 30, endOnFailure: true });
        })(),
      60_000,
    );

    it(
      'has no failure any more once what was given up is tried again, by a wish, by hand or by a change of the profile',
      withSubject(make, async (parts) => {
        const [chat, host] = [{ target: 'chat' }, { target: 'code-host' }] as const;
        await addPerson(parts, 'a');
        const isFailed = async () => {
          const { list } = await parts.students.page(OLDEST, { limit: 1 }, { tests: [] });
          return list[0]?.syncFailed;
        };
        let at = 0;
        const act = async (what: Happening['what']) => {
          at += 2;
          await happen(parts, { id: 'a', what }, at);
        };
        for (const again of [
          { kind: 'wished', ...chat },
          { kind: 'retried', ...chat },
          { kind: 'renamed', name: '李雷' },
        ] as const) {
          await act({ kind: 'wished', ...chat });
          await act({ kind: 'wished', ...host });
          await act({ kind: 'failed', ...chat });
          expect(await isFailed()).toBe(false);
          await act({ kind: 'gave up', ...chat });
          expect(await isFailed()).toBe(true);
          await act({ kind: 'succeeded', ...host });
          expect(await isFailed()).toBe(true);
          await act(again);
          expect(await isFailed()).toBe(false);
        }
        // Of two that were given up one is tried again.
        await act({ kind: 'wished', ...host });
        for (const target of [chat, host]) await act({ kind: 'gave up', ...target });
        await act({ kind: 'wished', ...chat });
        expect(await isFailed()).toBe(true);
      }),
    );

    it(
      'counts orders and study that were there before the student was',
      withSubject(make, async (parts) => {
        const events = fc.sample(happening(['z']), { seed: 1, numRuns: 40 });
        for (const [at, event] of events.entries()) await happen(parts, event, at);
        const expected = await factsFrom(parts, 'z');
        expect(expected.validUntil).not.toBeNull();
        expect(expected.lastStudied).not.toBeNull();
        await addPerson(parts, 'z');
        const { list } = await parts.students.page(OLDEST, { limit: 9 }, { tests: [] });
        expect(list.map(factsOf)).toEqual([expected]);
      }),
    );

    it(
      'narrows the list by days, by emptiness and by failures',
      withSubject(make, async (parts) => {
        const all = await crowd(parts);
        const idsOf = (wanted: (student: ListedStudent) => boolean) =>
          all
            .filter(wanted)
            .map(({ id }) => id)
            .toSorted();
        for (const key of KEYS) {
          const values = all.flatMap((student) => student[key] ?? []);
          expect(values.length).toBeGreaterThan(1);
          const middle = values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
          const tests = [
            { kind: 'empty', isEmpty: true },
            { kind: 'empty', isEmpty: false },
            { kind: 'range', below: middle },
            { kind: 'range', from: middle },
            { kind: 'range', from: middle, below: middle + 1 },
          ] as const;
          const passing = [
            idsOf((student) => student[key] === null),
            idsOf((student) => student[key] !== null),
            idsOf((student) => (student[key] ?? Infinity) < middle),
            idsOf((student) => (student[key] ?? -Infinity) >= middle),
            idsOf((student) => student[key] === middle),
          ];
          for (const [at, test] of tests.entries()) {
            const asked = { tests: [{ key, test }] };
            expect(await parts.students.ids(asked, { after: '', limit: 99 })).toEqual(passing[at]);
            expect(await parts.students.count(asked, 99)).toBe(passing[at]?.length);
            for (const order of [OLDEST, { key, isDescending: true }, { key, isDescending: false }]) {
              const { list } = await parts.students.page(order, { limit: 99 }, asked);
              expect(list.map(({ id }) => id).toSorted()).toEqual(passing[at]);
            }
          }
        }
        for (const isFailed of [true, false]) {
          const asked = {
            tests: [{ key: 'syncFailed', test: { kind: 'in', values: [Number(isFailed)] } }],
          } as const;
          const { list } = await parts.students.page(OLDEST, { limit: 99 }, asked);
          expect(list.map(({ id }) => id).toSorted()).toEqual(
            idsOf(({ syncFailed }) => syncFailed === isFailed),
          );
          expect(list.length).toBeGreaterThan(0);
          expect(await parts.students.count(asked, 99)).toBe(list.length);
        }
      }),
    );

    it(
      'sorts the list, those with nothing there behind the others',
      withSubject(make, async (parts) => {
        const all = await crowd(parts);
        for (const key of KEYS) {
          const { list } = await parts.students.page(
            { key, isDescending: false },
            { limit: 99 },
            { tests: [] },
          );
          const values = list.map((student) => student[key] ?? Infinity);
          expect(values).toEqual(all.map((student) => student[key] ?? Infinity).toSorted((a, b) => a - b));
        }
      }),
    );
  });
};
