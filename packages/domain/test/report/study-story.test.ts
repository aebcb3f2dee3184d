import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { log, logsArb } from './logs.js';
import { detailsByHand } from './oracle.js';
import { longestPause, STUDY_PAUSE_MIN_DAYS, studyReport, studyStory } from '../../src/report/index.js';
import { deepFreeze } from '../../src/shared/index.js';

const of2024 = { year: 2024, userNumber: 42 };

describe('studyStory', () => {
  test('a year without a log is the empty report', () => {
    expect(studyStory([log('2023-06-01 12:00')], of2024)).toEqual(studyReport([], of2024));
  });

  test('a small year, read out', () => {
    const logs = [
      log('2024-02-29 23:59', 7_200, 'j4'),
      log('2024-03-09 08:00', 600, 'j1'),
      log('2024-03-09 09:00', 6_600, 'py1'),
      log('2023-12-31 23:59', 99, 'f1'),
    ];
    const story = studyStory(deepFreeze(logs), of2024);
    expect(story).toMatchObject({
      courses: [
        { courseId: 'j4', seconds: 7_200 },
        { courseId: 'py1', seconds: 6_600 },
        { courseId: 'j1', seconds: 600 },
      ],
      // Both days have two hours: the earlier one is told.
      longestDay: { day: '2024-02-29', seconds: 7_200 },
      pause: { days: 8, from: '2024-03-01', to: '2024-03-08', back: '2024-03-09' },
    });
    expect(story).toHaveProperty('secondsByMonth', [0, 7_200, 7_200, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(story).toHaveProperty('secondsByHour.23', 7_200);
  });

  test('a day that was only opened is the longest where there is no other, not the first of the year', () => {
    expect(studyStory([log('2024-05-02 10:00', 0)], of2024)).toHaveProperty('longestDay', {
      day: '2024-05-02',
      seconds: 0,
    });
  });

  test.prop([logsArb, fc.constantFrom(2023, 2024, 2025)])(
    'agrees with the year told by hand',
    (logs, year) => {
      const of = { year, userNumber: 7 };
      expect(studyStory(logs, of)).toEqual({ ...studyReport(logs, of), ...detailsByHand(logs, year) });
    },
  );
});

describe('longestPause', () => {
  const FIRST = '2024-03-01';
  test.each([
    ['nothing', [], null],
    ['one day', [FIRST], null],
    ['a day too few', [FIRST, '2024-03-08'], null],
    [
      'a week',
      [FIRST, '2024-03-09'],
      { days: STUDY_PAUSE_MIN_DAYS, from: '2024-03-02', to: '2024-03-08', back: '2024-03-09' },
    ],
    [
      'two of a week: the earlier',
      [FIRST, '2024-03-09', '2024-03-17'],
      { days: 7, from: '2024-03-02', to: '2024-03-08', back: '2024-03-09' },
    ],
    [
      'a longer one later',
      [FIRST, '2024-03-09', '2024-03-18'],
      { days: 8, from: '2024-03-10', to: '2024-03-17', back: '2024-03-18' },
    ],
  ])('%s', (_, days, pause) => {
    expect(longestPause(days)).toEqual(pause);
  });
});
