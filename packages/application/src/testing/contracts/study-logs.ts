import type { StudyBeat } from '@ykd/domain/report';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Repositories } from '../../application-deps.js';
import { countStudy } from '../../study-time/count-study.js';
import { withSubject, type MakeSubject } from './subject.js';

/** 2024-03-01 12:00 in Shanghai. */
const T = Date.UTC(2024, 2, 1, 4);
const YEAR = 2024;

const beat = (id: string, second: number, seconds = 60, over: Partial<StudyBeat> = {}): StudyBeat => ({
  id,
  courseId: 'py1',
  outlineNum: 0,
  sectionNum: 1,
  from: T + second * 1000,
  seconds,
  ...over,
});

const beats = fc.array(fc.tuple(fc.nat({ max: 200 }), fc.integer({ min: 1, max: 60 })), {
  minLength: 1,
  maxLength: 12,
});

/** How beats come. */
const WAYS = ['in one call', 'at once', 'one after the other'] as const;

/** What every StudyLogs does, and what is done to it in a UnitOfWork. */
export const studyLogsContract = (
  name: string,
  makeParts: MakeSubject<Pick<Repositories, 'studyLogs' | 'unitOfWork'>>,
): void => {
  const make = async () => {
    const { subject: parts, ...made } = await makeParts();
    const count = (userId: string, list: readonly StudyBeat[]) => countStudy(parts, userId, list);
    return { ...made, subject: { ...parts.studyLogs, count } };
  };
  describe(`${name}: StudyLogs`, () => {
    it(
      'counts a beat once, whatever is sent under its id',
      withSubject(make, async (logs) => {
        expect(await logs.count('member-1', [beat('a', 0), beat('a', 100)])).toBe(60);
        expect(await logs.count('member-1', [beat('a', 0), beat('a', 500)])).toBe(0);
        expect(await logs.findByYear('member-1', YEAR)).toEqual([{ at: T, courseId: 'py1', seconds: 60 }]);
        const asked = [
          ['member-1', YEAR - 1],
          ['member-1', YEAR],
          ['member-2', YEAR],
        ] as const;
        const studied = await Promise.all(asked.map(([userId, year]) => logs.hasStudied(userId, year)));
        expect(studied).toEqual([false, true, false]);
      }),
    );

    it(
      'adds only what no other beat has covered',
      withSubject(make, async (logs) => {
        await logs.count('member-1', [beat('a', 0), beat('c', 90, 30, { courseId: 'j1' })]);
        expect(await logs.count('member-1', [beat('b', 50), beat('d', 0, 300)])).toBe(30 + 180);
        expect(await logs.findByYear('member-1', YEAR)).toEqual([
          { at: T, courseId: 'py1', seconds: 60 },
          { at: T + 60_000, courseId: 'py1', seconds: 30 },
          { at: T + 90_000, courseId: 'j1', seconds: 30 },
          { at: T + 120_000, courseId: 'py1', seconds: 180 },
        ]);
      }),
    );

    it(
      'counts nothing when there is nothing to count',
      withSubject(make, async (logs) => {
        expect(await logs.count('member-1', [])).toBe(0);
        expect(await logs.findByYear('member-1', YEAR)).toEqual([]);
      }),
    );

    it(
      'counts what beats of one call have in common once, for the first of them',
      withSubject(make, async (logs) => {
        const late = beat('late', 6000);
        const sent = [beat('b', 30), beat('a', 0, 60, { courseId: 'j1' }), late, beat('c', 10, 30)];
        expect(await logs.count('member-1', sent)).toBe(90 + 60);
        expect(await logs.findByYear('member-1', YEAR)).toEqual([
          { at: T, courseId: 'j1', seconds: 30 },
          { at: T + 30_000, courseId: 'py1', seconds: 60 },
          { at: late.from, courseId: 'py1', seconds: 60 },
        ]);
        expect(await logs.count('member-1', [beat('c', 80, 20), beat('d', 5990)])).toBe(10 + 10);
      }),
    );

    it(
      'counts a thousand beats in one call, and as many gaps in one beat',
      withSubject(make, async (logs) => {
        const everyOther = Array.from({ length: 1001 }, (_, index) => beat(`b${index}`, index * 2, 1));
        expect(await logs.count('member-1', everyOther)).toBe(1001);
        expect(await logs.count('member-1', [beat('all', 0, 2002)])).toBe(1001);
        expect(await logs.findByYear('member-1', YEAR)).toHaveLength(2002);
      }),
    );

    it(
      'keeps members apart, also with the same id',
      withSubject(make, async (logs) => {
        expect(await logs.count('member-1', [beat('a', 0)])).toBe(60);
        expect(await logs.count('member-2', [beat('a', 0)])).toBe(60);
        expect(await logs.findByYear('member-3', YEAR)).toEqual([]);
        expect(await logs.findByYear("' OR 1=1 --\0", YEAR)).toEqual([]);
      }),
    );

    it(
      'reads a year of Shanghai',
      withSubject(make, async (logs) => {
        const newYear = Date.UTC(2024, 11, 31, 16);
        await logs.count('member-1', [
          beat('old', 0, 60, { from: newYear - 60_000 }),
          beat('new', 0, 60, { from: newYear }),
        ]);
        expect(await logs.findByYear('member-1', 2024)).toMatchObject([{ at: newYear - 60_000 }]);
        expect(await logs.findByYear('member-1', 2025)).toMatchObject([{ at: newYear }]);
        expect(await logs.findByYear('member-1', 2023)).toEqual([]);
      }),
    );

    it(
      'reads a span from its beginning until before its end',
      withSubject(make, async (logs) => {
        await logs.count('member-1', [beat('a', 0), beat('b', 120), beat('c', 240)]);
        const at = async (from: number, until: number) =>
          (await logs.findBetween('member-1', { from: T + from * 1000, until: T + until * 1000 })).map(
            (log) => (log.at - T) / 1000,
          );
        expect(await at(0, 241)).toEqual([0, 120, 240]);
        expect(await at(0, 240)).toEqual([0, 120]);
        expect(await at(1, 121)).toEqual([120]);
        expect(await at(121, 121)).toEqual([]);
        expect(await logs.findBetween('member-2', { from: 0, until: T * 2 })).toEqual([]);
      }),
    );

    it(
      'holds every second once, in whatever order beats come and however many at once',
      withSubject(make, async (logs) => {
        await fc.assert(
          fc.asyncProperty(beats, fc.uuid(), fc.constantFrom(...WAYS), async (parts, userId, way) => {
            const all = parts.map(([second, seconds], index) => beat(`b${index}`, second, seconds));
            if (way === 'in one call') await logs.count(userId, all);
            else if (way === 'at once') await Promise.all(all.map((one) => logs.count(userId, [one])));
            else for (const one of all) await logs.count(userId, [one]);
            const studied = new Set(
              parts.flatMap(([second, seconds]) => Array.from({ length: seconds }, (_, at) => second + at)),
            );
            const counted = (await logs.findByYear(userId, YEAR)).flatMap(({ at, seconds }) =>
              Array.from({ length: seconds }, (_, index) => (at - T) / 1000 + index),
            );
            expect(counted).toEqual([...studied].toSorted((a, b) => a - b));
            expect(await logs.count(userId, all)).toBe(0);
          }),
          { numRuns: 25 },
        );
      }),
    );
  });
};
