import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { log, logsArb } from './logs.js';
import {
  aheadOfFellows,
  editionYear,
  isYearOver,
  latestReportYear,
  nearestToldPage,
  nextYearGoal,
  NO_DEEDS,
  popupReportYear,
  REPORT_EDITIONS,
  reportEditionOf,
  studyStory,
  toldPages,
  type ReportTopic,
  type StudyLog,
  type YearDeeds,
} from '../../src/report/index.js';
import { ACTIVITY_PERIODS } from '../../src/campaign/index.js';
import { shanghai } from '../support/orders.js';

const EDITIONS = Object.values(REPORT_EDITIONS);
const topics = (name: keyof typeof REPORT_EDITIONS, logs: readonly StudyLog[], deeds: YearDeeds = NO_DEEDS) =>
  toldPages(REPORT_EDITIONS[name], studyStory(logs, { year: 2024, userNumber: 1 }), deeds).map(
    ({ topic }) => topic,
  );

describe('the reports', () => {
  test('that tells of a year is its own, or the one of the latest', () => {
    expect([2022, 2023, 2024, 2025].map((year) => reportEditionOf(year).name)).toEqual([
      'report',
      'report2023',
      'report2024',
      'report',
    ]);
  });

  test('have the pages of the specification', () => {
    const paths = EDITIONS.map(({ pages }) => pages.map(({ path }) => path.split('/').slice(2).join('/')));
    expect(paths).toEqual([
      ['', 'page2', 'page3', 'page4', 'page5', 'page6', 'page7', 'page11', 'page12'],
      [
        'cover',
        'page1',
        'page2',
        'page3',
        'page4',
        'page5',
        'page6',
        'page9',
        'page10',
        'page11',
        'page12',
        'page13',
        'pageend',
      ],
      ['cover', 'page1', 'page2', 'page3', 'page4', 'page5', 'page6', 'page8', 'page9', 'page10', 'pageend'],
    ]);
  });

  test('tell each thing once, from the cover to the end', () => {
    for (const { pages } of EDITIONS) {
      const told = pages.map(({ topic }) => topic);
      expect(new Set(told).size).toBe(told.length);
      expect([told[0], told.at(-1)]).toEqual(['cover', 'end']);
    }
  });
});

describe('toldPages', () => {
  const ONE_DAY = [log('2024-05-01 12:00')];
  const DAYS = [
    log('2024-05-01 12:00'),
    log('2024-05-02 12:00'),
    log('2024-05-03 12:00'),
    log('2024-06-20 12:00'),
  ];
  const ALL: YearDeeds = { exercises: 1, checkIns: 1, notes: 1, ahead: 50 };

  test('a year without study has no page', () => {
    for (const edition of EDITIONS) {
      expect(toldPages(edition, studyStory([], { year: 2024, userNumber: 1 }), ALL)).toEqual([]);
    }
  });

  test('a year of one day has three pages', () => {
    expect(topics('report', ONE_DAY)).toEqual(['cover', 'first', 'end']);
    for (const { name } of EDITIONS) expect(topics(name, ONE_DAY, ALL)).toEqual(['cover', 'first', 'end']);
  });

  test('a full year has all of them', () => {
    for (const { name, pages } of EDITIONS) {
      expect(topics(name, DAYS, ALL)).toEqual(pages.map(({ topic }) => topic));
    }
  });

  test.each<[ReportTopic, keyof typeof REPORT_EDITIONS, readonly StudyLog[], YearDeeds]>([
    ['run', 'report2023', DAYS.slice(0, 2), ALL],
    ['months', 'report2023', DAYS.slice(0, 3), ALL],
    ['pause', 'report2023', DAYS.slice(0, 3), ALL],
    ['stage', 'report2023', DAYS.map((one) => ({ ...one, courseId: 'x' })), ALL],
    ['exercises', 'report2023', DAYS, { ...ALL, exercises: 0 }],
    ['check-ins', 'report2024', DAYS, { ...ALL, checkIns: 0 }],
    ['notes', 'report2024', DAYS, { ...ALL, notes: 0 }],
    ['fellows', 'report2024', DAYS, { ...ALL, ahead: null }],
    ['courses', 'report', DAYS.map((one) => ({ ...one, seconds: 0 })), ALL],
    ['hour', 'report', DAYS.map((one) => ({ ...one, seconds: 0 })), ALL],
    ['longest-day', 'report2024', DAYS.map((one) => ({ ...one, seconds: 0 })), ALL],
  ])('nothing is told of %s where there is nothing to be glad of', (topic, name, logs, deeds) => {
    expect(topics(name, logs, deeds)).not.toContain(topic);
    expect(topics(name, DAYS, ALL)).toContain(topic);
  });

  const deedsArb = fc.record({
    exercises: fc.nat({ max: 2 }),
    checkIns: fc.nat({ max: 2 }),
    notes: fc.nat({ max: 2 }),
    ahead: fc.option(fc.integer({ min: 50, max: 100 })),
  });
  test.prop([logsArb, deedsArb, fc.constantFrom(...EDITIONS)])(
    'are pages of the report in its order, and each page leads to one of them',
    (logs, deeds, edition) => {
      const told = toldPages(edition, studyStory(logs, { year: 2024, userNumber: 1 }), deeds);
      expect(edition.pages.filter((page) => told.includes(page))).toEqual(told);
      for (const page of edition.pages) {
        const nearest = nearestToldPage(edition, told, page.path);
        if (told.length === 0) expect(nearest).toBeUndefined();
        else if (told.includes(page)) expect(nearest).toBe(page);
        else {
          expect(told).toContain(nearest);
          expect(edition.pages.indexOf(nearest!)).toBeGreaterThan(edition.pages.indexOf(page));
        }
      }
      expect(nearestToldPage(edition, told, '/report/page8')).toBeUndefined();
    },
  );
});

