import { studyYear } from '@ykd/domain/report';
import { describe, expect, it } from 'vitest';
import type { Repositories } from '../../application-deps.js';
import type { KeptYear } from '../../entities/year-report.js';
import { countStudy } from '../../study-time/count-study.js';
import { makeYear } from '../../year-report/make-year.js';
import { sampleMember } from './samples.js';
import { withSubject, type MakeSubject } from './subject.js';

type Parts = Pick<Repositories, 'yearReports' | 'members' | 'studyLogs' | 'unitOfWork'>;

const YEAR = 2024;
const { from, until } = studyYear(YEAR);
const HOUR = 3_600_000;

/** Has a member study a minute at each of these instants. */
const study = (parts: Parts, key: string, ...instants: readonly number[]) =>
  countStudy(
    parts,
    `member-${key}`,
    instants.map((at) => ({
      id: `${key}-${at}`,
      courseId: 'py1',
      outlineNum: 0,
      sectionNum: 0,
      from: at,
      seconds: 60,
    })),
  );

/** A report as it is made of these instants. */
const reportOf = (key: string, instants: readonly number[], over: Partial<KeptYear> = {}): KeptYear => {
  const logs = instants.map((at) => ({ at, courseId: 'py1', seconds: 60 }));
  const made = makeYear(logs, { userId: `member-${key}`, year: YEAR, userNumber: 1, madeAt: 5 });
  if (made === undefined) throw new Error('a year without study');
  return { ...made, ...over };
};

/** What every YearReports does. */
export const yearReportsContract = (name: string, make: MakeSubject<Parts>): void => {
  const withMembers = (test: (parts: Parts) => Promise<void>) =>
    withSubject(make, async (parts) => {
      for (const key of ['1', '2', '3', '4']) await parts.members.insert(sampleMember(key));
      await test(parts);
    });

  describe(`${name}: YearReports`, () => {
    it(
      'keeps the latest report of a member and a year, whole',
      withMembers(async ({ yearReports }) => {
        const report = reportOf('1', [from, from + 30 * 24 * HOUR]);
        expect(await yearReports.find('member-1', YEAR)).toBeUndefined();
        await yearReports.store(reportOf('1', [from]));
        await yearReports.store(report);
        await yearReports.store(reportOf('2', [from]));
        expect(await yearReports.find('member-1', YEAR)).toStrictEqual(report);
        expect(await yearReports.find('member-1', YEAR + 1)).toBeUndefined();
      }),
    );

    it(
      'counts the pieces that began in a year of Shanghai',
      withMembers(async (parts) => {
        await study(parts, '1', from - 1000 * 61, from, from + HOUR, until - 1, until);
        await study(parts, '2', from);
        expect(await parts.yearReports.pieces('member-1', YEAR)).toBe(3);
        expect(await parts.yearReports.pieces('nobody', YEAR)).toBe(0);
      }),
    );

    it(
      'numbers each member once, whoever asks for him and however many at once',
      withMembers(async ({ yearReports, members }) => {
        const asked = await Promise.all([
          yearReports.numbersOf(['member-1', 'member-2']),
          yearReports.numbersOf(['member-2', 'member-3', 'nobody']),
          yearReports.numbersOf([]),
        ]);
        const all = new Map(asked.flatMap((numbers) => [...numbers]));
        expect([...all.keys()].toSorted()).toEqual(['member-1', 'member-2', 'member-3']);
        expect(new Set(all.values()).size).toBe(3);
        for (const numbers of asked) for (const [id, number] of numbers) expect(number).toBe(all.get(id));
        await members.insert(sampleMember('5'));
        const later = await yearReports.numbersOf(['member-5', 'member-1']);
        expect(later.get('member-1')).toBe(all.get('member-1'));
        expect(later.get('member-5')).toBeGreaterThan(Math.max(...all.values()));
      }),
    );

    it(
      'leads through all members part by part, with what they studied in the year',
      withMembers(async (parts) => {
        await study(parts, '1', from + HOUR, from);
        await study(parts, '3', until, from - HOUR);
        await study(parts, '4', from);
        const log = (at: number) => ({ at, courseId: 'py1', seconds: 60 });
        const first = await parts.yearReports.part(YEAR, { after: '', limit: 2 });
        expect(first).toEqual({
          members: [{ userId: 'member-1', logs: [log(from), log(from + HOUR)] }],
          last: 'member-2',
        });
        const second = await parts.yearReports.part(YEAR, { after: 'member-2', limit: 2 });
        expect(second).toEqual({ members: [{ userId: 'member-4', logs: [log(from)] }], last: 'member-4' });
        expect(await parts.yearReports.part(YEAR, { after: 'member-4', limit: 2 })).toEqual({
          members: [],
          last: undefined,
        });
      }),
    );

    it(
      'keeps each part once, and at the end who studied on how many days',
      withMembers(async ({ yearReports }) => {
        const none = { year: YEAR, after: '', last: 'member-2', reports: [], at: 9 };
        expect(await yearReports.build(YEAR)).toBeUndefined();
        expect(await yearReports.storePart(none)).toBe(false);
        await yearReports.begin({ year: YEAR, at: 7, goesOnFrom: 0 });
        const begun = { year: YEAR, after: '', made: 0, startedAt: 7, doneAt: null, learners: [] };
        expect(await yearReports.build(YEAR)).toStrictEqual(begun);
        // Under way: nobody begins again.
        await yearReports.begin({ year: YEAR, at: 8, goesOnFrom: 7 });
        expect(await yearReports.build(YEAR)).toStrictEqual(begun);
        const part = { ...none, reports: [reportOf('1', [from]), reportOf('2', [from, from + 48 * HOUR])] };
        const both = await Promise.all([yearReports.storePart(part), yearReports.storePart(part)]);
        expect(both.toSorted()).toEqual([false, true]);
        expect(await yearReports.build(YEAR)).toStrictEqual({ ...begun, after: 'member-2', made: 2 });
        const last = { ...none, after: 'member-2', last: undefined, reports: [reportOf('3', [from])] };
        expect(await yearReports.storePart(last)).toBe(true);
        expect(await yearReports.storePart(last)).toBe(false);
        const learners = [
          { studyDays: 1, learners: 2 },
          { studyDays: 2, learners: 1 },
        ];
        const done = { ...begun, after: 'member-2', made: 3, doneAt: 9, learners };
        expect(await yearReports.build(YEAR)).toStrictEqual(done);
        // Made anew: what was counted holds until the end.
        await yearReports.begin({ year: YEAR, at: 20, goesOnFrom: 7 });
        expect(await yearReports.build(YEAR)).toStrictEqual({ ...begun, startedAt: 20, learners });
        // Interrupted long ago: made anew as well.
        await yearReports.storePart({ ...part, reports: [], at: 21 });
        await yearReports.begin({ year: YEAR, at: 40, goesOnFrom: 21 });
        expect(await yearReports.build(YEAR)).toStrictEqual({ ...begun, startedAt: 40, learners });
        expect(await yearReports.find('member-2', YEAR)).toStrictEqual(part.reports[1]);
      }),
    );
  });
};
