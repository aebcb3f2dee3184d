import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { log, logsArb } from './logs.js';
import { reportByHand } from './oracle.js';
import {
  activeGradeOf,
  LUCKY_WORDS,
  luckyWordOf,
  studyReport,
  type StudyLog,
} from '../../src/report/index.js';
import { deepFreeze } from '../../src/shared/index.js';
import { ODD_IDS, shanghai } from '../support/orders.js';

const of2024 = { year: 2024, userNumber: 42 };

/** The report, which has to be one of a year with study. */
const studied = (logs: readonly StudyLog[], of = of2024) => {
  const report = studyReport(deepFreeze(logs), of);
  if (report.kind !== 'studied') throw new Error('an empty report');
  return report;
};

describe('studyReport', () => {
  test('a year without a log is empty', () => {
    const empty = { kind: 'empty', year: 2024, reportNumber: '2024-000042' };
    expect(studyReport([], of2024)).toEqual(empty);
    expect(studyReport([log('2023-12-31 23:59'), log('2025-01-01 00:00')], of2024)).toEqual(empty);
  });

  test('a small year, read out', () => {
    const logs = [
      log('2024-03-05 21:30', 1_800, 'j4'),
      log('2024-02-28 08:15', 900, 'j1'),
      log('2024-02-29 20:00', 600, 'j5'),
      log('2024-03-01 20:59', 1_200, 'j1'),
      log('2024-03-01 21:00', 60, 'j1'),
      log('2023-03-01 21:00', 86_400, 'g1'),
    ];
    expect(studyReport(deepFreeze(logs), of2024)).toEqual({
      kind: 'studied',
      year: 2024,
      reportNumber: '2024-000042',
      studyDaysInYear: 4,
      studyDates: ['2024-02-28', '2024-02-29', '2024-03-01', '2024-03-05'],
      inactiveDates: ['2024-03-02', '2024-03-03', '2024-03-04'],
      longestConsecutive: { days: 3, from: '2024-02-28', to: '2024-03-01' },
      activeHour: 21,
      activeGrade: 'evening',
      longMonths: [2, 3],
      firstStudyLog: { at: shanghai('2024-02-28 08:15:00.000'), courseId: 'j1' },
      firstStudyTime: '2024-02-28 08:15',
      stage: 'Java 基础',
      luckyWord: luckyWordOf(2024, 42),
      totalSeconds: 4_560,
    });
  });

  test('the year begins and ends at midnight in Shanghai', () => {
    const [first, last] = [shanghai('2024-01-01 00:00:00.000'), shanghai('2024-12-31 23:59:59.999')];
    const at = (instant: number): StudyLog => ({ at: instant, courseId: 'j1', seconds: 60 });
    const { studyDates, firstStudyTime } = studied([at(first - 1), at(first), at(last), at(last + 1)]);
    expect(studyDates).toEqual(['2024-01-01', '2024-12-31']);
    expect(firstStudyTime).toBe('2024-01-01 00:00');
  });

  test('a year of 366 days, each with study', () => {
    const everyDay = Array.from({ length: 366 }, (_, day) => ({
      at: shanghai('2024-01-01 05:00:00.000') + day * 86_400_000,
      courseId: 'j1',
      seconds: 1,
    }));
    const report = studied(everyDay);
    expect(report.longestConsecutive).toEqual({ days: 366, from: '2024-01-01', to: '2024-12-31' });
    expect(report.inactiveDates).toEqual([]);
    expect(report.longMonths).toEqual([1, 3, 5, 7, 8, 10, 12]);
    expect(report.activeGrade).toBe('dawn');
  });

  test('ties: the earlier hour, the earlier run, the smaller course id, the earlier stage', () => {
    const report = studied([
      log('2024-05-02 22:00', 100, 'py2'),
      log('2024-05-01 04:00', 100, 'py1'),
      log('2024-05-01 04:00', 0, 'j14'),
      log('2024-06-01 04:00', 0, 'py10'),
      log('2024-06-02 22:00', 200, 'py10'),
      log('2024-06-02 04:00', 200, 'j14'),
    ]);
    expect(report.activeHour).toBe(4);
    expect(report.longestConsecutive).toEqual({ days: 2, from: '2024-05-01', to: '2024-05-02' });
    expect(report.firstStudyLog.courseId).toBe('j14');
    expect(report.stage).toBe('Python 入门');
  });

  test('courses outside the plan, odd ids included, lead to no stage', () => {
    const report = studied(ODD_IDS.map((courseId) => log('2024-05-01 12:00', 60, courseId)));
    expect(report.stage).toBeNull();
    expect(report.totalSeconds).toBe(60 * ODD_IDS.length);
    expect(report.firstStudyLog.courseId).toBe('');
  });

  test('a course that was only opened still has its stage', () => {
    expect(studied([log('2024-05-01 12:00', 0, 'f1')]).stage).toBe('前端基础');
  });

  test.each([
    [4, 'night'],
    [5, 'dawn'],
    [8, 'dawn'],
    [9, 'morning'],
    [11, 'morning'],
    [12, 'afternoon'],
    [17, 'afternoon'],
    [18, 'evening'],
    [22, 'evening'],
    [23, 'night'],
    [0, 'night'],
  ])('%i o’clock is %s', (hour, grade) => {
    const report = studied([log(`2024-05-01 ${String(hour).padStart(2, '0')}:59`)]);
    expect(report.activeHour).toBe(hour);
    expect(report.activeGrade).toBe(grade);
  });

  test.each([NaN, -1, 24, 8.5])('%s is no hour', (hour) => {
    expect(() => activeGradeOf(hour)).toThrow(`not an hour: ${hour}`);
  });

  test.each([
    ['0', '2024-000000'],
    ['999999', '2024-999999'],
    ['1234567', '2024-1234567'],
  ])('user number %s has the report number %s', (userNumber, reportNumber) => {
    expect(studyReport([], { year: 2024, userNumber: Number(userNumber) }).reportNumber).toBe(reportNumber);
  });

  test('more seconds than can be added up are refused, in any order', () => {
    const logs = [log('2024-05-01 12:00', Number.MAX_SAFE_INTEGER), log('2024-05-02 12:00', 1)];
    expect(() => studyReport(logs, of2024)).toThrow('more seconds');
    expect(() => studyReport(logs.toReversed(), of2024)).toThrow('more seconds');
    expect(studied(logs.slice(0, 1)).totalSeconds).toBe(Number.MAX_SAFE_INTEGER);
  });

  test.each([NaN, Infinity, 2024.5, 999, 10_000, -2024])('%s is no year', (year) => {
    expect(() => studyReport([], { year, userNumber: 1 })).toThrow(RangeError);
  });

  test.each([NaN, Infinity, -1, 1.5, 2 ** 53])('%s is no user number', (userNumber) => {
    expect(() => studyReport([], { year: 2024, userNumber })).toThrow(`not a user number: ${userNumber}`);
  });

  test.each([
    { at: NaN },
    { at: Infinity },
    { seconds: -1 },
    { seconds: NaN },
    { seconds: 0.5 },
    { at: shanghai('2020-01-01 00:00:00.000'), seconds: -1 },
  ])('%j is no log, in whatever year', (wrong) => {
    const logs = [log('2024-05-01 12:00'), { ...log('2024-05-01 12:00'), ...wrong }];
    expect(() => studyReport(logs, of2024)).toThrow('not a study log');
  });
});