describe('the year of a report', () => {
  const END = shanghai('2025-01-01 00:00:00.000');

  test('is over at midnight in Shanghai', () => {
    expect([isYearOver(2024, END - 1), isYearOver(2024, END)]).toEqual([false, true]);
  });

  test('is the latest one that is over, or that of the popup while it runs', () => {
    expect([latestReportYear(END - 1, null), latestReportYear(END, null)]).toEqual([2023, 2024]);
    expect(latestReportYear(END - 1, 2024)).toBe(2024);
    expect(EDITIONS.map((edition) => editionYear(edition, END - 1, null))).toEqual([2023, 2023, 2024]);
    expect(EDITIONS.map((edition) => editionYear(edition, END - 1, 2025))).toEqual([2025, 2023, 2024]);
  });

  test.each([
    [ACTIVITY_PERIODS.report_popup.firstDay, ACTIVITY_PERIODS.report_popup.lastDay, 2024],
    ['2024-11-30', '2024-12-31', 2023],
    ['2024-11-30', '2025-01-01', 2024],
    ['2024-12-01', '2024-12-01', 2024],
    ['2024-12-31', '2025-01-20', 2024],
    ['2024-12-31', '2026-01-01', 2025],
    ['2025-06-18', '2025-06-20', 2024],
  ])('that a popup tells of that began on %s and is seen on %s', (firstDay, day, year) => {
    expect(popupReportYear(firstDay, day)).toBe(year);
  });

  test('of a popup that begins on no day is an error', () => {
    expect(() => popupReportYear('2025-02-30', '2025-03-01')).toThrow(RangeError);
    expect(() => popupReportYear('2025-02-28', '2025-02-30')).toThrow(RangeError);
  });
});

describe('aheadOfFellows', () => {
  const counted = (studyDays: number) => ({ studyDays, isCounted: true });
  const others = (behind: number, before: number) => [
    { studyDays: 10, learners: behind },
    { studyDays: 20, learners: 1 },
    { studyDays: 30, learners: before },
  ];

  test.each([
    ['too few others', others(19, 0), null],
    ['just enough', others(20, 0), 100],
    ['the half', others(10, 10), 50],
    ['below the half', others(9, 11), null],
    ['never rounded up', others(199, 1), 99],
    ['nobody', [], null],
  ])('%s', (_, counts, percent) => {
    expect(aheadOfFellows(counted(20), counts)).toBe(percent);
  });

  test('who studied on as many days is not behind', () => {
    expect(aheadOfFellows(counted(20), [{ studyDays: 20, learners: 41 }])).toBeNull();
  });

  test('who studied more since everybody was counted is never behind himself', () => {
    const counts = [{ studyDays: 10, learners: 21 }];
    expect(aheadOfFellows({ studyDays: 12, isCounted: false }, counts)).toBe(100);
  });

  test.prop([
    fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 20, maxLength: 60 }),
    fc.integer({ min: 1, max: 60 }),
    fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
  ])(
    'tells no larger share than is true, whenever he was counted, or not at all',
    (fellows, days, before) => {
      const all = before === undefined ? fellows : [...fellows, Math.min(before, days)];
      const counts = [...new Set(all)].map((studyDays) => ({
        studyDays,
        learners: all.filter((one) => one === studyDays).length,
      }));
      const told = aheadOfFellows({ studyDays: days, isCounted: false }, counts);
      const share = (fellows.filter((one) => one < days).length * 100) / fellows.length;
      expect(told ?? 0).toBeLessThanOrEqual(share);
    },
  );
});

describe('nextYearGoal', () => {
  test.each([
    [1, 10],
    [9, 10],
    [10, 20],
    [364, 365],
    [365, 365],
    [366, 365],
  ])('after %i days, %i', (days, goal) => {
    expect(nextYearGoal(days)).toBe(goal);
  });
});