describe('studyReport as a property', () => {
  test.prop([logsArb, fc.constantFrom(2023, 2024, 2025)])(
    'agrees with the report made by hand',
    (logs, year) => {
      const byHand = reportByHand(logs, year);
      const report = studyReport(logs, { year, userNumber: 7 });
      const head = { year, reportNumber: `${year}-000007` };
      expect(report).toEqual(
        byHand
          ? { kind: 'studied', ...head, ...byHand, luckyWord: luckyWordOf(year, 7) }
          : { kind: 'empty', ...head },
      );
    },
  );

  const shuffledArb = logsArb.chain((logs) =>
    fc.tuple(fc.constant(logs), fc.shuffledSubarray(logs, { minLength: logs.length })),
  );

  test.prop([shuffledArb])('does not mind the order of the logs', ([logs, shuffled]) => {
    expect(studyReport(shuffled, of2024)).toEqual(studyReport(logs, of2024));
  });
});

describe('luckyWordOf', () => {
  test('sixteen different Chinese words', () => {
    expect(new Set(LUCKY_WORDS).size).toBe(16);
    for (const word of LUCKY_WORDS) expect(word).toMatch(/^\p{Script=Han}{4}$/u);
  });

  const yearArb = fc.integer({ min: 1_000, max: 9_999 });
  const userNumberArb = fc.maxSafeNat();

  test.prop([yearArb, userNumberArb])('is from the list', (year, userNumber) => {
    expect(LUCKY_WORDS).toContain(luckyWordOf(year, userNumber));
  });

  test.prop([yearArb, fc.nat({ max: 1_000_000 })])(
    'neighbours differ, and so do two years',
    (year, userNumber) => {
      expect(luckyWordOf(year, userNumber)).not.toBe(luckyWordOf(year, userNumber + 1));
      expect(luckyWordOf(year, userNumber)).not.toBe(luckyWordOf(year + 1, userNumber));
    },
  );

  test.each([NaN, -1, 1.5, 2 ** 53])('%s is neither a year nor a user number', (number) => {
    expect(() => luckyWordOf(number, 1)).toThrow('no lucky word');
    expect(() => luckyWordOf(2024, number)).toThrow('no lucky word');
  });

  test('never changes: these were given to somebody', () => {
    const given = [luckyWordOf(2023, 0), luckyWordOf(2024, 42), luckyWordOf(2025, 1_234_567)];
    expect(given).toEqual(['步步为营', '渐入佳境', '日积月累']);
  });

  test('every word is somebody’s', () => {
    const words = Array.from({ length: 16 }, (_, userNumber) => luckyWordOf(2024, userNumber));
    expect(new Set(words)).toEqual(new Set(LUCKY_WORDS));
  });
});
